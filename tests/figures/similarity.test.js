import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/similarity/index.js';
import { near, tryFigure } from './support.js';

const { stateOf, modelOf, factsOf } = tryFigure(figure);

test('the curve rises at 38 of its 99 steps with 64 dimensions, and at 13 with 512', () => {
  assert.equal(factsOf().rises, 38);
  assert.equal(factsOf().steps, 99);
  assert.equal(factsOf({ dModel: 512 }).rises, 13);
});

test('as many rises are drawn as the encoder counts', () => {
  for (const dModel of [2, 4, 64, 512]) {
    const { rises, falls } = modelOf({ dModel });
    assert.equal(rises.length, falls);
  }
});

test('with 512 dimensions it goes up from 134.75870 at 43 to 134.77035 at 44', () => {
  const { dots, rises } = modelOf({ dModel: 512 });
  near(dots[43], 134.7587, 5e-6);
  near(dots[44], 134.77035, 5e-6);
  assert.ok(rises.includes(43));
});

test('a slot meets itself at d/2, and nothing is higher', () => {
  for (const dModel of [2, 64, 512]) {
    const { dots, most } = modelOf({ dModel });
    assert.equal(most, dModel / 2);
    near(dots[0], most, 1e-12);
    assert.ok(Math.max(...dots) <= dots[0]);
  }
});

test('each diagonal of the table has one value, wherever the table begins', () => {
  for (const first of [0, 1000, 1000000, 2 ** 53 - 100]) {
    const { gram, size, dots, spread } = modelOf({ first });
    assert.equal(size, 100);
    assert.ok(spread < 1e-13, `${spread} from ${first}`);
    for (const [row, column] of [
      [0, 0],
      [0, 99],
      [70, 20],
      [20, 70],
    ]) {
      near(gram[row * size + column], dots[Math.abs(row - column)], 1e-13);
    }
  }
});

test('with base 1 all pairs coincide, and the sum is d/2 times the cosine of k', () => {
  const { dots } = modelOf({ base: 1 });
  near(dots[1], 32 * 0.540302305868, 1e-9);
  near(dots[3], 32 * -0.9899924966, 1e-9);
});

test('a chosen offset lengthens the curve, and a very far one is left out', () => {
  assert.equal(modelOf({ k: 400 }).dots.length, 401);
  assert.equal(factsOf({ k: -12 }).offset, 12);
  near(Number(factsOf({ k: -12 }).dot), modelOf().dots[12], 0.5e-12);
  assert.equal(modelOf({ k: 1e6 }).offset, null);
  assert.equal(modelOf({ k: 1e6 }).dots.length, 100);
});

test('the table shrinks before it would take longer than a frame', () => {
  const { size, dots } = modelOf({ dModel: 16384, gramCount: 200 });
  assert.equal(size, 16);
  assert.equal(dots.length, 200);
});

test('the table below the figure marks where the curve went up', () => {
  const { rows } = figure.table(modelOf({ dModel: 512 }), stateOf({ dModel: 512 }));
  assert.equal(rows.filter(([, , change]) => change === '\u25b2').length, 13);
  assert.equal(rows[44][2], '\u25b2');
});

test('a table beyond the last position is refused', () => {
  assert.throws(() => modelOf({ first: 2 ** 53 }), { name: 'RangeError', parameter: 'first' });
});
