// Every value of tests/golden/encoding.csv, which is true to more than 100 bits, from the modules
// that ship.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { testEach } from './support.js';

// Of the types of encode: dtype 'float64'.
const kLargestError = 1.0e-16;

const [, ...lines] = readFileSync(new URL('../golden/encoding.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const golden = lines.map((line) => {
  const [dModel, base, first, step, row, dimension, value, rest] = line.split(',').map(Number);
  return { dModel, base, first, step, row, dimension, value, rest };
});

/** Lines of one ladder and one run have one row in common. @type {Map<string, typeof golden>} */
const rows = new Map();
for (const one of golden) rows.set(rowKey(one), [...(rows.get(rowKey(one)) ?? []), one]);

/** @param {(typeof golden)[number]} one */
function rowKey({ dModel, base, first, step, row }) {
  return [dModel, base, first, step, row].join();
}

// A row that far down is asked for as a table of its own only where its position is a double.
const reachable = [...rows.values()].filter(([{ first, step, row, dModel }]) => {
  const position = first + row * step;
  return row * dModel < 2 ** 20 || (Number.isInteger(step) && Number.isSafeInteger(position));
});

/**
 * @param {import('./support.js').Encoder} encoder
 * @param {'float32' | 'float64'} dtype
 * @param {(typeof golden)[number]} one
 */
function encodedRow(encoder, dtype, { dModel, base, first, step, row }) {
  if (row * dModel >= 2 ** 20) {
    return encoder.encode({ dModel, base, first: first + row * step, count: 1, dtype });
  }
  const table = encoder.encode({ dModel, base, first, step, count: row + 1, dtype });
  return table.subarray(row * dModel);
}

testEach('float64 values are within the stated error of the true ones', (encoder) => {
  assert.ok(reachable.length > 400);
  let largest = 0;
  for (const group of reachable) {
    const row = encodedRow(encoder, 'float64', group[0]);
    for (const { dimension, value, rest } of group) {
      largest = Math.max(largest, Math.abs(row[dimension] - value - rest));
    }
  }
  assert.ok(largest <= kLargestError, `largest error ${largest}`);
});

testEach('float32 values are the correctly rounded ones', (encoder) => {
  for (const group of reachable) {
    const row = encodedRow(encoder, 'float32', group[0]);
    for (const { dimension, value, ...one } of group) {
      // The double nearest to the true value rounds as that does, unless it lies halfway.
      assert.equal(row[dimension], Math.fround(value), JSON.stringify({ dimension, ...one }));
    }
  }
});
