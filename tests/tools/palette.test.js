import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { packed } from '../browser/palette.js';

/** @param {number} width @param {number} height @param {(x: number, y: number) => number[]} colour */
function picture(width, height, colour) {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) png.data.set([...colour(x, y), 255], 4 * (y * width + x));
  }
  return PNG.sync.write(png);
}

test('a packed picture has its size and, of sixteen shades, its colours', () => {
  const { data, width, height } = PNG.sync.read(
    packed(picture(5, 3, (x, y) => [x * 50, y * 100, 255])),
  );
  assert.deepEqual([width, height], [5, 3]);
  for (let y = 0; y < 3; ++y) {
    for (let x = 0; x < 5; ++x) {
      const at = 4 * (y * 5 + x);
      const shade = (/** @type {number} */ value) => 17 * (value >> 4);
      assert.deepEqual([...data.subarray(at, at + 3)], [shade(x * 50), shade(y * 100), 255]);
    }
  }
});

test('packed twice it is the same, and of more than 256 colours the rare ones go to the nearest', () => {
  const many = picture(64, 64, (x, y) => [4 * x, 4 * y, 2 * (x + y)]);
  const once = packed(many);
  assert.deepEqual(packed(many), once);
  const { data } = PNG.sync.read(once);
  const original = PNG.sync.read(many).data;
  let worst = 0;
  for (let n = 0; n < data.length; ++n) worst = Math.max(worst, Math.abs(data[n] - original[n]));
  assert.ok(worst < 64, `a colour is ${worst} away`);
});
