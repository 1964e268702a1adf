import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/slowest/index.js';
import { engine, near, tryFigure } from './support.js';

const { stateOf, modelOf } = tryFigure(figure);

test('with 512 dimensions pair 255 needs 60611.477166 slots, 2 pi times 9646.616199112', () => {
  const { pair, wavelength, divisor } = modelOf({ dModel: 512 });
  assert.equal(pair, 255);
  near(wavelength, 60611.477166, 1e-6);
  near(divisor, 9646.616199112, 1e-8);
});

test('a book of 60000 slots makes 0.98991 of that turn: not quite one', () => {
  const { turns, end } = modelOf({ dModel: 512, length: 60000 });
  near(turns, 0.98991, 5e-6);
  assert.ok(end.sine < 0 && end.cosine > 0.99);
});

test('other widths and bases have the wavelengths that they should', () => {
  near(modelOf().wavelength, 47117.24, 5e-3);
  near(modelOf({ dModel: 4 }).wavelength, 628.3185, 5e-5);
  near(modelOf({ dModel: 512, base: 100 }).wavelength, 617.117, 5e-4);
  near(modelOf({ dModel: 64, base: 100 }).wavelength, 544.101, 5e-4);
});

test('the curve starts at (0, 1) and covers the slots shown', () => {
  const { wave, step } = modelOf({ slowestCount: 100000 });
  assert.equal(wave.sines[0], 0);
  assert.equal(wave.cosines[0], 1);
  assert.equal((wave.sines.length - 1) * step, 100000);
  wave.sines.forEach((/** @type {number} */ sine, /** @type {number} */ n) => {
    near(sine * sine + wave.cosines[n] * wave.cosines[n], 1, 1e-14);
  });
});

test('a wave that turns too often for its samples is not drawn at all', () => {
  assert.equal(modelOf({ dModel: 2 }).wave, null);
  assert.notEqual(modelOf({ dModel: 2, slowestCount: 500 }).wave, null);
  const { wave, shown } = modelOf({ dModel: 4, slowestCount: 62000 });
  assert.ok(shown < 100 && wave !== null);
});

test('the table ends with the end of the document, drawn or not', () => {
  for (const dModel of [2, 64]) {
    const state = stateOf({ dModel, length: 5000 });
    const { columns, rows } = figure.table(figure.model(engine, state), state);
    const last = rows[rows.length - 1];
    assert.equal(last[0], 5000);
    assert.equal(last.length, columns.length);
  }
});

test('a length that is no number of slots is refused by its name', () => {
  for (const length of [-1, 0.5, 2 ** 54]) {
    assert.throws(() => modelOf({ length }), { name: 'RangeError', parameter: 'length' });
  }
});
