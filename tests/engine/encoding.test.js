import assert from 'node:assert/strict';
import { largestDifference, testEach } from './support.js';

const float64 = /** @type {const} */ ('float64');

testEach('the worked example: position 3 at dModel 4', (encoder) => {
  const row = encoder.encode({ dModel: 4, first: 3, count: 1, dtype: float64 });
  const expected = [0.14112000806, -0.9899924966, 0.029995500202, 0.999550033749];
  assert.ok(largestDifference(row, expected) < 1e-12);
});

testEach('the printed rows of dModel 64 and 512', (encoder) => {
  const row50 = encoder.encode({ dModel: 64, first: 50, count: 1, dtype: float64 });
  const expected50 = [
    -0.262374854, 0.964966028, -0.202981035, 0.979182669, 0.156620138, -0.987658915, 0.787241913,
    -0.616644281,
  ];
  assert.ok(largestDifference(row50, expected50) < 5e-10);
  const far = encoder.encode({ dModel: 512, first: 50000, count: 1, dtype: float64 });
  const start = [-0.9998401891, -0.017877256, -0.2074670872, -0.9782419985];
  assert.ok(largestDifference(far, start) < 5e-11);
  assert.ok(largestDifference(far.slice(510), [-0.8912167334, 0.4535777045]) < 5e-11);
});

testEach('position 0 is exactly 0, 1, 0, 1 and so on', (encoder) => {
  const row = encoder.encode({ dModel: 512, count: 1 });
  assert.ok(row.every((value, index) => Object.is(value, index % 2)));
});

testEach('wavelengths and frequencies of the ladder', (encoder) => {
  const wavelengths = encoder.wavelengths({ dModel: 512 });
  assert.equal(wavelengths.length, 256);
  assert.ok(Math.abs(wavelengths[255] - 60611.477166) < 5e-7);
  assert.deepEqual([...encoder.frequencies({ dModel: 8 })], [1, 0.1, 0.01, 0.001]);
});

testEach('float32 is the default and is float64 rounded once', (encoder) => {
  const given = { dModel: 64, first: 1e9, step: 0.25, count: 300 };
  const narrow = encoder.encode(given);
  const wide = encoder.encode({ ...given, dtype: float64 });
  assert.ok(narrow instanceof Float32Array);
  assert.ok(wide instanceof Float64Array);
  assert.ok(narrow.every((value, index) => Math.abs(value - wide[index]) <= 3e-8));
});

testEach('a table of many windows is the table of its rows', (encoder) => {
  const run = { first: 0.1, step: 0.1 };
  const table = encoder.encode({ dModel: 510, ...run, count: 1500 });
  for (const row of [0, 1, 7, 152, 153, 154, 511, 512, 1023, 1499]) {
    // The row's own position, 0.1 + row * 0.1 taken exactly, is a double only in part: the same
    // window, moved, shows whether rows are counted on exactly.
    const part = encoder.encode({ dModel: 510, ...run, count: row + 1 });
    const same = part.subarray(row * 510);
    assert.deepEqual(table.subarray(row * 510, (row + 1) * 510), same);
  }
});

testEach('encodeInto fills the caller’s table and answers it', (encoder) => {
  const given = { dModel: 64, base: 500, first: -3, step: 2 };
  for (const Table of [Float32Array, Float64Array]) {
    const table = new Table(64 * 100);
    assert.equal(encoder.encodeInto(table, given), table);
    const dtype = Table === Float64Array ? 'float64' : 'float32';
    const made = encoder.encode(/** @type {any} */ ({ ...given, count: 100, dtype }));
    assert.deepEqual(table, made);
  }
});

testEach('encodeInto fills part of a larger buffer and nothing beside it', (encoder) => {
  const buffer = new Float32Array(40).fill(7);
  encoder.encodeInto(buffer.subarray(8, 24), { dModel: 8, first: 5 });
  assert.deepEqual(buffer.subarray(8, 24), encoder.encode({ dModel: 8, first: 5, count: 2 }));
  assert.ok([...buffer.subarray(0, 8), ...buffer.subarray(24)].every((value) => value === 7));
});

