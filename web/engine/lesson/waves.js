// What a single wave repeats, where it is flat, and what can be foretold from it.
import { number, takeArguments } from '../arguments.js';

const twinKinds = /** @type {const} */ (['period', 'mirror']);
const flatWaves = /** @type {const} */ (['sine', 'cosine']);

/** @param {import('../native.js').Native} native */
export function createLessonWaves(native) {
  return {
    /** @param {unknown} given */
    flatPlaces(given) {
      const shape = { omega: number(), first: number(0), last: number() };
      const { omega, first, last } = takeArguments(given, shape);
      const { positions, waves } = native.call('flatPlaces', omega, first, last);
      return {
        positions,
        waves: Array.from(waves, (/** @type {number} */ wave) => flatWaves[wave]),
      };
    },

    /** @param {unknown} given */
    twins(given) {
      const shape = { omega: number(), slot: number(), count: number(), tolerance: number(1e-9) };
      const { omega, slot, count, tolerance } = takeArguments(given, shape);
      const found = native.call('twins', omega, slot, count, tolerance);
      const kinds = Array.from(found.kinds, (kind) => twinKinds[kind]);
      return { ...found, kinds };
    },

    /** @param {unknown} given */
    nearReturns(given) {
      const { omega, limit } = takeArguments(given, { omega: number(), limit: number() });
      return native.call('nearReturns', omega, limit);
    },

    /** @param {unknown} given */
    shiftFit(given) {
      const shape = { omega: number(), k: number(), count: number() };
      const { omega, k, count } = takeArguments(given, shape);
      return native.call('shiftFit', omega, k, count);
    },
  };
}
