/**
 * What a figure reads of the state, found by watching it, so that no list can be forgotten.
 *
 * @import {Engine, Figure, State} from '../figures/contract.js'
 */

/**
 * The same state; every key that is looked at is added to `seen`.
 *
 * @param {State} state
 * @param {Set<string>} seen
 * @returns {State}
 */
export function watched(state, seen) {
  return new Proxy(state, {
    get(target, key, receiver) {
      if (typeof key === 'string') seen.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
}

/**
 * The keys that a figure's model, words and data depend on.
 *
 * @param {Figure} figure
 * @param {Engine} engine
 * @param {State} state
 * @returns {string[]}
 */
export function readsOf(figure, engine, state) {
  /** @type {Set<string>} */
  const seen = new Set();
  const seenState = watched(state, seen);
  const model = figure.model(engine, seenState);
  figure.facts(model, seenState);
  figure.table(model, seenState);
  return [...seen].sort();
}
