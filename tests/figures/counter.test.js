import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/counter/index.js';
import { engine, tryFigure } from './support.js';

const { stateOf, modelOf } = tryFigure(figure);

test('it opens with ten bars, 0 to 9, the tall one over slot 9', () => {
  const model = modelOf();
  assert.deepEqual(model.heights, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(model.firsts, model.heights);
  assert.deepEqual([model.last, model.perBar], [9, 1]);
});

test('9 added to each of 64 numbers is a list of size 72', () => {
  const { counterNorm, embeddingNorm, ratio } = modelOf();
  assert.ok(Math.abs(counterNorm - 72) < 1e-12);
  assert.ok(Math.abs(ratio - counterNorm / embeddingNorm) < 1e-12);
});

test('the size of the embedding is the square root of its summed squares, near the root of d', () => {
  const { embedding, embeddingNorm } = modelOf();
  const squares = embedding.reduce(
    (/** @type {number} */ sum, /** @type {number} */ value) => sum + value * value,
    0,
  );
  assert.ok(Math.abs(embeddingNorm - Math.sqrt(squares)) < 1e-12);
  assert.ok(embeddingNorm > 6 && embeddingNorm < 10);
});

test('the list in the last slot is the embedding with the slot added to each number', () => {
  const { embedding, sum, last } = modelOf({ counterLength: 10000 });
  embedding.forEach((/** @type {number} */ value, /** @type {number} */ at) => {
    assert.equal(sum[at], value + last);
  });
});

test('over 10000 slots each bar stands for 100 of them and ends at its tallest', () => {
  const { heights, firsts, perBar } = modelOf({ counterLength: 10000 });
  assert.deepEqual([perBar, heights.length], [100, 100]);
  assert.deepEqual([firsts[0], firsts[1], firsts[99]], [0, 100, 9900]);
  assert.deepEqual([heights[0], heights[1], heights[99]], [99, 199, 9999]);
});

for (const counterLength of [1, 2, 99, 100, 101, 199, 250, 12345, 1e6]) {
  test(`${counterLength} slots make at most 100 bars, and the last bar is the last slot`, () => {
    const { heights, firsts, perBar, last } = modelOf({ counterLength });
    assert.ok(heights.length <= 100);
    assert.equal(last, counterLength - 1);
    assert.equal(heights.at(-1), last);
    assert.ok(last - firsts.at(-1) < perBar);
    assert.ok(
      firsts.every(
        (/** @type {number} */ first, /** @type {number} */ bar) => first === bar * perBar,
      ),
    );
  });
}

test('a hundred times as many slots make the counter a hundred times as large', () => {
  const [short, long] = [101, 10001].map((counterLength) => modelOf({ counterLength }));
  assert.ok(Math.abs(long.ratio / short.ratio - 100) < 1e-9);
});

test('of a long list the first 64 numbers are drawn, and all of them count', () => {
  const { embedding, counterNorm } = modelOf({ dModel: 512 });
  assert.equal(embedding.length, 64);
  assert.ok(Math.abs(counterNorm - 9 * Math.sqrt(512)) < 1e-9);
});

test('an odd number of dimensions is refused by its name', () => {
  assert.throws(() => modelOf({ dModel: 7 }), { name: 'RangeError', parameter: 'dModel' });
});

test('the table names the slots of each bar', () => {
  const state = stateOf({ counterLength: 250 });
  const { columns, rows } = figure.table(figure.model(engine, state), state);
  assert.deepEqual(columns, ['first', 'last', 'height']);
  assert.deepEqual(rows[0], [0, 2, 2]);
  assert.deepEqual(rows.at(-1), [249, 249, 249]);
});
