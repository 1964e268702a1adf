import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/lines/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('pair 0 makes 15.9155 turns in 100 slots and pair 16 makes 0.159155', () => {
  near(factsOf().oneTurns, 15.9155, 5e-5);
  near(factsOf().twoTurns, 0.159155, 5e-7);
});

test('a quarter of a turn is 1.5708 slots of pair 0 and 157.0796 slots of pair 16', () => {
  near(factsOf().oneQuarter, Math.PI / 2, 1e-15);
  near(factsOf().twoQuarter, 157.0796, 5e-5);
});

test('slid by a quarter of a turn, the cosine lies on the sine', () => {
  for (const partial of [
    {},
    { onePair: 5, otherPair: 31, base: 77 },
    { dModel: 512, count: 400 },
  ]) {
    for (const { slid, sines } of modelOf({ ...partial, slide: 0.25 }).pairs) {
      assert.equal(slid.length, sines.length);
      slid.forEach((/** @type {number} */ value, /** @type {number} */ n) => {
        near(value, sines[n], 1e-12);
      });
    }
  }
});

test('slid by less, it does not', () => {
  const [{ slid, sines }] = modelOf({ slide: 0.1 }).pairs;
  const apart = sines.map((/** @type {number} */ sine, /** @type {number} */ n) => sine - slid[n]);
  assert.ok(Math.max(...apart) > 0.8);
});

test('left as it is, there is one cosine', () => {
  for (const { slid } of modelOf().pairs) assert.equal(slid, null);
});

test('a fast wave gets points enough to look round, whole slots among them', () => {
  const [fast, slow] = modelOf().pairs;
  assert.ok(fast.period / fast.step >= 24);
  assert.equal(slow.step, 1);
  for (let slot = 0; slot < 100; ++slot) near(fast.sines[slot / fast.step], Math.sin(slot), 1e-14);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ dModel: 5 }), RangeError);
});
