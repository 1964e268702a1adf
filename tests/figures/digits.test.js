import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/digits/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('from 7 to 8 four digits change, a step of 2; from 8 to 9 one, a step of 1', () => {
  assert.deepEqual([factsOf({ position: 7 }).flips, factsOf({ position: 7 }).step], [4, 2]);
  assert.deepEqual([factsOf({ position: 8 }).flips, factsOf({ position: 8 }).step], [1, 1]);
  assert.equal(factsOf().most, 5);
});

test('the digits of 6 are 0110, the quick one first', () => {
  const { digits } = modelOf();
  assert.deepEqual(
    digits.map((/** @type {number[]} */ row) => row[6]),
    [0, 1, 1, 0, 0],
  );
});

test('at d = 26 each wave is 2.03092 times as slow as the one before', () => {
  near(factsOf().ratio, 2.03092, 5e-6);
});

test('the tag moves equally far at every step, as the sine form of the distance says', () => {
  const { tagStep } = modelOf();
  // D_1^2 = sum of 4 sin^2(omega_i / 2) over the 13 pairs.
  const omegas = Array.from({ length: 13 }, (_, i) => 10000 ** (-i / 13));
  const sum = omegas.reduce((all, omega) => all + 4 * Math.sin(omega / 2) ** 2, 0);
  near(tagStep, Math.sqrt(sum), 1e-12);
});
