import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/nearest/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('within 60000 slots the nearest is 710, 13823 and 31416 for 1, 2 and 4 pairs, then next door', () => {
  const { ladders } = modelOf();
  assert.deepEqual(
    ladders.map((/** @type {any} */ { slot }) => slot),
    [710, 13823, 31416, 1, 1, 1],
  );
  near(ladders[0].distance, 6.02887067e-5, 1e-12);
  near(ladders[1].distance, 0.00767616003, 1e-10);
  near(ladders[2].distance, 0.0738177624, 1e-9);
  near(ladders[3].distance, 1.01472533871, 1e-10);
  near(ladders[5].distance, 1.47184804812, 1e-10);
});

test('within a million slots eight pairs no longer do: slot 615746 is nearer than next door', () => {
  const { ladders } = modelOf({ nearestLimit: 1e6 });
  assert.equal(ladders[3].slot, 615746);
  near(ladders[3].distance, 0.881206604, 1e-8);
  assert.equal(factsOf({ nearestLimit: 1e6 }).nextDoor, 2);
});
