import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/table/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('from slot 0 to slot 99, pair 0 makes 15.7563 turns and pair 16 makes 0.157563', () => {
  const { turns, slowTurns, last } = factsOf();
  assert.equal(last, 99);
  near(turns, 15.7563, 5e-5);
  near(slowTurns, 0.157563, 5e-7);
});

test('every row has the squared norm d / 2', () => {
  for (const dModel of [2, 64, 512]) {
    const { squaredNorm, smallest, largest } = factsOf({ dModel, slowPair: 0 });
    assert.equal(squaredNorm, dModel / 2);
    near(smallest, dModel / 2, 1e-12);
    near(largest, dModel / 2, 1e-12);
  }
});

test('slid by a quarter of a turn, the cosine lies on the sine', () => {
  for (const { sineCurve, slidCurve } of modelOf({ slide: 0.25 }).pairs) {
    for (const [point, sine] of sineCurve.entries()) near(slidCurve[point], sine, 1e-12);
  }
  for (const { cosines, slidCurve, fine } of modelOf().pairs) {
    for (const [slot, cosine] of cosines.entries()) near(slidCurve[slot * fine], cosine, 1e-12);
  }
});

test('the waves are columns of the table: sin 50 and cos 50 at slot 50', () => {
  const [{ sines, cosines }] = modelOf({ position: 50 }).pairs;
  near(sines[50], -0.262374853703929);
  near(cosines[50], 0.964966028492113);
});
