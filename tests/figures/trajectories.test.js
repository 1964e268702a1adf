import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closestTo, figure } from '../../web/figures/trajectories/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('in 49 steps pair 0 goes round 7.80 times and pair 16 draws 0.078 turn', () => {
  near(factsOf().oneTurns, 7.79859, 5e-6);
  near(factsOf().twoTurns, 0.0779859, 5e-8);
});

test('on the circle of pair 0, slot 44 is the one closest to slot 0, on that of pair 16 slot 1', () => {
  const facts = factsOf({ position: 0 });
  assert.deepEqual([facts.oneClosest, facts.twoClosest], [44, 1]);
});

test('slot 7 meets slot 32, 25 steps on, since 51 is not among the first fifty', () => {
  assert.equal(factsOf({ position: 7 }).oneClosest, 32);
});

test('fifty dots, every one of them on the circle', () => {
  for (const { sines, cosines } of modelOf().pairs) {
    assert.equal(sines.length, 50);
    sines.forEach((/** @type {number} */ sine, /** @type {number} */ n) => {
      near(Math.hypot(sine, cosines[n]), 1, 1e-15);
    });
  }
});

test('no slot is closest to itself, even where two are at one place', () => {
  const same = new Float64Array([1, 1, 0]);
  assert.equal(closestTo(0, same, same), 1);
  assert.equal(closestTo(1, same, same), 0);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ pair: 32 }), RangeError);
});
