import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/strips/index.js';
import { tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);

test('it opens with pair 0 above pair 16 of 32, over 100 slots', () => {
  const { fast, slow } = modelOf();
  assert.deepEqual([fast.pair, slow.pair, fast.slots.sines.length], [0, 16, 100]);
});

test('pair 0 changes sign once per multiple of pi up to slot 99, which are 31', () => {
  assert.equal(factsOf().fastChanges, 31);
  assert.ok(Math.abs(factsOf().fastTurns - 15.7563) < 5e-5);
});

test('pair 16 makes 0.157563 of a turn from slot 0 to slot 99 and keeps its sign', () => {
  const { slowTurns, slowChanges, slowWavelength, slowOmega } = factsOf();
  assert.ok(Math.abs(slowTurns - 0.157563) < 5e-7);
  assert.ok(Math.abs(slowWavelength - 628.3185) < 5e-5);
  assert.ok(Math.abs(slowOmega - 0.01) < 1e-15);
  assert.equal(slowChanges, 0);
});

test('pair 16 changes sign with the slot after 100 pi = 314.16', () => {
  const { slow } = modelOf({ count: 400 });
  assert.deepEqual(slow.signs, [
    { from: 0, to: 314, plus: true },
    { from: 315, to: 399, plus: false },
  ]);
});

test('the stretches of one sign cover every slot once and alternate', () => {
  const { fast } = modelOf({ count: 137 });
  let next = 0;
  for (const { from, to, plus } of fast.signs) {
    assert.equal(from, next);
    for (let slot = from; slot <= to; ++slot) assert.equal(fast.slots.sines[slot] >= 0, plus);
    next = to + 1;
  }
  assert.equal(next, 137);
});

test('the curve goes through the values at the slots and is no coarser than they', () => {
  for (const count of [2, 10, 100, 400, 5000]) {
    const { fast, slow } = modelOf({ count });
    for (const { step, curve, slots } of [fast, slow]) {
      const every = 1 / step;
      assert.ok(Number.isInteger(every));
      assert.equal(curve.sines.length, (count - 1) * every + 1);
      for (const slot of [0, 1, count - 1]) {
        assert.equal(curve.sines[slot * every], slots.sines[slot]);
        assert.equal(curve.cosines[slot * every], slots.cosines[slot]);
      }
    }
  }
});

test('as far as the slider goes, a turn of pair 0 has at least twelve points', () => {
  for (let count = 10; count <= 400; count += 10) {
    const { fast } = modelOf({ count });
    assert.ok(fast.wavelength / fast.step >= 12, `${count} slots`);
  }
});

test('the marks stand at sin 3 and cos 3 when the position is 3', () => {
  const { fast } = modelOf({ position: 3 });
  assert.ok(Math.abs(fast.sine - 0.14112000806) < 5e-12);
  assert.ok(Math.abs(fast.cosine + 0.9899924966) < 5e-12);
});

test('what the encoder refuses the figure refuses', () => {
  assert.throws(() => modelOf({ dModel: 7 }), RangeError);
  assert.throws(() => modelOf({ base: 0.5 }), RangeError);
  assert.throws(() => modelOf({ position: Number.NaN }), RangeError);
});
