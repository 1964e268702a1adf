import { parameters } from '../figures/parameters.js';
import { followers, refusalOf } from './rules.js';

/**
 * The one state of the page and the one way to change it.
 *
 * @typedef {import('../figures/parameters.js').State} State
 * @typedef {import('../figures/parameters.js').Values} Values
 * @typedef {import('./rules.js').Refusal} Refusal
 * @typedef {(state: State, changed: ReadonlySet<string>) => void} Listener
 * @typedef {{
 *   readonly state: State,
 *   change(partial: Record<string, unknown>): Refusal[],
 *   subscribe(listener: Listener): () => void,
 *   setJudge(judge: import('./rules.js').Judge): void,
 * }} Store
 */

/**
 * @param {State} initial
 * @returns {Store}
 */
export function createStore(initial) {
  let state = Object.freeze({ ...initial });
  /** @type {import('./rules.js').Judge | null} */
  let judge = null;
  /** @type {Set<Listener>} */
  const listeners = new Set();

  return {
    get state() {
      return state;
    },

    /** Until the encoder is there, its own rules are not asked. */
    setJudge(next) {
      judge = next;
    },

    /**
     * Takes all of the new values or none of them.
     *
     * @returns what was refused; empty when the state is now as asked
     */
    change(partial) {
      const asked = new Set(Object.keys(partial));
      /** @type {Values} */
      let next = { ...state, .../** @type {Values} */ (partial) };
      const refusals = [];
      for (const key of asked) {
        const parameter = parameters[key];
        if (!Object.hasOwn(parameters, key)) throw new TypeError(`There is no parameter ${key}.`);
        const refusal = refusalOf(parameter, partial[key], next, judge);
        if (refusal) refusals.push(refusal);
      }
      if (refusals.length > 0) return refusals;
      next = { ...next, ...followers(next, asked) };
      /** @type {Values} */
      const before = state;
      const changed = new Set(
        Object.keys(next).filter((key) => !Object.is(next[key], before[key])),
      );
      if (changed.size === 0) return [];
      state = Object.freeze(/** @type {State} every value has been judged */ ({ ...next }));
      for (const listener of [...listeners]) listener(state, changed);
      return [];
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