testEach('results belong to the caller: later calls do not change them', (encoder) => {
  const frequencies = encoder.frequencies({ dModel: 4 });
  const similarity = encoder.similarity({ dModel: 64, count: 5 });
  const before = [...frequencies, ...similarity.dots];
  encoder.encode({ dModel: 512, count: 20000 });
  encoder.similarity({ dModel: 8, count: 1000 });
  assert.deepEqual([...frequencies, ...similarity.dots], before);
  frequencies.fill(0);
  assert.equal(encoder.frequencies({ dModel: 4 })[0], 1);
});

testEach('an empty table is a table', (encoder) => {
  assert.equal(encoder.encode({ dModel: 64, count: 0 }).length, 0);
  assert.equal(encoder.encodeInto(new Float64Array(0), { dModel: 64 }).length, 0);
});

testEach('the largest table allowed is made, row by row as asked', (encoder) => {
  const table = encoder.encode({ dModel: 16777216 / 4, count: 4, first: 3 });
  assert.equal(table.length, 16777216);
  assert.ok(Math.abs(table[0] - Math.fround(0.1411200080598672)) < 1e-12);
});

testEach('a heat map has the nearest colour of the ramp for every value', (encoder) => {
  const colours = Uint8ClampedArray.from({ length: 1024 }, (_, byte) => byte >> 2);
  const given = { dModel: 64, first: 7, count: 400 };
  const pixels = encoder.heatMap({ ...given, colours });
  const values = encoder.encode(given);
  assert.ok(pixels instanceof Uint8ClampedArray);
  assert.equal(pixels.length, 4 * values.length);
  values.forEach((value, index) => {
    assert.ok(Math.abs(pixels[4 * index] - (value + 1) * 127.5) <= 0.5 + 1e-4);
  });
  assert.ok(pixels.every((byte, index) => byte === pixels[index - (index % 4)]));
});

testEach('eachWindow shows the table of encode, window by window, without gaps', (encoder) => {
  for (const dtype of /** @type {const} */ (['float32', 'float64'])) {
    const given = { dModel: 510, first: -3, step: 0.5, count: 700, dtype };
    const table = encoder.encode(/** @type {any} */ (given));
    let next = 0;
    encoder.eachWindow(/** @type {any} */ (given), (view, row) => {
      assert.equal(row, next);
      assert.deepEqual(view.slice(), table.slice(row * 510, row * 510 + view.length));
      next += view.length / 510;
    });
    assert.equal(next, 700);
  }
});

testEach('during eachWindow no other call can touch the window', (encoder) => {
  const given = { dModel: 64, count: 1000 };
  const expected = encoder.encode({ dModel: 64, count: 1 });
  const busy = (/** @type {() => unknown} */ call) =>
    assert.throws(call, (/** @type {any} */ error) => error.code === 'busy');
  let windows = 0;
  encoder.eachWindow(given, (view, row) => {
    windows += 1;
    const before = view.slice();
    busy(() => encoder.encode({ dModel: 4096, count: 4096 }));
    busy(() => encoder.eachWindow(given, () => {}));
    busy(() => encoder.frequencies({ dModel: 8 }));
    assert.deepEqual(view.slice(), before);
    if (row === 0) assert.deepEqual(view.slice(0, 64), expected);
  });
  assert.equal(windows, 1);
  assert.throws(
    () =>
      encoder.eachWindow(given, () => {
        throw new Error('of the caller');
      }),
    /of the caller/,
  );
  assert.deepEqual(encoder.encode({ dModel: 64, count: 1 }), expected);
});

testEach(
  'eachWindow refuses what encode refuses, and anything that cannot be called',
  (encoder) => {
    const never = () => assert.fail('called');
    assert.throws(() => encoder.eachWindow({ dModel: 7, count: 1 }, never), RangeError);
    assert.throws(() => encoder.eachWindow({ dModel: 8, count: -1 }, never), RangeError);
    assert.throws(
      () => encoder.eachWindow({ dModel: 8, count: 1 }, /** @type {any} */ (5)),
      TypeError,
    );
    encoder.eachWindow({ dModel: 8, count: 0 }, never);
  },
);
