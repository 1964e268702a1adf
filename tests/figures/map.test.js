import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/map/index.js';
import { engine, tryFigure } from './support.js';

const { stateOf, modelOf } = tryFigure(figure);
const near = (/** @type {number} */ value, /** @type {number} */ wanted, within = 5e-12) =>
  assert.ok(Math.abs(value - wanted) < within, `${value}, not ${wanted}`);

test('it opens at the worked example: PE(3) with four dimensions', () => {
  const { slots } = modelOf();
  assert.deepEqual(
    slots.map((/** @type {any} */ { dimension }) => dimension),
    [0, 1, 2, 3],
  );
  const wanted = [0.14112000806, -0.9899924966, 0.029995500202, 0.999550033749];
  slots.forEach((/** @type {any} */ slot, /** @type {number} */ n) => {
    near(slot.value, wanted[n]);
  });
});

test('dimension 2 of 4 goes over pair 1, exponent 1/2 and divisor 100 to the angle 0.03', () => {
  const { chosen, partner } = modelOf({ exampleDimension: 2 });
  assert.equal(chosen.pair, 1);
  assert.equal(chosen.exponent, 0.5);
  near(chosen.divisor, 100);
  near(chosen.omega, 0.01, 1e-16);
  near(chosen.angle, 0.03, 1e-16);
  assert.ok(chosen.isSine);
  assert.equal(partner.dimension, 3);
});

test('the partner is the other dimension of the same pair, for each', () => {
  for (let exampleDimension = 0; exampleDimension < 64; ++exampleDimension) {
    const { chosen, partner } = modelOf({ exampleDModel: 64, exampleDimension });
    assert.equal(chosen.dimension, exampleDimension);
    assert.equal(partner.pair, chosen.pair);
    assert.notEqual(partner.dimension, chosen.dimension);
    assert.notEqual(partner.isSine, chosen.isSine);
  }
});

test('of many dimensions the eight around the chosen one are shown, pairs whole', () => {
  const { slots } = modelOf({ exampleDModel: 64, exampleDimension: 13 });
  assert.deepEqual([slots[0].dimension, slots[7].dimension, slots.length], [8, 15, 8]);
  const short = modelOf({ exampleDModel: 10, exampleDimension: 9 });
  assert.deepEqual(
    short.slots.map((/** @type {any} */ { dimension }) => dimension),
    [8, 9],
  );
});

test('without halving, d = 4 and position 3 give .1411 .9996 .0003 1', () => {
  const { slips } = modelOf({ exampleSlip: true });
  const values = slips.map((/** @type {any} */ { value }) => value.toFixed(4));
  assert.deepEqual(values, ['0.1411', '0.9996', '0.0003', '1.0000']);
  assert.deepEqual(
    slips.map((/** @type {any} */ { exponent }) => exponent),
    [0, 0.5, 1, 1.5],
  );
  assert.equal(modelOf().slips, null);
});

test('the slip leaves dimension 0 alone, where there is nothing to halve', () => {
  const { slots, slips } = modelOf({ exampleDModel: 8, examplePosition: 5, exampleSlip: true });
  assert.equal(slips[0].value, slots[0].value);
  for (let n = 1; n < 8; ++n) assert.notEqual(slips[n].value, slots[n].value);
});

test('the caption names the same numbers as the boxes', () => {
  const state = stateOf({ exampleDimension: 3 });
  const facts = figure.facts(figure.model(engine, state), state);
  assert.deepEqual([facts.wave, facts.pair, facts.partner], ['cosine', 1, 2]);
  near(Number(facts.value), 0.999550033749);
  near(Number(facts.slipValue), 0.9999999999955);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ exampleDModel: 5 }), RangeError);
  assert.throws(() => modelOf({ examplePosition: Number.POSITIVE_INFINITY }), RangeError);
  assert.throws(() => modelOf({ exampleDimension: 4 }));
});
