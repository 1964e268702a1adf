import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure, printedDimensions } from '../../web/figures/rows/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);
const kOne = [0.841471, 0.540302, 0.681561, 0.731761, 0.533168, 0.846009, 0.409309, 0.912396];
const kFifty = [
  -0.262374854, 0.964966028, -0.202981035, 0.979182669, 0.156620138, -0.987658915, 0.787241913,
  -0.616644281,
];

test('positions 0, 1 and 50 print the rows that are known', () => {
  const [zero, one, fifty] = modelOf().rows;
  assert.deepEqual(zero.values, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
  kOne.forEach((value, n) => {
    near(one.values[n], value, 5e-7);
  });
  kFifty.forEach((value, n) => {
    near(fifty.values[n], value, 5e-10);
  });
});

test('after 50 steps the last pair has turned by 0.0066676 radian', () => {
  const [, , fifty] = modelOf().rows;
  near(fifty.values[8], 0.00666756, 5e-9);
  near(fifty.values[9], 0.99997777, 5e-9);
});

test('eight values and the last pair are printed, or all there are', () => {
  assert.deepEqual(printedDimensions(64), [0, 1, 2, 3, 4, 5, 6, 7, 62, 63]);
  assert.deepEqual(printedDimensions(4), [0, 1, 2, 3]);
  assert.deepEqual(printedDimensions(10), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(printedDimensions(2), [0, 1]);
});

test('the caption compares the first pair and the last', () => {
  const facts = factsOf();
  assert.deepEqual([facts.oneSine, facts.oneCosine, facts.oneLastSine], [0, 1, 0]);
  near(facts.twoSine, 0.841470984807897, 1e-15);
  assert.equal(facts.lastPair, 31);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ dModel: 3 }), RangeError);
});
