import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure, frequencyTicks, slotTicks } from '../../web/figures/spectrogram/index.js';
import { engine, near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('pair 0 turns 15.9155 times in 100 slots, pair 7 2.1224 times, pair 16 0.159155 times', () => {
  const { turns } = modelOf();
  near(turns[0], 15.9155, 5e-5);
  near(turns[7], 2.1224, 5e-5);
  near(turns[8], 1.5915, 5e-5);
  near(turns[16], 0.159155, 5e-7);
});

test('columns 14 and 15 are the sine and the cosine of pair 7', () => {
  const sine = factsOf({ dimension: 14 });
  const cosine = factsOf({ dimension: 15 });
  assert.deepEqual([sine.pair, sine.wave, cosine.pair, cosine.wave], [7, 'sine', 7, 'cosine']);
  near(modelOf({ dimension: 14 }).curve[0], 0, 0);
  near(modelOf({ dimension: 15 }).curve[0], 1, 0);
});

test('the curve beside the map passes through the values of its column', () => {
  for (const column of [0, 14, 15, 63]) {
    const { curve, fine, rows } = modelOf({ dimension: column });
    const table = engine.encode({ dModel: 64, count: rows, dtype: 'float64' });
    assert.equal(curve.length, (rows - 1) * fine + 1);
    for (let slot = 0; slot < rows; ++slot)
      near(curve[slot * fine], table[slot * 64 + column], 1e-15);
  }
});

test('ten of 32 pairs complete a turn in 100 slots', () => {
  // Turns are 15.9155 / 10^(i/8): more than one up to pair 9.
  assert.equal(factsOf().completed, 10);
});

test('ticks stand at pairs evenly apart, whose frequencies are powers of ten', () => {
  assert.deepEqual(frequencyTicks(32), [0, 16, 32, 48, 62]);
  assert.deepEqual(frequencyTicks(1), [0]);
  assert.deepEqual(frequencyTicks(2), [0, 2]);
  near(modelOf().omegas[8], 0.1, 1e-16);
  assert.deepEqual(slotTicks(100), [0, 20, 40, 60, 80]);
  assert.deepEqual(slotTicks(5), [0, 1, 2, 3, 4]);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ base: 0 }), RangeError);
  assert.throws(() => modelOf({ dModel: 0 }), RangeError);
});
