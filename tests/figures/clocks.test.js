import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/clocks/index.js';
import { tryFigure } from './support.js';

const { stateOf, modelOf } = tryFigure(figure);
const pairsOf = (/** @type {any} */ { clocks }) =>
  clocks.map((/** @type {{pair: number}} */ { pair }) => pair);

test('at position 0 every hand points to the far right', () => {
  for (const { angle, turns } of modelOf({ position: 0 }).clocks) {
    assert.deepEqual([angle, turns], [0, 0]);
  }
});

test('after 7 ticks pair 0 has gone 7 radians, which is one turn and 0.716815', () => {
  const { fast } = modelOf({ position: 7 });
  assert.ok(Math.abs(fast.angle - 0.716814692820414) < 1e-14);
  assert.ok(Math.abs(fast.turns - 1.114084601643267) < 1e-14);
});

test('44 ticks are 7 turns of pair 0 and 0.0177 radian, so it nearly points where it began', () => {
  const { fast } = modelOf({ position: 44 });
  assert.ok(Math.abs(fast.angle - 0.017702849742896) < 1e-14);
});

test('one tick more turns each hand by its omega', () => {
  const before = modelOf({ position: 3 });
  const after = modelOf({ position: 4 });
  before.clocks.forEach((/** @type {any} */ { angle, omega }, /** @type {number} */ n) => {
    assert.ok(Math.abs(after.clocks[n].angle - angle - omega) < 1e-14);
  });
});

test('32 pairs are all drawn, 256 and more as a sample from first to last', () => {
  assert.deepEqual(
    pairsOf(modelOf()),
    Array.from({ length: 32 }, (_, pair) => pair),
  );
  for (const dModel of [66, 512, 16384]) {
    const pairs = pairsOf(modelOf({ dModel }));
    assert.equal(pairs.length, 32);
    assert.equal(pairs[0], 0);
    assert.equal(pairs[31], dModel / 2 - 1);
    assert.deepEqual(
      pairs,
      [...new Set(pairs)].sort((a, b) => a - b),
    );
  }
});

test('whichever pair of 256 is chosen, it is among those drawn', () => {
  for (let slowPair = 0; slowPair < 256; ++slowPair) {
    const pairs = pairsOf(modelOf({ dModel: 512, slowPair }));
    assert.ok(pairs.includes(slowPair), `pair ${slowPair}`);
    assert.equal(new Set(pairs).size, 32);
    assert.deepEqual([pairs[0], pairs[31]], [0, 255]);
    assert.deepEqual(
      pairs,
      [...pairs].sort((a, b) => a - b),
    );
  }
});

test('a single pair has a single clock', () => {
  assert.deepEqual(pairsOf(modelOf({ dModel: 2, slowPair: 0 })), [0]);
});

test('by position 20 the five fastest of 32 hands have been round', () => {
  const facts = figure.facts(modelOf({ position: 20 }), stateOf({ position: 20 }));
  assert.equal(facts.completed, 5);
});

test('a position outside what the encoder takes is refused', () => {
  assert.throws(() => modelOf({ position: 2 ** 54 }), RangeError);
});

test('before slot 0 and between slots the hands stand where the formula says', () => {
  const { clocks, completed } = modelOf({ position: -7.5 });
  assert.ok(Math.abs(clocks[0].turns + 7.5 / 2 / Math.PI) < 1e-14);
  assert.ok(Math.abs(Math.cos(clocks[0].angle) - Math.cos(7.5)) < 1e-14);
  assert.ok(Math.abs(Math.sin(clocks[0].angle) + Math.sin(7.5)) < 1e-14);
  // Pair 0 alone has been round, backwards: pair 1 needs 8.38 slots for a turn.
  assert.equal(completed, 1);
});
