import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure } from '../../web/figures/head/index.js';
import { near, tryFigure } from './support.js';

const { modelOf, factsOf } = tryFigure(figure);
const eight = 'one two three four five six seven eight';

test('eight slots, p = 4, d = 64: the slot before gets .57794 at sharpness 1, .81272 at 2', () => {
  const at = (/** @type {number} */ headSharpness) =>
    factsOf({ sentence: eight, position: 4, headSharpness }).weight;
  near(at(1), 0.57794269, 1e-8);
  near(at(2), 0.8127235, 1e-7);
  near(at(0.5), 0.38797955, 1e-8);
});

test('the slots before and after the one looked at tie, because the dot product is even', () => {
  const { weights } = modelOf({ sentence: eight, position: 4, headSharpness: 0.5 });
  near(weights[2], weights[4], 1e-12);
});

test('with words of the size of the tags mixed in, it looks at itself; the cure looks back', () => {
  const mixed = factsOf({ sentence: eight, position: 4, headWords: 'mixed', dModel: 512 });
  assert.equal(mixed.strongest, 4);
  const cured = factsOf({ sentence: eight, position: 4, headWords: 'cured', dModel: 512 });
  assert.equal(cured.strongest, 3);
});

test('without sharpness all words weigh the same', () => {
  const { weight, even } = factsOf({ headSharpness: 0 });
  near(weight, even, 1e-12);
});
