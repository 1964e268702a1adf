import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState } from '../../web/figures/parameters.js';
import { figure } from '../../web/figures/wave/index.js';
import { engine, tryFigure } from './support.js';

const { modelOf } = tryFigure(figure);

test('it opens at pi / 6 with slot 2: twins 14 and 26 a period away, 4, 16 and 28 mirrored', () => {
  const model = modelOf();
  assert.ok(Math.abs(model.height - 0.8660254037844386) < 1e-15);
  assert.ok(Math.abs(model.period - 12) < 1e-14);
  assert.deepEqual(model.periods, [14, 26]);
  assert.deepEqual(model.mirrors, [4, 16, 28]);
  assert.deepEqual(model.span, { twin: 14, turns: 1 });
  assert.deepEqual(model.mirror, { twin: 4, at: 3, crest: true });
  assert.equal(model.near, 0);
});

test('at pi / 16 slots 2 and 14 are mirrored in the crest at 8, and a period away is 34', () => {
  const model = modelOf({ omega: Math.PI / 16 });
  assert.ok(Math.abs(model.height - 0.3826834323650898) < 1e-15);
  assert.deepEqual(model.mirrors, [14]);
  assert.deepEqual(model.periods, [34]);
  assert.deepEqual(model.mirror, { twin: 14, at: 8, crest: true });
});

test('below zero the mirror is a trough', () => {
  assert.deepEqual(modelOf({ position: 7 }).mirror, { twin: 11, at: 9, crest: false });
});

test('a slot on a crest is its own mirror image', () => {
  const model = modelOf({ position: 3 });
  assert.deepEqual(model.periods, [15, 27]);
  assert.deepEqual(model.mirrors, []);
  assert.equal(model.mirror, null);
  assert.ok(Math.abs(model.rise) < 1e-15);
});

test('the wave rises at slot 2 and falls at its mirrored twin 4, by the same amount per slot', () => {
  const [up, down] = [2, 4].map((slot) => modelOf({ position: slot }).rise);
  assert.ok(Math.abs(up - Math.PI / 12) < 1e-15);
  assert.ok(Math.abs(up + down) < 1e-15);
});

test('whatever is called a twin stands at the same height, and nothing else does', () => {
  for (let n = 1; n <= 48; ++n) {
    const omega = (n * Math.PI) / 48;
    for (const slot of [0, 2, 5, 17, 35]) {
      const { heights, height, periods, mirrors, near } = modelOf({ omega, position: slot });
      const called = near ? [] : [...periods, ...mirrors].sort((a, b) => a - b);
      const equal = [...heights.keys()].filter(
        (other) => other !== slot && Math.abs(heights[other] - height) < 1e-9,
      );
      assert.deepEqual(called, equal, `omega ${omega}, slot ${slot}`);
    }
  }
});

test('a step of 1 has no exact twin; slot 22 is a near one, since 7 half turns are 21.99', () => {
  const model = modelOf({ omega: 1, position: 0 });
  assert.equal(model.near, 0.05);
  assert.deepEqual([model.periods, model.mirrors], [[], [22]]);
  assert.equal(figure.facts(model, { ...initialState(), omega: 1, position: 0 }).twins, 0);
});

test('44 slots come close to 7 turns of a step of 1', () => {
  const model = modelOf({ omega: 1, position: 0, waveCount: 48 });
  assert.deepEqual(model.span, { twin: 44, turns: 7 });
});

test('without a step the wave stands still and every slot is a twin', () => {
  const model = modelOf({ omega: 0 });
  assert.equal(model.periods.length, 35);
  assert.equal(model.period, Number.POSITIVE_INFINITY);
  assert.equal(model.span, null);
});

test('the curve passes through the heights of the slots', () => {
  const { curve, heights } = modelOf({ omega: 0.7 });
  const perSlot = Math.round(1 / curve.step);
  heights.forEach((/** @type {number} */ height, /** @type {number} */ slot) => {
    assert.ok(Math.abs(curve.ys[slot * perSlot] - height) < 1e-12);
  });
});

test('a wave too quick to be drawn between the slots keeps its dots alone', () => {
  const model = modelOf({ omega: 100 });
  assert.equal(model.curve, null);
  assert.ok(Math.abs(model.heights[1] - -0.5063656411097588) < 1e-15);
});

test('the raw counter climbs to the last slot, the scaled one stays below 1', () => {
  assert.equal(modelOf().counter, null);
  assert.deepEqual([...modelOf({ compare: 'counter' }).counter.subarray(33)], [33, 34, 35]);
  const { counter, shorter } = modelOf({ compare: 'scaled' });
  assert.deepEqual([counter[1], counter[35]], [1 / 36, 35 / 36]);
  assert.deepEqual([shorter.length, shorter[1], shorter[17]], [18, 1 / 18, 17 / 18]);
});

for (const omega of [Number.NaN, Number.POSITIVE_INFINITY, 1e17]) {
  test(`an omega of ${omega} is refused by its name`, () => {
    assert.throws(() => modelOf({ omega }), { name: 'RangeError', parameter: 'omega' });
  });
}

test('for a position that is none of the slots shown the nearest of them stands in', () => {
  const shown = (/** @type {number} */ position) => {
    const { slot, asked } = modelOf({ position });
    return [slot, asked];
  };
  assert.deepEqual(shown(36), [35, 36]);
  assert.deepEqual(shown(-1), [0, -1]);
  assert.deepEqual(shown(2.4), [2, 2.4]);
  assert.deepEqual(shown(35), [35, null]);
});

test('the table has a row for each slot and marks the twins', () => {
  const state = { ...initialState(), compare: /** @type {const} */ ('counter') };
  const { columns, rows } = figure.table(figure.model(engine, state), state);
  assert.deepEqual(columns, ['slot', 'height', 'twin', 'counter']);
  assert.equal(rows.length, 36);
  assert.deepEqual([rows[14][2], rows[4][2], rows[5][2]], ['P', 'M', '']);
});
