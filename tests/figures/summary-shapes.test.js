import assert from 'node:assert/strict';
import { test } from 'node:test';
import { somePairs } from '../../web/figures/summary/code.js';
import { arcTo, markAt } from '../../web/figures/summary/shapes.js';

test('of many pairs some are shown, evenly apart, the first and the last among them', () => {
  assert.deepEqual(somePairs(32, 8), [0, 4, 9, 13, 18, 22, 27, 31]);
  assert.deepEqual(somePairs(4, 8), [0, 1, 2, 3]);
  assert.deepEqual(somePairs(1, 8), [0]);
  assert.deepEqual(somePairs(5, 0), [0]);
});

test('an arc takes the long way round beyond half a turn, and the other way backwards', () => {
  const arc = (/** @type {number} */ turn) => arcTo([1, 0], [0, 1], 1, turn);
  assert.equal(arc(1), 'M1 0A1 1 0 0 0 0 1');
  assert.equal(arc(4), 'M1 0A1 1 0 1 0 0 1');
  assert.equal(arc(-1), 'M1 0A1 1 0 0 1 0 1');
  assert.equal(arc(7), '');
});

test('periods and mirror images have marks of different shape', () => {
  assert.notEqual(markAt('period', 0, 0, 5), markAt('mirror', 0, 0, 5));
});
