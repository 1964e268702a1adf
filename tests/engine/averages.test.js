import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { testEach } from './support.js';

// Of the types of averages.
const kLargestError = 1.4e-15;
const kLargestNarrowError = 3.0e-8;

const [, ...lines] = readFileSync(new URL('../golden/averages.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

testEach('means over 1 to 10^12 slots are within the stated error of the true ones', (encoder) => {
  assert.ok(lines.length > 1000);
  let largest = 0;
  let narrow = 0;
  for (const line of lines) {
    const [dModel, base, first, step, slots, row, dimension, value] = line.split(',').map(Number);
    const given = { dModel, base, first, step, slots, count: row + 1 };
    const place = row * dModel + dimension;
    largest = Math.max(largest, Math.abs(encoder.averages(given)[place] - value));
    const float32 = encoder.averages({ ...given, dtype: 'float32' });
    narrow = Math.max(narrow, Math.abs(float32[place] - value));
  }
  assert.ok(largest <= kLargestError, `largest error ${largest}`);
  assert.ok(narrow <= kLargestNarrowError, `largest error ${narrow}`);
});

testEach('means of far more rows than one window holds are those of its parts', (encoder) => {
  const given = { dModel: 64, first: 2 ** 53 - 1e6, slots: 7 };
  const all = encoder.averages({ ...given, count: 3000 });
  const last = encoder.averages({ ...given, first: given.first + 2999 * 7, count: 1 });
  for (let i = 0; i < 64; i += 1) assert.ok(Math.abs(all[2999 * 64 + i] - last[i]) < 1e-15);
});

// A ramp whose entry tells itself: every pixel names the colour that it took.
const colours = Uint8ClampedArray.from({ length: 1024 }, (_, byte) => byte >> 2);

testEach(
  'a heat map of one slot and one dimension per pixel is the one it always was',
  (encoder) => {
    const given = { dModel: 66, first: -9.5, count: 500, colours };
    const plain = encoder.heatMap(given);
    assert.deepEqual(encoder.heatMap({ ...given, slotsPerRow: 1, dimensionsPerColumn: 1 }), plain);
  },
);

testEach('a pixel shows the mean of the slots and dimensions that it covers', (encoder) => {
  for (const [slotsPerRow, dimensionsPerColumn] of [
    [1, 3],
    [5, 1],
    [40, 8],
    [3, 64],
  ]) {
    const given = { dModel: 64, first: 1000, count: 30 };
    const pixels = encoder.heatMap({ ...given, colours, slotsPerRow, dimensionsPerColumn });
    const columns = Math.ceil(64 / dimensionsPerColumn);
    assert.equal(pixels.length, 4 * 30 * columns);
    const table = encoder.encode({ ...given, count: 30 * slotsPerRow, dtype: 'float64' });
    for (let row = 0; row < 30; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const last = Math.min((column + 1) * dimensionsPerColumn, 64);
        let [sum, taken] = [0, 0];
        for (let slot = row * slotsPerRow; slot < (row + 1) * slotsPerRow; slot += 1) {
          for (let j = column * dimensionsPerColumn; j < last; j += 1) {
            sum += table[slot * 64 + j];
            taken += 1;
          }
        }
        const pixel = pixels[4 * (row * columns + column)];
        assert.ok(Math.abs(pixel - (sum / taken + 1) * 127.5) <= 0.5 + 1e-9);
      }
    }
  }
});

testEach(
  'where a row covers many turns of the fast waves they are grey, slow ones are not',
  (encoder) => {
    const pixels = encoder.heatMap({ dModel: 64, count: 4, colours, slotsPerRow: 10000 });
    assert.ok(Math.abs(pixels[0] - 127.5) < 2);
    const slow = encoder.averages({ dModel: 64, count: 4, slots: 10000 })[62];
    assert.ok(Math.abs(slow) > 0.3);
    assert.ok(Math.abs(pixels[4 * 62] - (slow + 1) * 127.5) <= 0.5 + 1e-9);
  },
);

testEach('averages and heat maps of them refuse by the names that they were given', (encoder) => {
  /** @type {[() => unknown, string][]} */
  const calls = [
    [() => encoder.averages({ dModel: 4, slots: 0, count: 1 }), 'slots'],
    [() => encoder.averages({ dModel: 4, slots: 1.5, count: 1 }), 'slots'],
    [() => encoder.averages({ dModel: 4, slots: 2 ** 52, count: 3 }), 'slots'],
    [() => encoder.averages({ dModel: 4, first: 2 ** 53, slots: 2, count: 1 }), 'slots'],
    [() => encoder.averages({ dModel: 4, slots: 2, count: 2 ** 23 }), 'count'],
    [() => encoder.averages({ dModel: 5, slots: 2, count: 1 }), 'dModel'],
    [() => encoder.heatMap({ dModel: 4, colours, slotsPerRow: 0, count: 1 }), 'slotsPerRow'],
    [
      () => encoder.heatMap({ dModel: 4, colours, dimensionsPerColumn: 5, count: 1 }),
      'dimensionsPerColumn',
    ],
    [
      () => encoder.heatMap({ dModel: 4, colours, dimensionsPerColumn: 0, count: 1 }),
      'dimensionsPerColumn',
    ],
  ];
  for (const [call, parameter] of calls) assert.throws(call, { name: 'RangeError', parameter });
  assert.equal(encoder.averages({ dModel: 4, slots: 9, count: 0 }).length, 0);
});
