import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/bases/index.js';
import { tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);
const basesOf = (/** @type {any} */ { ladders }) =>
  ladders.map((/** @type {any} */ { base, mine }) => [base, mine]);

test('base 100 reaches 617.117 slots at d = 512 and 544.101 at d = 64', () => {
  assert.ok(Math.abs(factsOf({ dModel: 512 }).smallLongest - 617.117) < 5e-4);
  assert.ok(Math.abs(factsOf({ dModel: 64 }).smallLongest - 544.101) < 5e-4);
});

test('base 10000 reaches 60611.477 slots at d = 512 and 47117.24 at d = 64', () => {
  assert.ok(Math.abs(factsOf({ dModel: 512 }).paperLongest - 60611.477166) < 5e-7);
  assert.ok(Math.abs(factsOf({ dModel: 64 }).paperLongest - 47117.24) < 5e-3);
});

test('no ladder reaches 2 pi times its base', () => {
  for (const dModel of [2, 4, 64, 512]) {
    for (const { base, longest } of modelOf({ dModel, base: 500000 }).ladders) {
      assert.ok(longest < 2 * Math.PI * base);
    }
  }
});

test('a base of the reader stands beside the two, one of the two is marked as theirs', () => {
  assert.deepEqual(basesOf(modelOf({ base: 500000 })), [
    [100, false],
    [10000, false],
    [500000, true],
  ]);
  assert.deepEqual(basesOf(modelOf({ base: 10000 })), [
    [100, false],
    [10000, true],
  ]);
  assert.deepEqual(basesOf(modelOf({ base: 100 })), [
    [100, true],
    [10000, false],
  ]);
});

test('the larger the base, the fewer pairs complete a turn', () => {
  const counts = [1, 10, 100, 1000, 10000, 1e6].map((base) => factsOf({ base }).completed);
  for (let n = 1; n < counts.length; ++n) assert.ok(counts[n] <= counts[n - 1]);
  assert.deepEqual([counts[0], counts[4]], [32, 24]);
});

test('the wave of the slowest pair runs from slot 0 to the end of the text', () => {
  const { ladders } = modelOf({ length: 5000 });
  for (const { wave } of ladders) {
    assert.ok(Math.abs((wave.ys.length - 1) * wave.step - 5000) < 1e-9);
    assert.equal(wave.ys[0], 0);
  }
  // 5000 slots are 0.1061 turns of the slowest pair: sin(0.66676) at the end.
  assert.ok(Math.abs(ladders[1].wave.ys.at(-1) - 0.61843) < 5e-5);
});

test('a wave too fast for its points is not drawn from them', () => {
  const [small, paper] = modelOf({ length: 1000000 }).ladders;
  assert.equal(small.wave, null);
  assert.ok(paper.wave);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ base: 0 }), RangeError);
  assert.throws(() => modelOf({ dModel: 7 }), RangeError);
});
