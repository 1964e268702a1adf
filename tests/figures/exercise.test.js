import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { exerciseIn } from '../../web/figures/build/exercise.js';
import { figure } from '../../web/figures/build/index.js';
import { printedDimensions } from '../../web/figures/build/printed.js';
import { near, tryFigure } from './support.js';

const { modelOf } = tryFigure(figure, { exampleDModel: 64 });
const kOne = [0.841471, 0.540302, 0.681561, 0.731761, 0.533168, 0.846009, 0.409309, 0.912396];
const kFifty = [
  -0.262374854, 0.964966028, -0.202981035, 0.979182669, 0.156620138, -0.987658915, 0.787241913,
  -0.616644281,
];
const words = { fill: 'Your lines here.', done: 'Your "table" is right.' };

test('slots 0, 1 and 50 print the rows that are known', () => {
  const [zero, one, fifty] = modelOf().printed.rows;
  assert.deepEqual([zero.pos, one.pos, fifty.pos], [0, 1, 50]);
  zero.values.forEach((/** @type {number} */ value, /** @type {number} */ n) => {
    assert.equal(value, n % 2);
  });
  kOne.forEach((value, n) => {
    near(one.values[n], value, 5e-7);
  });
  kFifty.forEach((value, n) => {
    near(fifty.values[n], value, 5e-10);
  });
  // After 50 steps the last pair has turned by 0.0066676 radian.
  near(fifty.values[62], 0.00666756, 5e-9);
  near(fifty.values[63], 0.99997777, 5e-9);
});

test('eight values and the last pair are printed, or all there are', () => {
  assert.deepEqual(printedDimensions(64), [0, 1, 2, 3, 4, 5, 6, 7, 62, 63]);
  assert.deepEqual(printedDimensions(4), [0, 1, 2, 3]);
  assert.deepEqual(printedDimensions(10), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(printedDimensions(2), [0, 1]);
});

test('an exercise holds the reader’s d and base, and the cells that are known', () => {
  for (const library of /** @type {const} */ (['numpy', 'torch'])) {
    const code = exerciseIn(library, modelOf({ base: 500 }).printed, words);
    assert.match(code, /encode\(51, 64, 500\)/);
    assert.match(code, /columns = \[0, 1, 2, 3, 62, 63\]/);
    assert.match(code, / {4}1: \[0\.841471, 0\.540302, /);
    assert.match(code, /print\("Your \\"table\\" is right\."\)/);
    assert.doesNotMatch(code, /undefined|NaN/);
  }
});

/** The right lines for the gap, as the article has them. */
const kRight = [
  '    slot = np.arange(count)[:, None]',
  '    angle = slot * base ** (-2 * np.arange(d // 2)[None, :] / d)',
  '    table[:, 0::2] = np.sin(angle)',
  '    table[:, 1::2] = np.cos(angle)',
];
const python = spawnSync('python3', ['-c', 'import numpy'], { encoding: 'utf8' });

test('filled in rightly the exercise says so, and a slip fails', {
  skip: python.status !== 0 && 'no NumPy here',
}, () => {
  const gap = `    # ${words.fill}`;
  for (const dModel of [2, 4, 64]) {
    const code = exerciseIn('numpy', modelOf({ exampleDModel: dModel }).printed, words);
    const run = (/** @type {string} */ source) =>
      spawnSync('python3', ['-'], { input: source, encoding: 'utf8' });
    const right = run(code.replace(gap, kRight.join('\n')));
    assert.equal(right.stdout, 'Your "table" is right.\n', right.stderr);
    const slip = run(code.replace(gap, kRight.join('\n').replace('sin(', 'cos(')));
    assert.match(slip.stderr, /AssertionError/);
  }
});
