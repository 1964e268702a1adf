import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const [dModel, base, length, slowPair] = [16, 10000, 5000, 5];
const state = { dModel, base, length, slowPair };
const waveOf = (/** @type {number} */ pair, of = base) => 2 * Math.PI * of ** ((2 * pair) / dModel);

/** The logarithmic scale on the left, from two of its numbers. @param {any[]} drawn */
function heightsIn(drawn) {
  const [ten, thousand] = ['10', '1000'].map((text) =>
    drawn.find((one) => one.text === text && one['text-anchor'] === 'end'),
  );
  const decade = (Number(thousand.y) - Number(ten.y)) / 2;
  return (/** @type {number} */ value) => Number(ten.y) + (Math.log10(value) - 1) * decade;
}

test('ladder: every pair at its wavelength, those that complete a turn told from the others', async () => {
  const picture = await mountFigure('ladder', state);
  const drawn = picture.drawn();
  const [x, y] = [scaleIn(drawn, 'x'), heightsIn(drawn)];
  const completed = [0, 1, 2, 3, 4, 5, 6, 7].filter((pair) => waveOf(pair) <= length).length;
  const dots = those(drawn, { tag: 'circle', fill: tones.step });
  const rings = those(drawn, { tag: 'circle', stroke: tones.muted });
  alike(
    dots.map(middleOf),
    Array.from({ length: completed }, (_, pair) => [x(pair), y(waveOf(pair))]),
    'pairs with a whole turn',
    0.1,
  );
  alike(
    rings.map(middleOf),
    Array.from({ length: 8 - completed }, (_, n) => [x(completed + n), y(waveOf(completed + n))]),
    'pairs without',
    0.1,
  );
  const mark = only(drawn, { tag: 'path', fill: tones.step });
  alike([middleOf(mark)], [[x(slowPair), y(waveOf(slowPair))]], 'the pair looked at', 0.1);
  const line = only(drawn, { tag: 'path', stroke: tones.ink, 'stroke-width': '2' });
  near(placesIn(line.d)[0][1], y(length), 'the length of the text', 0.1);
  only(drawn, { text: picture.stage.text('labels.length', { length }) });
  const end = only(drawn, { tag: 'path', stroke: tones.step, 'stroke-width': '1' });
  near(placesIn(end.d)[0][0], x(completed - 0.5), 'where turns end to be complete', 0.1);
  const band = only(drawn, { tag: 'rect', fill: tones.step });
  near(Number(band.x) + Number(band.width), x(completed - 0.5), 'the shaded pairs', 0.1);
  const other = those(drawn, { tag: 'path', stroke: tones.muted, 'stroke-dasharray': '6 4' })[0];
  alike(
    placesIn(other.d),
    Array.from({ length: 8 }, (_, pair) => [x(pair), y(waveOf(pair, 100))]),
    'the ladder over base 100',
    0.1,
  );
  only(drawn, { text: picture.stage.text('labels.base', { base: 100 }) });
  // The scale on the right: omega 0.1 stands where the wavelength is 2 pi / 0.1.
  const tenth = drawn.find(({ text, ...one }) => text === '0.1' && one['text-anchor'] !== 'end');
  near(Number(tenth?.y), y(20 * Math.PI), 'omega', 0.1);
  const [count, pair] = picture.all('.panel-head').map(({ textContent }) => textContent);
  assert.equal(count, picture.stage.text('labels.count', { completed, pairs: 8, length }));
  const facts = {
    pair: 5,
    wavelength: waveOf(5),
    omega: (2 * Math.PI) / waveOf(5),
    turns: length / waveOf(5),
  };
  assert.equal(pair, picture.stage.text('labels.pair', facts));
  press(picture.canvases[0], x(2), 60);
  assert.equal(picture.state.slowPair, 2);
  picture.change({ slowPair: 5 });
  type(picture.canvases[0], 'ArrowRight');
  assert.equal(picture.state.slowPair, 6);
  picture.destroy();
});
