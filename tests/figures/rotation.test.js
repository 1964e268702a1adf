import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/rotation/index.js';
import { near, tryFigure } from './support.js';

const { stateOf, modelOf } = tryFigure(figure, { position: 3 });

// sin and cos of 0.5, 3 and 3.5, from a table.
const kSine = 0.479425538604;
const kCosine = 0.87758256189;

test('pair 8 of 64 dimensions turns by a tenth of a radian per slot, so five slots make 0.5', () => {
  const { omega, angle, matrix } = modelOf({ pair: 8, k: 5 });
  near(omega, 0.1, 1e-15);
  near(angle, 0.5, 1e-15);
  const wanted = [kCosine, kSine, -kSine, kCosine];
  for (const [n, value] of wanted.entries()) near(matrix[n], value);
});

test('the matrix takes (sin 3, cos 3) to (sin 8, cos 8) in pair 0', () => {
  const { before, after, product } = modelOf();
  near(before[0], 0.14112000806);
  near(before[1], -0.9899924966);
  for (const column of [after, product]) {
    near(column[0], 0.989358246623);
    near(column[1], -0.145500033809);
  }
});

test('one matrix does for every start, near and far', () => {
  for (const pair of [0, 8, 31]) {
    const { matrix } = modelOf({ pair, position: 0 });
    for (const pos of [1000, 1000000, 2 ** 53 - 100]) {
      const there = modelOf({ pair, position: pos });
      assert.deepEqual(there.matrix, matrix);
      assert.ok(there.residual < 1e-15, `${there.residual} at ${pos}`);
    }
  }
});

test('going back undoes going on: the matrix of -k is that of k with its corners swapped', () => {
  const { matrix: on } = modelOf({ pair: 3, k: 7 });
  const { matrix: back } = modelOf({ pair: 3, k: -7 });
  assert.deepEqual([...back], [on[0], on[2], on[1], on[3]]);
});

test('the wedge is k omega without its whole turns', () => {
  const { angle, wedge } = modelOf({ pair: 0, k: 44 });
  assert.equal(angle, 44);
  near(wedge, 44 - 14 * Math.PI, 1e-12);
});

test('the dot stands where its angle says: position 3 of pair 0 at 3 radians', () => {
  near(modelOf().start, 3, 1e-15);
  near(modelOf({ position: 7 }).start, 7 - 2 * Math.PI, 1e-14);
});

test('the table holds the chosen start and the three far ones, all within rounding', () => {
  const { columns, rows } = figure.table(modelOf(), stateOf());
  assert.deepEqual(
    rows.map(([start]) => start),
    [3, 0, 1000, 1000000],
  );
  for (const row of rows) {
    assert.equal(row.length, columns.length);
    assert.ok(Number(row[row.length - 1]) < 1e-15);
  }
});

test('what would lead beyond the last position is refused', () => {
  assert.throws(() => modelOf({ position: 2 ** 53, k: 1 }), RangeError);
  assert.equal(modelOf({ position: 0, k: 2 ** 53 }).starts.length, 0);
});
