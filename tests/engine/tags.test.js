// Figure-facts sections 1, 3 and 4 from the modules that ship.
import assert from 'node:assert/strict';
import { testLesson } from './support.js';

/** @param {number} actual @param {number} expected @param {number} share */
function near(actual, expected, share) {
  assert.ok(Math.abs(actual / expected - 1) <= share, `${actual} is not ${expected}`);
}

testLesson('the nearest other slot within 60000, ladder by ladder', (encoder) => {
  const known = [
    [2, 710, 6.02887067e-5],
    [4, 13823, 0.00767616003],
    [8, 31416, 0.0738177624],
    [16, 1, 1.01472533871],
    [64, 1, 1.47184804812],
    [512, 1, 3.71427036513],
  ];
  for (const [dModel, slot, distance] of known) {
    const found = encoder.nearest({ dModel, limit: 60000 });
    assert.equal(found.slot, slot);
    near(found.distance, distance, 2e-9);
  }
});

testLesson('the fastest and the slowest pairs alone', (encoder) => {
  const { levels } = encoder.nearest({ dModel: 512, limit: 1000 });
  assert.deepEqual(
    levels.map(({ pairs }) => pairs),
    [1, 2, 4, 8, 16, 32, 64, 128, 256],
  );
  assert.deepEqual(
    levels.map(({ slot }) => slot),
    [710, 710, 182, 7, 1, 1, 1, 1, 1],
  );
  near(levels[3].distance, 1.43641574, 1e-8);
  const slow = encoder.nearest({ dModel: 512, limit: 1000, firstPair: 128 });
  near(slow.distance, 0.0379498573, 1e-8);
  assert.equal(encoder.nearest({ dModel: 16, limit: 1e6 }).closer, 596274);
});

testLesson('20000 trials from seed 1, in batches, at every width', (encoder) => {
  const known = [
    [16, 2059, 4183, 4766],
    [32, 5313, 10136, 11062],
    [64, 9634, 16660, 17410],
    [128, 13228, 19568, 19819],
    [256, 16277, 19986, 19999],
    [512, 18748, 20000, 20000],
    [1024, 19826, 20000, 20000],
  ];
  for (const [dModel, ...expected] of known) {
    const counts = [0, 0, 0];
    for (let firstTrial = 0; firstTrial < 20000; firstTrial += 800) {
      const batch = encoder.readBack({ dModel, firstTrial, trials: 800 });
      counts[0] += batch.exact;
      counts[1] += batch.withinOne;
      counts[2] += batch.withinTwo;
    }
    assert.deepEqual(counts, expected, `dModel ${dModel}`);
  }
});

testLesson('the word read back, added and in halves, and the formula', (encoder) => {
  const added = encoder.readBack({ dModel: 16, trials: 8000 });
  near(added.word / 8000, 0.47855667, 0.04);
  near(added.wordKnown / 8000, 0.81321319, 0.02);
  near(added.formula, 0.3881, 2e-5);
  const halves = encoder.readBack({ dModel: 32, trials: 8000, join: 'halves' });
  assert.equal(halves.exact, 8000);
  near(halves.word / 8000, 0.81321319, 0.02);
  near(encoder.readBack({ dModel: 512, trials: 0 }).formula, 0.93671, 1e-5);
});

testLesson('the digits of a counter', (encoder) => {
  const { bits, binary, gray, flips, steps, meanFlips } = encoder.digits({ count: 1024 });
  assert.equal(bits, 10);
  assert.deepEqual([...binary.slice(60, 70)], [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual([...gray.slice(60, 70)], [1, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual([flips[7], flips[511], steps[7]], [4, 10, 2]);
  near(meanFlips, 1.99022, 5e-6);
  assert.equal(encoder.digits({ count: 1 }).meanFlips, 0);
});

testLesson('the rows of the ladder', (encoder) => {
  const { exponents, omegas, wavelengths } = encoder.ladderTable({ dModel: 8 });
  assert.deepEqual([...exponents], [0, 0.25, 0.5, 0.75]);
  assert.deepEqual([...omegas], [1, 0.1, 0.01, 0.001]);
  near(wavelengths[2], 628.3185307179587, 1e-15);
});

testLesson('tags and trials refuse what cannot be', (encoder) => {
  /** @type {[() => unknown, string][]} */
  const calls = [
    [() => encoder.nearest({ dModel: 8, limit: 1e6 + 1 }), 'limit'],
    [() => encoder.nearest({ dModel: 8, limit: 9, pairs: 5 }), 'pairs'],
    [() => encoder.nearest({ dModel: 8, limit: 9, firstPair: 4 }), 'firstPair'],
    [() => encoder.nearest({ dModel: 7, limit: 9 }), 'dModel'],
    [() => encoder.digits({ count: 0 }), 'count'],
    [() => encoder.readBack({ dModel: 6, trials: 1, join: 'halves' }), 'dModel'],
    [() => encoder.readBack({ dModel: 8, trials: -1 }), 'trials'],
    [() => encoder.readBack({ dModel: 8, trials: 1, scale: Number.NaN }), 'scale'],
    [() => encoder.readBack({ dModel: 8, trials: 1, firstTrial: 0.5 }), 'firstTrial'],
  ];
  for (const [call, parameter] of calls) assert.throws(call, { name: 'RangeError', parameter });
  const missing = () => encoder.nearest(/** @type {any} */ ({ limit: 9 }));
  assert.throws(missing, { name: 'TypeError', parameter: 'dModel' });
  const nothing = () => encoder.lookBack(/** @type {any} */ (undefined));
  assert.throws(nothing, { name: 'TypeError' });
});
