import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/beyond/index.js';
import { parameters } from '../../web/figures/parameters.js';
import { parseValue, refusalOf } from '../../web/page/rules.js';
import { engine, near, tryFigure } from './support.js';

const { stateOf, modelOf } = tryFigure(figure);

test('position 50000 with 512 dimensions has the values and the norm of the reference', () => {
  const { values, norm } = modelOf({ dModel: 512 });
  const wanted = [-0.9998401891, -0.017877256, -0.2074670872, -0.9782419985];
  for (const [n, value] of wanted.entries()) near(values[n], value, 1e-10);
  near(values[510], -0.8912167334, 1e-10);
  near(values[511], 0.4535777045, 1e-10);
  near(norm, 16, 1e-13);
});

test('position 16777217 is not taken for its neighbour, as float32 would', () => {
  near(modelOf({ farPosition: 16777217 }).values[0], 0.1058325673, 1e-10);
});

test('fractions and negatives are positions too', () => {
  near(modelOf({ farPosition: 0.5 }).values[0], 0.479425538604);
  const back = modelOf({ farPosition: -3 }).values;
  near(back[0], -0.14112000806);
  near(back[1], -0.9899924966);
});

test('the last position of all has values, a norm and a neighbourhood on one side', () => {
  for (const farPosition of [2 ** 53, -(2 ** 53)]) {
    for (const slowPair of [0, 16, 31]) {
      const { norm, near: around } = modelOf({ farPosition, slowPair });
      near(norm, 5.656854249492381, 1e-13);
      assert.equal(farPosition > 0 ? around.to : around.from, farPosition);
      assert.ok(around.wave.length > 100);
    }
  }
});

test('the learned table has a dot in its last row and none beyond', () => {
  for (const trainingLength of [2, 512, 50000]) {
    const { dots, learned, span } = modelOf({ trainingLength });
    assert.equal(learned.length, trainingLength);
    assert.equal(dots[dots.length - 1], trainingLength - 1);
    assert.ok(dots.length <= 98);
    assert.equal(span, 2 * trainingLength);
    for (const slot of dots) assert.ok(Math.abs(learned[slot]) <= 1);
  }
});

test('only whole positions within the training have a row', () => {
  for (const farPosition of [0, 7, 511]) assert.ok(modelOf({ farPosition }).hasRow);
  for (const farPosition of [512, 50000, 0.5, -3]) assert.ok(!modelOf({ farPosition }).hasRow);
});

test('near the edge the neighbourhood shows the rows up to it', () => {
  const { nearDots } = modelOf({ farPosition: 520, slowPair: 0 });
  assert.deepEqual(nearDots, []);
  assert.deepEqual(modelOf({ farPosition: 515, slowPair: 0 }).nearDots, [507, 508, 509, 510, 511]);
});

test('the wave passes through the marked value', () => {
  const { near: around, height } = modelOf({ farPosition: 50000 });
  near(around.wave[(around.wave.length - 1) / 2], height, 1e-15);
});

test('a wave that turns too often for the width is not drawn', () => {
  assert.notEqual(modelOf({ slowPair: 16 }).wave, null);
  assert.equal(modelOf({ slowPair: 0, trainingLength: 5000 }).wave, null);
});

test('2^54 and words are refused at the control before the figure hears of them', () => {
  const judge = engine.refusalOf;
  const far = parameters.farPosition;
  assert.equal(
    refusalOf(far, 2 ** 54, stateOf({ farPosition: 2 ** 54 }), judge)?.code,
    'too-large',
  );
  assert.equal(refusalOf(far, 2 ** 53, stateOf({ farPosition: 2 ** 53 }), judge), null);
  const typed = parseValue(far, 'fifty thousand');
  assert.equal('refusal' in typed && typed.refusal.code, 'not-a-number');
});
