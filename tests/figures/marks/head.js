import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press } from '../mounted.js';

const sentence = 'the cat sat on the mat';
const [slots, position, dModel, sharpness, offset] = [6, 3, 16, 0.5, 1];

/** The scores of a query turned back by the offset, without the words. */
function scores() {
  return Array.from({ length: slots }, (_, slot) => {
    let sum = 0;
    for (let pair = 0; pair < dModel / 2; ++pair)
      sum += Math.cos((position - offset - slot) / 10000 ** ((2 * pair) / dModel));
    return sharpness * sum;
  });
}

test('head: a bar for each word as high as its weight, and the term of the score below', async () => {
  const state = /** @type {const} */ ({
    sentence,
    position,
    dModel,
    headSharpness: sharpness,
    headOffset: offset,
    headWords: 'none',
    headPairs: 'all',
  });
  const picture = await mountFigure('head', state);
  const wanted = scores();
  const sum = wanted.reduce((all, score) => all + Math.exp(score), 0);
  const weights = wanted.map((score) => Math.exp(score) / sum);
  const drawn = picture.drawn(0);
  const y = scaleIn(drawn, 'y');
  const bars = those(drawn, { tag: 'rect' });
  assert.equal(bars.length, slots);
  bars.forEach((bar, slot) => {
    near(Number(bar.height), y(0) - y(weights[slot]), `bar ${slot}`);
    near(Number(bar.y) + Number(bar.height), y(0), 'foot');
    assert.equal(
      bar.fill,
      tones[slot === position ? 'position' : slot === 2 ? 'shifted' : 'muted'],
    );
    const [centre] = middleOf(bar);
    const over = drawn.filter(({ tag, x }) => tag === 'text' && Math.abs(Number(x) - centre) < 0.6);
    assert.deepEqual(
      over.map(({ text }) => text),
      [sentence.split(' ')[slot], picture.stage.number(weights[slot], ':2')],
    );
  });
  const below = picture.drawn(1);
  const [x, up] = [scaleIn(below, 'x'), scaleIn(below, 'y')];
  const dots = those(below, { tag: 'circle', fill: tones.shifted });
  alike(
    dots.map(middleOf),
    Array.from(picture.model.tagTag, (one, slot) => [x(slot), up(one)]),
    'term',
  );
  const line = only(below, { tag: 'path', stroke: tones.position });
  for (const [px] of placesIn(line.d)) near(px, x(position), 'slot');
  const best = weights.indexOf(Math.max(...weights));
  assert.equal(
    dots.indexOf(dots.reduce((high, one) => (Number(one.cy) < Number(high.cy) ? one : high))),
    best,
  );
  assert.equal(
    picture.canvases[0].getAttribute('aria-valuetext'),
    picture.stage.text('labels.now', { slot: position, weight: weights[2] }),
  );
  press(picture.canvases[0], middleOf(bars[5])[0], 100);
  assert.equal(picture.state.position, 5);
  picture.destroy();
});

test('head: with the words mixed in there are four terms, each told apart without colour too', async () => {
  const picture = await mountFigure('head', { sentence, position, dModel, headWords: 'mixed' });
  const drawn = picture.drawn(1);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const entries = picture.all('.legend li').map(({ textContent }) => textContent);
  for (const [n, [key, tone, dash]] of /** @type {const} */ ([
    ['tagTag', 'shifted', undefined],
    ['wordWord', 'warning', '2 3'],
    ['wordTag', 'muted', '7 4'],
    ['tagWord', 'ink', '10 3 2 3'],
  ]).entries()) {
    const dots = those(drawn, { tag: 'circle', fill: tones[tone] });
    alike(
      dots.map(middleOf),
      Array.from(picture.model[key], (one, slot) => [x(slot), y(one)]),
      key,
    );
    const curve = drawn.find(
      ({ tag, stroke, d }) =>
        tag === 'path' && stroke === tones[tone] && placesIn(d).length === slots,
    );
    assert.equal(curve?.['stroke-dasharray'], dash);
    assert.equal(entries[n], picture.stage.text(`labels.${key}`));
  }
  // The four terms of a score are all of it.
  const { wordWord, wordTag, tagWord, tagTag, scores: all } = picture.model;
  all.forEach((/** @type {number} */ score, /** @type {number} */ slot) => {
    const sum = wordWord[slot] + wordTag[slot] + tagWord[slot] + tagTag[slot];
    near(sum, score, `score ${slot}`, Math.abs(score) * 1e-9 + 1e-9);
  });
  picture.destroy();
});

test('head: of many words each bar has its number, and long words are cut', async () => {
  const words = Array.from({ length: 30 }, (_, n) => `w${n}`).join(' ');
  const picture = await mountFigure('head', { sentence: words, position: 2, dModel });
  const drawn = picture.drawn(0);
  assert.equal(those(drawn, { tag: 'rect' }).length, 24);
  only(drawn, { text: '23' });
  assert.ok(
    !drawn.some(({ text }) => text === picture.stage.number(picture.model.weights[2], ':2')),
  );
  picture.change({ sentence: 'encyclopaedia of waves' });
  only(picture.drawn(0), { text: 'encycl\u2026' });
  picture.destroy();
});
