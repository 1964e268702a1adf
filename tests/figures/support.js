import assert from 'node:assert/strict';
import { initialState } from '../../web/figures/parameters.js';
import { builtEncoder } from '../page/support.js';

/** The encoder as it ships. */
export const engine = await builtEncoder();

/**
 * A figure without a page: its model and its facts in the opening state, but for what is given.
 *
 * @param {import('../../web/figures/contract.js').Figure} figure
 * @param {import('../../web/figures/parameters.js').Change} [own] what the tests of it start from
 */
export function tryFigure(figure, own = {}) {
  const stateOf = (partial = {}) => ({ ...initialState(), ...own, ...partial });
  const modelOf = (partial = {}) => figure.model(engine, stateOf(partial));
  /** @returns {Record<string, any>} */
  const factsOf = (partial = {}) => figure.facts(modelOf(partial), stateOf(partial));
  return { stateOf, modelOf, factsOf };
}

/** @param {number} value @param {number} wanted */
export function near(value, wanted, within = 1e-9) {
  assert.ok(Math.abs(value - wanted) <= within, `${value} is not ${wanted}`);
}
