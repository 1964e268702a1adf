import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/opening/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('it opens at slot 2, where wave 0 stands at sin 2 and wave 11 at sin(2 omega_11)', () => {
  const { waves, slot, fine, words } = modelOf();
  assert.deepEqual(words, ['the', 'dog', 'bit', 'the', 'man']);
  assert.equal(slot, 2);
  assert.equal(waves.length, 12);
  near(waves[0][2 * fine], 0.9092974268256817);
  // omega_11 = 10000^(-22/64) = 0.0421696503...
  near(waves[11][2 * fine], 0.08423935, 1e-8);
});

test('between two words the waves go on: half a slot after slot 0 stands sin(1/2)', () => {
  const { waves, fine } = modelOf();
  near(waves[0][fine / 2], 0.479425538604203);
});

test('a position that is no word of the sentence leaves the line on the first word', () => {
  assert.equal(factsOf({ position: 44 }).slot, 0);
  assert.equal(factsOf({ position: 2.5 }).slot, 0);
  assert.equal(factsOf({ position: 4 }).slot, 4);
});

test('a long sentence is cut where words would stand on each other, and that is told', () => {
  const { words, hidden, slots } = modelOf({ sentence: Array(50).fill('a').join(' ') });
  assert.deepEqual([words.length, hidden, slots], [40, 10, 40]);
});
