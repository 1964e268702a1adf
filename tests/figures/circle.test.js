import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/circle/index.js';
import { engine, tryFigure } from './support.js';

const { stateOf, modelOf } = tryFigure(figure, { position: 3 });
const near = (/** @type {number} */ value, /** @type {number} */ wanted, within = 1e-14) =>
  assert.ok(Math.abs(value - wanted) <= within, `${value} is not ${wanted}`);

test('at position 3 it is a quarter turn on: the sine at its crest and flat, the cosine 0 and at its steepest', () => {
  const model = modelOf();
  near(model.sine, 1);
  near(model.cosine, 0);
  near(model.riseSine, 0);
  near(model.riseCosine, -Math.PI / 6);
  near(model.angle, Math.PI / 2);
  near(model.chord, Math.SQRT2);
});

test('the dot is one unit from the centre at every slot, and the slopes square to omega squared', () => {
  for (const omega of [0.01, Math.PI / 6, 1, 3]) {
    const { slots } = modelOf({ omega });
    slots.sines.forEach((/** @type {number} */ sine, /** @type {number} */ n) => {
      near(Math.hypot(sine, slots.cosines[n]), 1);
    });
    for (const pos of [0, 0.5, 7, 49]) {
      const { riseSine, riseCosine } = modelOf({ omega, position: pos });
      near(Math.hypot(riseSine, riseCosine), omega, 1e-13);
    }
  }
});

test('with a step of 1 the near returns are 6, 19, 25, 44, 333 and 710', () => {
  const { returns } = modelOf({ omega: 1 });
  const chords = [0.28224, 0.150302, 0.132644, 0.0177026, 0.00882125, 6.02887e-5];
  assert.deepEqual(
    returns.map((/** @type {any} */ one) => one.slot),
    [6, 19, 25, 44, 333, 710],
  );
  returns.forEach((/** @type {any} */ one, /** @type {number} */ n) => {
    near(one.chord, chords[n], 5e-6 * chords[n] + 5e-7 * chords[n]);
  });
  near(returns[0].angle, 6 - 2 * Math.PI, 1e-12);
  near(returns[3].angle, 44 - 14 * Math.PI, 1e-12);
});

test('at pi / 6 slot 12 is back exactly, up to the rounding of omega', () => {
  const { returns } = modelOf();
  assert.deepEqual(
    returns.map((/** @type {any} */ one) => one.slot),
    [12],
  );
  assert.ok(returns[0].chord < 1e-14);
});

test('position 3 is nearly opposite to slot 0 with a step of 1, position 44 beside it', () => {
  near(modelOf({ omega: 1, position: 3 }).chord, 1.99499, 5e-7);
  near(modelOf({ omega: 1, position: 44 }).chord, 0.0177026, 5e-8);
});

test('flat places come every quarter turn, the two waves taking turns', () => {
  const { flats } = modelOf();
  assert.deepEqual(flats.slice(0, 4), [
    { at: 0, wave: 'cosine' },
    { at: 3, wave: 'sine' },
    { at: 6, wave: 'cosine' },
    { at: 9, wave: 'sine' },
  ]);
  assert.equal(flats.length, 17);
});

test('where one wave is flat the other is as steep as it can be', () => {
  for (const omega of [Math.PI / 6, 0.3, 1]) {
    for (const { at, wave } of modelOf({ omega }).flats) {
      const { riseSine, riseCosine } = modelOf({ omega, position: at });
      const [flat, steep] = wave === 'sine' ? [riseSine, riseCosine] : [riseCosine, riseSine];
      near(flat, 0, 1e-9);
      near(Math.abs(steep), omega, 1e-9);
    }
  }
});

test('the arc starts at the dot: its angle has the sine and the cosine of the position', () => {
  for (const pos of [0, 3, 50000, 2 ** 40 + 1]) {
    const { angle, sine, cosine } = modelOf({ omega: 1, position: pos });
    near(Math.sin(angle), sine, 1e-15);
    near(Math.cos(angle), cosine, 1e-15);
  }
});

test('far away the window goes along, and the sine of 16777217 is right', () => {
  const model = modelOf({ omega: 1, position: 16777217 });
  near(model.sine, 0.1058325673, 1e-10);
  assert.ok(model.first < 16777217 && model.last > 16777217);
  near(model.slots.sines[16777217 - model.first], model.sine, 1e-15);
});

for (const pos of [2 ** 53, -(2 ** 53), -3, 0.5, 49, 50]) {
  test(`position ${pos} is drawn in a window that holds it`, () => {
    const { first, last, slots } = modelOf({ position: pos });
    assert.ok(first <= pos && pos <= last);
    assert.equal(slots.sines.length, last - first + 1);
  });
}

test('a wave too quick to be drawn between the slots keeps its dots alone', () => {
  const model = modelOf({ omega: 1e6 });
  assert.equal(model.curve, null);
  assert.deepEqual(model.flats, []);
});

test('without a step nothing returns, since nothing ever leaves', () => {
  const model = modelOf({ omega: 0 });
  assert.deepEqual([model.returns, model.flats], [[], []]);
  assert.deepEqual([model.sine, model.cosine, model.chord], [0, 1, 0]);
});

test('a position beyond 2^53 is refused', () => {
  assert.throws(() => modelOf({ position: 2 ** 54 }), { name: 'RangeError' });
});

test('the table names the slots of the window', () => {
  const state = stateOf({ position: 1000, omega: 1 });
  const { rows } = figure.table(figure.model(engine, state), state);
  assert.equal(rows.length, 50);
  assert.equal(rows[25][0], 1000);
  near(Number(rows[25][1]), 0.8268795405320025, 1e-15);
});

test('where doubles are whole numbers no curve is drawn between them', () => {
  assert.equal(modelOf({ position: 2 ** 53 - 5, omega: 1 }).curve, null);
  assert.notEqual(modelOf({ position: 1e9, omega: 1 }).curve, null);
});
