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
  const { turns } = modelOf({ length: 100 });
  assert.ok(Math.abs(turns[7] - 2.1224) < 5e-5);
  assert.ok(Math.abs(turns[8] - 1.5915) < 5e-5);
});

test('the pairs below the line of the length are those that complete a turn', () => {
  for (const length of [1, 6, 7, 50, 5000, 1000000]) {
    const { wavelengths, completed } = modelOf({ length });
    const below = [...wavelengths].filter((wavelength) => wavelength <= length);
    assert.equal(below.length, completed);
  }
});

test('equal steps of the pair are equal factors of the wavelength', () => {
  const { wavelengths } = modelOf({ dModel: 64 });
  for (let pair = 1; pair < 32; ++pair) {
    const factor = wavelengths[pair] / wavelengths[pair - 1];
    assert.ok(Math.abs(factor - 1.333521432163324) < 1e-12, String(factor));
  }
});

test('wavelength times omega is one turn for every pair', () => {
  const { wavelengths, omegas } = modelOf({ dModel: 128, base: 500 });
  for (let pair = 0; pair < 64; ++pair) {
    assert.ok(Math.abs(wavelengths[pair] * omegas[pair] - 2 * Math.PI) < 1e-14);
  }
});

test('over base 1 all pairs coincide', () => {
  const { wavelengths } = modelOf({ base: 1 });
  assert.ok(wavelengths.every((/** @type {number} */ one) => one === wavelengths[0]));
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
