import assert from 'node:assert/strict';
import { test } from 'node:test';
import { near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure } from '../mounted.js';

test('counter: a bar for each slot as high as its number, the last one named', async () => {
  const picture = await mountFigure('counter', { counterLength: 20, dModel: 64 });
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const bars = those(drawn, { tag: 'rect' });
  assert.equal(bars.length, 20);
  bars.forEach((bar, slot) => {
    near(Number(bar.height), y(0) - y(slot), `bar ${slot}`);
    near(Number(bar.x) + Number(bar.width) / 2, x(slot), `place of bar ${slot}`);
    assert.equal(bar.fill, tones[slot === 19 ? 'warning' : 'muted']);
  });
  only(drawn, { text: '19', fill: tones.warning });
  const level = only(drawn, { tag: 'path', stroke: tones.ink });
  near(placesIn(level.d)[0][1], y(picture.model.highest), 'largest number of the embedding');
  picture.destroy();
});

test('counter: of very many slots a bar stands for the last of each stretch', async () => {
  const picture = await mountFigure('counter', { counterLength: 10000, dModel: 64 });
  const drawn = picture.drawn(0);
  const y = scaleIn(drawn, 'y');
  const bars = those(drawn, { tag: 'rect' });
  const { perBar } = picture.model;
  bars.forEach((bar, n) => {
    near(Number(bar.height), y(0) - y(Math.min((n + 1) * perBar, 10000) - 1), `bar ${n}`);
  });
  picture.destroy();
});

test('counter: the list in the last slot, with and without the number, and both sizes to scale', async () => {
  const picture = await mountFigure('counter', { counterLength: 20, dModel: 64 });
  const { embedding, sum, embeddingNorm } = picture.model;
  const drawn = picture.drawn(1);
  const y = scaleIn(drawn, 'y');
  for (const [tone, values] of /** @type {const} */ ([
    ['warning', sum],
    ['ink', embedding],
  ])) {
    const bars = those(drawn, { tag: 'rect', fill: tones[tone] });
    assert.equal(bars.length, values.length);
    bars.forEach((bar, place) => {
      near(Number(bar.height), Math.abs(y(values[place]) - y(0)), `${tone} ${place}`);
      near(Number(bar.y), Math.min(y(values[place]), y(0)), `top of ${tone} ${place}`);
    });
  }
  sum.forEach((/** @type {number} */ value, /** @type {number} */ place) => {
    near(value - embedding[place], 19, `number added at ${place}`, 1e-9);
  });
  const counterNorm = 19 * Math.sqrt(64);
  const shares = picture
    .all('.counter-size-bar')
    .map((bar) => Number(bar.style.getPropertyValue('--share')));
  near(shares[0], embeddingNorm / counterNorm, 'embedding', 1e-9);
  near(shares[1], 1, 'counter', 1e-9);
  const texts = picture.all('.counter-size-text').map(({ textContent }) => textContent);
  assert.deepEqual(texts, [
    picture.stage.text('labels.size', { size: embeddingNorm }),
    picture.stage.text('labels.sizeAndRatio', {
      size: counterNorm,
      ratio: counterNorm / embeddingNorm,
      embedding: embeddingNorm,
    }),
  ]);
  picture.destroy();
});
