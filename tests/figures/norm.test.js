import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/norm/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);
const totalOf = (/** @type {number[]} */ counts) => counts.reduce((sum, count) => sum + count, 0);

test('every point of the table is counted once', () => {
  for (const partial of [{}, { dModel: 2, count: 10 }, { first: 1e15 }, { base: 1 }]) {
    const { counts, pairs, rows } = modelOf(partial);
    assert.equal(totalOf(counts), pairs * rows);
  }
  assert.equal(factsOf().points, 3200);
});

test('the largest deviation is 2 units of 2 to the -53, wherever the table begins', () => {
  for (const first of [0, 1000, 1e6, 1e15]) {
    const facts = factsOf({ first });
    assert.equal(facts.most, 2);
    assert.equal(facts.largestDeviation, 2 ** -52);
  }
});

test('most points are exactly on the circle', () => {
  const { exact, points } = factsOf();
  assert.ok(exact > points / 2 && exact < points);
});

test('just above 1 numbers are two units apart, so no point is 1 or 3 units out', () => {
  const { units, counts } = modelOf({ dModel: 512, count: 400 });
  for (const odd of [1, 3]) assert.equal(counts[units.indexOf(odd)], 0);
});

test('the squares of a row add up to d / 2', () => {
  for (const dModel of [2, 64, 512]) {
    const { squaredNorm, smallest, largest } = factsOf({ dModel });
    assert.equal(squaredNorm, dModel / 2);
    near(smallest, dModel / 2, 1e-12);
    near(largest, dModel / 2, 1e-12);
  }
});

test('the dots are points of the table, some thousands at most', () => {
  for (const partial of [{}, { dModel: 1024, count: 400 }, { dModel: 8 }]) {
    const { xs, ys } = modelOf(partial).dots;
    assert.ok(xs.length <= 4000);
    xs.forEach((/** @type {number} */ x, /** @type {number} */ n) => {
      near(Math.hypot(x, ys[n]), 1, 1e-7);
    });
  }
});

test('a table that leaves the exact positions is refused', () => {
  assert.throws(() => modelOf({ first: 2 ** 53 }), RangeError);
});
