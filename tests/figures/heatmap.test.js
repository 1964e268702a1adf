import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/heatmap/index.js';
import { parameters } from '../../web/figures/parameters.js';
import { refusalOf } from '../../web/page/rules.js';
import { engine, near, tryFigure } from './support.js';

const { stateOf, modelOf, factsOf } = tryFigure(figure, { position: 3, dimension: 0 });

test('it opens on 100 slots by 64 dimensions', () => {
  const { rows, columns, first, last } = factsOf();
  assert.deepEqual({ rows, columns, first, last }, { rows: 100, columns: 64, first: 0, last: 99 });
});

test('the cell that is read at first is sin 3, in row 3 of column 0', () => {
  const { cell, reading } = modelOf();
  assert.deepEqual(cell, { row: 3, column: 0 });
  near(reading.value, 0.14112000806);
  assert.equal(reading.pair, 0);
  assert.ok(reading.isSine);
});

test('position 50 reads as the printed table has it', () => {
  const wanted = [-0.262374854, 0.964966028, -0.202981035, 0.979182669];
  wanted.forEach((value, dimension) => {
    near(modelOf({ position: 50, dimension }).reading.value, value);
    near(modelOf({ position: 50, dimension }).values[dimension], value);
  });
});

test('from slot 0 to slot 99 pair 0 turns 15.7563 times, and the last of 64 dimensions 99 / 47117.24', () => {
  const { fast, slow, lastPair } = factsOf();
  near(Number(fast), 15.7563, 5e-5);
  near(Number(slow), 99 / 47117.24, 1e-9);
  assert.equal(lastPair, 31);
});

test('slots that would have to share pixels are left out, and the caption can say how many', () => {
  const { rows, count, last } = factsOf({ count: 5000, first: 7 });
  assert.equal(count, 5000);
  assert.equal(rows, 512);
  assert.equal(last, 518);
});

test('a cell outside the picture is read all the same, and not drawn anywhere', () => {
  for (const pos of [1000000, -3, 0.5]) assert.equal(modelOf({ position: pos }).cell, null);
  near(modelOf({ position: 16777217 }).reading.value, 0.1058325673);
  assert.deepEqual(modelOf({ position: 1000000, first: 1000000 }).cell, { row: 0, column: 0 });
});

test('a first slot that leaves no room for its rows is refused at the control', () => {
  const { first } = parameters;
  const refused = (/** @type {number} */ value) =>
    refusalOf(first, value, stateOf({ first: value }), engine.refusalOf)?.code;
  assert.equal(refused(2 ** 53), 'above-page');
  assert.equal(refused(2 ** 54), 'too-large');
  assert.equal(refused(2 ** 53 - 16384), undefined);
  assert.equal(modelOf({ first: 2 ** 53 - 16384, count: 16384 }).rows, 512);
});

test('the table gives each dimension of the chosen slot with its pair and its part', () => {
  const { columns, rows } = figure.table(modelOf({ position: 0 }), stateOf({ position: 0 }));
  assert.equal(columns.length, rows[0].length);
  assert.equal(rows.length, 64);
  assert.deepEqual(rows.slice(0, 2), [
    [0, 0, 'sin', 0],
    [1, 0, 'cos', 1],
  ]);
});
