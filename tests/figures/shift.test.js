import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/shift/index.js';
import { tryFigure } from './support.js';

const { stateOf, modelOf, factsOf } = tryFigure(figure);
const near = (/** @type {number} */ value, /** @type {number} */ wanted, within = 1e-12) =>
  assert.ok(Math.abs(value - wanted) <= within, `${value} is not ${wanted}`);

test('five twelfths of a turn ahead the sine alone scores 3/4 and the pair 1', () => {
  const model = modelOf();
  near(model.scoreSine, 0.75);
  near(model.limit, 0.75);
  near(model.scorePair, 1);
});

test('a quarter turn ahead the sine alone knows nothing', () => {
  const model = modelOf({ k: 3 });
  near(model.scoreSine, 0);
  near(model.scorePair, 1);
});

test('half a turn ahead it is enough to change the sign', () => {
  const model = modelOf({ k: 6 });
  near(model.scoreSine, 1);
  near(model.alone, -1);
});

test('the pair scores 1 whatever the step and the shift, and its factors are cos and sin', () => {
  for (const omega of [0.05, Math.PI / 6, 1, 2.5]) {
    for (const k of [0, 1, 5, 40, 1000]) {
      const { scorePair, ofSine, ofCosine, found } = modelOf({ omega, k });
      near(scorePair, 1);
      near(ofSine, Math.cos(k * omega));
      near(ofCosine, Math.sin(k * omega));
      assert.ok(found);
    }
  }
});

test('the score is that of the guesses drawn: one less the missed share of the squares', () => {
  const { truth, fromSine, scoreSine } = modelOf({ omega: 1, k: 7 });
  let [missed, whole] = [0, 0];
  truth.forEach((/** @type {number} */ height, /** @type {number} */ slot) => {
    missed += (height - fromSine[slot]) ** 2;
    whole += height ** 2;
  });
  near(scoreSine, 1 - missed / whole);
});

test('the truth is the sine k slots further on', () => {
  const { truth } = modelOf({ omega: 1, k: 3 });
  near(truth[0], 0.1411200080598672, 1e-15);
  near(truth[47], Math.sin(50), 1e-15);
});

test('no factor on the sine alone does better than the fitted one', () => {
  const { truth, alone, scoreSine } = modelOf({ omega: 1, k: 7 });
  const heights = modelOf({ omega: 1, k: 0 }).truth;
  for (const other of [alone - 0.01, alone + 0.01, Math.cos(7) + 0.1]) {
    let [missed, whole] = [0, 0];
    truth.forEach((/** @type {number} */ height, /** @type {number} */ slot) => {
      missed += (height - other * heights[slot]) ** 2;
      whole += height ** 2;
    });
    assert.ok(1 - missed / whole < scoreSine);
  }
});

test('a wave that stands still is foretold by anything', () => {
  const { scoreSine, scorePair } = modelOf({ omega: 0 });
  assert.deepEqual([scoreSine, scorePair], [1, 1]);
});

test('a step that is not finite is refused by its name', () => {
  assert.throws(() => modelOf({ omega: Number.NaN }), { name: 'RangeError', parameter: 'omega' });
});

test('the table shows both guesses beside the truth', () => {
  const { columns, rows } = figure.table(modelOf(), stateOf());
  assert.deepEqual(columns, ['slot', 'truth', 'fromSine', 'fromPair']);
  assert.equal(rows.length, 48);
  near(Number(rows[0][1]), 0.5, 1e-15);
  near(Number(rows[0][2]), 0, 1e-15);
  near(Number(rows[0][3]), 0.5);
});

test('a wave of 0 everywhere is not fitted: no score of noise', () => {
  for (const omega of [Math.PI, 0]) {
    const { flat } = modelOf({ omega, k: 1 });
    assert.equal(flat, true, String(omega));
    assert.equal(factsOf({ omega, k: 1 }).scoreSine, '\u2013');
  }
  for (const omega of [1e-12, 1, Math.PI / 6]) assert.equal(modelOf({ omega, k: 1 }).flat, false);
});
