import { parameters as ofArticle } from '../figures/parameters.js';
import { followers, refusalOf } from './rules.js';

/**
 * One state, and the one way to change it.
 *
 * @import {State, Values} from '../figures/parameters.js'
 * @import {Judge, Refusal} from './rules.js'
 *
 * @typedef {(state: State, changed: ReadonlySet<string>) => void} Listener
 * @typedef {{
 *   readonly state: State,
 *   change(partial: Readonly<Record<string, unknown>>): Refusal[],
 *   subscribe(listener: Listener): () => void,
 *   setJudge(judge: Judge): Refusal[],
 * }} Store
 */

/**
 * @param {State} initial
 * @param {Readonly<Record<string, import('../figures/parameters.js').Parameter>>} [parameters] those
 *   of a page of its own
 * @returns {Store}
 */
export function createStore(initial, parameters = ofArticle) {
  let state = Object.freeze({ ...initial });
  /** @type {Judge | null} */
  let judge = null;
  /** What was set while nobody could judge it. @type {Record<string, unknown>} */
  let unjudged = {};
  /** @type {Set<Listener>} */
  const listeners = new Set();

  /** Takes a state whose values have been judged, and tells of it. @param {Values} next */
  const take = (next) => {
    /** @type {Values} */
    const before = state;
    const changed = new Set(Object.keys(next).filter((key) => !Object.is(next[key], before[key])));
    if (changed.size === 0) return;
    state = Object.freeze(/** @type {State} judged */ ({ ...next }));
    for (const listener of [...listeners]) listener(state, changed);
  };

  return {
    get state() {
      return state;
    },

    /**
     * Until the encoder is there, its own rules are not asked. With it everything that was set
     * meanwhile is judged; what it refuses goes back to its opening value, and so does whatever
     * had followed that.
     *
     * @returns what was refused
     */
    setJudge(next) {
      judge = next;
      const { kept, refusals } = judged(unjudged, initial, next, parameters);
      const asked = new Set(Object.keys(kept));
      if (Object.keys(unjudged).length > 0) {
        const whole = { ...initial, ...kept };
        take({ ...whole, ...followers(whole, asked, parameters) });
      }
      unjudged = {};
      return refusals;
    },

    /**
     * Takes all of the new values or none of them.
     *
     * @returns what was refused; empty when the state is now as asked
     */
    change(partial) {
      const asked = new Set(Object.keys(partial));
      /** @type {Values} */
      const next = { ...state, .../** @type {Values} */ (partial) };
      const refusals = [];
      for (const key of asked) {
        if (!Object.hasOwn(parameters, key)) throw new TypeError(`There is no parameter ${key}.`);
        const refusal = refusalOf(parameters[key], partial[key], next, judge);
        if (refusal) refusals.push(refusal);
      }
      if (refusals.length > 0) return refusals;
      if (!judge) unjudged = { ...unjudged, ...partial };
      take({ ...next, ...followers(next, asked, parameters) });
      return [];
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Limits may depend on values that are refused themselves, so the check is repeated until it finds
 * nothing more.
 *
 * @param {Readonly<Record<string, unknown>>} values
 * @param {State} initial
 * @param {Judge} judge
 * @param {Readonly<Record<string, import('../figures/parameters.js').Parameter>>} parameters
 */
function judged(values, initial, judge, parameters) {
  const kept = /** @type {Record<string, import('../figures/parameters.js').Value>} */ ({
    ...values,
  });
  /** @type {Refusal[]} */
  const refusals = [];
  for (let again = true; again; ) {
    again = false;
    for (const [key, value] of Object.entries(kept)) {
      const refusal = refusalOf(parameters[key], value, { ...initial, ...kept }, judge);
      if (!refusal) continue;
      delete kept[key];
      refusals.push(refusal);
      again = true;
    }
  }
  return { kept, refusals };
}
