import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/fence/index.js';
import { tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('slot 0 is exactly 0, 1, 0, 1, ... for every width', () => {
  for (const dModel of [2, 4, 64, 512, 1024]) {
    const { values } = modelOf({ dModel });
    assert.deepEqual(
      [...values],
      Array.from({ length: dModel }, (_, dimension) => dimension % 2),
    );
    const { zeros, ones, upright, pairs } = factsOf({ dModel });
    assert.deepEqual([zeros, ones, upright, pairs], Array(4).fill(dModel / 2));
  }
});

test('no sine of slot 0 is a negative zero', () => {
  for (const value of modelOf().values) assert.ok(!Object.is(value, -0));
});

test('the squared norm is d/2 at slot 0 and everywhere else', () => {
  for (const fencePosition of [0, 1, 10, 50000, -3, 0.5]) {
    const { squaredNorm, measured } = factsOf({ dModel: 512, fencePosition });
    assert.equal(squaredNorm, 256);
    assert.ok(Math.abs(Number(measured) - 256) < 1e-12);
  }
});

test('one step on, the fast end has fallen and the slow end stands', () => {
  const { values } = modelOf({ fencePosition: 1 });
  assert.ok(Math.abs(values[1] - 0.540302306) < 1e-9);
  assert.ok(values[63] > 0.99999999);
  const { upright, pairs, ones } = factsOf({ fencePosition: 1 });
  assert.ok(Number(upright) < Number(pairs) && Number(upright) > 20);
  assert.equal(ones, 0);
});

test('a wide fence is drawn by its two ends, with a gap between them', () => {
  const { shown } = modelOf({ dModel: 512 });
  assert.equal(shown.length, 65);
  assert.equal(shown[32], null);
  assert.deepEqual([shown[0], shown[31], shown[33], shown[64]], [0, 31, 480, 511]);
  assert.equal(modelOf({ dModel: 64 }).shown.length, 64);
});

test('a position beyond the last is refused', () => {
  assert.throws(() => modelOf({ fencePosition: 2 ** 54 }), RangeError);
});
