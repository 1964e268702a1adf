import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure, shapeOf, shownPairs } from '../../web/figures/build/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure, { exampleDModel: 8 });

test('with 8 dimensions the speeds are 1, 0.1, 0.01 and 0.001', () => {
  assert.deepEqual(modelOf().pairs, [0, 1, 2, 3]);
  modelOf().speeds.forEach((/** @type {number} */ speed, /** @type {number} */ pair) => {
    near(speed, [1, 0.1, 0.01, 0.001][pair], 1e-17);
  });
});

test('row 5 of the table with 8 dimensions is the one that is known', () => {
  const row = [0.95892427, 0.28366219, 0.47942554, 0.87758256, 0.04997917, 0.99875026];
  const [first, second, third] = modelOf().cells[5];
  near(first.sine, -row[0], 5e-9);
  near(first.cosine, row[1], 5e-9);
  near(second.sine, row[2], 5e-9);
  near(second.cosine, row[3], 5e-9);
  near(third.sine, row[4], 5e-9);
  near(third.cosine, row[5], 5e-9);
});

test('every angle is its slot times its speed', () => {
  const { cells, speeds } = modelOf({ exampleDModel: 64, base: 500 });
  cells.forEach((/** @type {any[]} */ row, /** @type {number} */ slot) => {
    row.forEach(({ angle }, n) => {
      near(angle, slot * speeds[n], 1e-15);
    });
  });
});

test('slot 3 of pair 1 turns 0.3 radian, into columns 2 and 3', () => {
  const facts = factsOf();
  near(facts.angle, 0.3, 1e-16);
  near(facts.sine, 0.29552020666134, 1e-14);
  near(facts.cosine, 0.955336489125606, 1e-14);
  assert.deepEqual([facts.even, facts.odd], [2, 3]);
});

test('the shapes are those that NumPy prints', () => {
  const shapes = [0, 1, 2, 3, 4, 5].map((step) => shapeOf(step, 8));
  assert.deepEqual(shapes, ['(6, 1)', '(1, 4)', '(6, 4)', '(6, 4)', '(6, 4)', '(6, 8)']);
});

test('of many pairs the first, the last and the chosen one have a place', () => {
  assert.deepEqual(shownPairs(1, 0), [0]);
  assert.deepEqual(shownPairs(4, 2), [0, 1, 2, 3]);
  assert.deepEqual(shownPairs(32, 1), [0, 1, 2, 31]);
  assert.deepEqual(shownPairs(32, 17), [0, 1, 17, 31]);
  assert.deepEqual(shownPairs(32, 31), [0, 1, 2, 31]);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ exampleDModel: 7 }), RangeError);
  assert.throws(() => modelOf({ base: 0.5 }), RangeError);
});
