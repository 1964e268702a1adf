// The zoom against means that were summed elsewhere, see tests/golden/zoom.py.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../web/tools/system/paths.js';
import { testLabs } from './support.js';

const ramp = Uint8ClampedArray.from({ length: 1024 }, (_, i) => (i % 4 === 3 ? 255 : i >> 2));

const golden = readFileSync(path.join(root, 'tests/golden/zoom.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number));

testLabs('pixels at 0, 10^6 and 2^53 - 10^4 at five zooms', (labs) => {
  let [mean, sample] = [0, 0];
  for (const line of golden) {
    const [dModel, base, first, shift, slotsPerPixel, length, breadth, along, across] = line;
    const view = { dModel, base, first, shift, slotsPerPixel, length, breadth };
    const cell = labs.zoomCell({ ...view, along, across });
    mean = Math.max(mean, Math.abs(Number(cell.mean) - line[9]));
    sample = Math.max(sample, Math.abs(Number(cell.sample) - line[10]));
    if (length * breadth > 100000 || along % 8 > 0) continue;
    const values = labs.zoomValues(view);
    assert.ok(Math.abs(values[along * breadth + across] - line[9]) <= 1.4e-15);
  }
  assert.ok(golden.length > 150);
  assert.ok(mean <= 1.4e-15 && sample <= 1.4e-15, `${mean} ${sample}`);
});

testLabs('a picture is its values through the ramp, down or to the right', (labs) => {
  const view = { dModel: 16, first: 12, shift: 0.25, slotsPerPixel: 0.3, length: 30, breadth: 24 };
  const values = labs.zoomValues(view);
  const down = labs.zoomPicture({ ...view, colours: ramp });
  const right = labs.zoomPicture({ ...view, colours: ramp, down: false });
  assert.deepEqual([down.length, right.length], [4 * 720, 4 * 720]);
  for (let r = 0; r < 30; r += 1) {
    for (let c = 0; c < 24; c += 1) {
      const at = 4 * (r * 24 + c);
      assert.ok(Math.abs(down[at] - (values[r * 24 + c] + 1) * 127.5) <= 0.5 + 1e-9);
      assert.equal(right[4 * (c * 30 + r)], down[at]);
    }
  }
});

testLabs('plain subsampling shows a band that the means do not', (labs) => {
  // 710 slots are almost 113 turns of the quickest wave.
  const view = { dModel: 64, first: 0, slotsPerPixel: 710, length: 50, breadth: 64 };
  const sample = labs.zoomValues({ ...view, picture: 'sample' });
  const mean = labs.zoomValues(view);
  for (let r = 0; r < 50; r += 1) {
    assert.ok(sample[r * 64 + 1] > 0.99999, 'it stands still');
    assert.ok(Math.abs(mean[r * 64 + 1]) < 0.01, 'the mean is nothing');
  }
});

testLabs('a view that cannot be is refused in JavaScript’s names', (labs) => {
  const view = { dModel: 16, first: 0, slotsPerPixel: 1, length: 10, breadth: 16 };
  /** @type {[object, string][]} */
  const refused = [
    [{ first: 0.5 }, 'first'],
    [{ shift: 1 }, 'shift'],
    [{ slotsPerPixel: 0 }, 'slotsPerPixel'],
    [{ slotsPerPixel: Number.NaN }, 'slotsPerPixel'],
    [{ length: 0 }, 'length'],
    [{ firstDimension: 16 }, 'firstDimension'],
    [{ dimensions: 17 }, 'dimensions'],
    [{ dModel: 7 }, 'dModel'],
  ];
  for (const [change, parameter] of refused) {
    assert.throws(() => labs.zoomValues({ ...view, ...change }), { name: 'RangeError', parameter });
  }
  assert.throws(() => labs.zoomCell({ ...view, along: 10, across: 0 }), { parameter: 'along' });
});
