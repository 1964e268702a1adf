import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/summary/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure, { position: 8 });

test('at slot 8 the wave stands at minus the sine of pi / 3', () => {
  near(factsOf().sine, -0.866025403784439, 1e-14);
  near(factsOf().cosine, -0.5, 1e-14);
});

test('seven other slots share its height, three of them its point on the circle', () => {
  const { twins } = modelOf();
  const slotsOf = (/** @type {string} */ kind) =>
    twins.filter((/** @type {any} */ twin) => twin.kind === kind).map(({ slot = 0 }) => slot);
  assert.deepEqual(slotsOf('period'), [20, 32, 44]);
  assert.deepEqual(slotsOf('mirror'), [10, 22, 34, 46]);
  assert.deepEqual([factsOf().twins, factsOf().periods], [7, 3]);
});

test('the whole code has no twin: the closest is a neighbour, 1.471848 away', () => {
  const { distance, nearest } = factsOf();
  near(distance, 1.471848, 5e-7);
  assert.equal(Math.abs(nearest - 8), 1);
});

test('the window of slots moves along with the position', () => {
  for (const [position, first] of [
    [0, 0],
    [47, 0],
    [48, 48],
    [9973, 9936],
  ]) {
    const model = modelOf({ position });
    assert.equal(model.first, first);
    for (const { slot } of model.twins) assert.ok(slot >= first && slot < first + 48);
    assert.ok(factsOf({ position }).nearest >= first);
  }
});

test('a wave too fast for its points is not drawn as a line', () => {
  assert.ok(modelOf({ omega: Math.PI }).curve);
  assert.equal(modelOf({ omega: 1000 }).curve, null);
});

test('the sum is the embedding with the tag added, and the tag is sqrt(32) long', () => {
  const { tag, embedding, sum, tagNorm } = modelOf().tagged;
  sum.forEach((/** @type {number} */ value, /** @type {number} */ n) => {
    near(value - embedding[n], tag[n], 1e-15);
  });
  near(tagNorm, Math.sqrt(32), 1e-13);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ omega: Number.NaN }), RangeError);
  assert.throws(() => modelOf({ dModel: 9 }), RangeError);
});
