import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/ladder/index.js';
import { tryFigure } from './support.js';

const { stateOf, modelOf, factsOf } = tryFigure(figure);

test('the slowest pair at d = 512 needs 60611.477166 slots', () => {
  const { longest, last, pairs } = factsOf({ dModel: 512 });
  assert.deepEqual([last, pairs], [255, 256]);
  assert.ok(Math.abs(longest - 60611.477166) < 5e-7);
});

test('a text of 60000 slots is 0.98991 of a turn for it, so one pair does not complete', () => {
  const { turnsOfLast, completed } = factsOf({ dModel: 512, length: 60000 });
  assert.ok(Math.abs(turnsOfLast - 0.98991) < 5e-6);
  assert.equal(completed, 255);
  assert.equal(factsOf({ dModel: 512, length: 60612 }).completed, 256);
});

test('pair 7 at d = 64 turns 2.1224 times in 100 slots, pair 8 1.5915 times', () => {
  const { turns } = modelOf({ length: 100 }).mine;
  assert.ok(Math.abs(turns[7] - 2.1224) < 5e-5);
  assert.ok(Math.abs(turns[8] - 1.5915) < 5e-5);
});

test('the pairs below the line of the length are those that complete a turn', () => {
  for (const length of [1, 6, 7, 50, 5000, 1000000]) {
    const { wavelengths, completed } = modelOf({ length }).mine;
    const below = [...wavelengths].filter((wavelength) => wavelength <= length);
    assert.equal(below.length, completed);
  }
});

test('equal steps of the pair are equal factors of the wavelength', () => {
  const { wavelengths } = modelOf({ dModel: 64 }).mine;
  for (let pair = 1; pair < 32; ++pair) {
    const factor = wavelengths[pair] / wavelengths[pair - 1];
    assert.ok(Math.abs(factor - 1.333521432163324) < 1e-12, String(factor));
  }
});

test('wavelength times omega is one turn for every pair', () => {
  const { wavelengths, omegas } = modelOf({ dModel: 128, base: 500 }).mine;
  for (let pair = 0; pair < 64; ++pair) {
    assert.ok(Math.abs(wavelengths[pair] * omegas[pair] - 2 * Math.PI) < 1e-14);
  }
});

test('over base 1 all pairs coincide', () => {
  const { wavelengths } = modelOf({ base: 1 }).mine;
  assert.ok(wavelengths.every((/** @type {number} */ one) => one === wavelengths[0]));
});

test('base 100 reaches 617.117 slots at d = 512 and 544.101 at d = 64', () => {
  assert.ok(Math.abs(factsOf({ dModel: 512 }).smallLongest - 617.117) < 5e-4);
  assert.ok(Math.abs(factsOf({ dModel: 64 }).smallLongest - 544.101) < 5e-4);
});

test('no ladder reaches 2 pi times its base', () => {
  for (const dModel of [2, 4, 64, 512]) {
    for (const { base, longest } of modelOf({ dModel, base: 500000 }).ladders) {
      assert.ok(longest < 2 * Math.PI * base);
    }
  }
});

test('a base of the reader stands between the two, one of the two is marked as theirs', () => {
  const basesOf = (/** @type {number} */ own) =>
    modelOf({ base: own }).ladders.map((/** @type {any} */ { base, mine }) => [base, mine]);
  assert.deepEqual(basesOf(500000), [
    [100, false],
    [10000, false],
    [500000, true],
  ]);
  assert.deepEqual(basesOf(1), [
    [1, true],
    [100, false],
    [10000, false],
  ]);
  assert.deepEqual(basesOf(10000), [
    [100, false],
    [10000, true],
  ]);
});

test('the larger the base, the fewer pairs complete a turn: from 32 of 32 over base 1 to 24 over base 10000', () => {
  const counts = [1, 10, 100, 1000, 10000, 1e6].map((base) => factsOf({ base }).completed);
  for (let n = 1; n < counts.length; ++n) assert.ok(counts[n] <= counts[n - 1]);
  assert.deepEqual([counts[0], counts[4]], [32, 24]);
});

test('from pair to pair the wavelength grows by base^(2/d), and a single pair has no next', () => {
  const [small, paper] = modelOf({ dModel: 8 }).ladders;
  assert.ok(Math.abs(/** @type {number} */ (small.factor) - 100 ** 0.25) < 1e-12);
  assert.ok(Math.abs(/** @type {number} */ (paper.factor) - 10) < 1e-12);
  assert.equal(modelOf({ dModel: 2 }).mine.factor, null);
});

test('the table has a row for each pair', () => {
  const { columns, rows } = figure.table(modelOf({ dModel: 8 }), stateOf({ dModel: 8 }));
  assert.equal(rows.length, 4);
  assert.ok(rows.every((row) => row.length === columns.length));
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ dModel: 0 }), RangeError);
  assert.throws(() => modelOf({ base: Number.POSITIVE_INFINITY }), RangeError);
  assert.throws(() => modelOf({ length: 4.5 }), RangeError);
});
