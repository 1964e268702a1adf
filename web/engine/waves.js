// Single waves: free ones, and the pairs of a ladder.
import { number, takeArguments } from './arguments.js';

const run = { first: number(0), step: number(1), count: number() };
const twinKinds = /** @type {const} */ (['period', 'mirror']);
const flatWaves = /** @type {const} */ (['sine', 'cosine']);

/** @param {import('./native.js').Native} native */
export function createWaves(native) {
  return {
    /** @param {unknown} given */
    wave(given) {
      const { omega, first, step, count } = takeArguments(given, { omega: number(), ...run });
      return native.call('wave', omega, first, step, count);
    },

    /** @param {unknown} given */
    slopes(given) {
      const { omega, first, step, count } = takeArguments(given, { omega: number(), ...run });
      return native.call('slopes', omega, first, step, count);
    },

    /** @param {unknown} given */
    angles(given) {
      const { omega, first, step, count } = takeArguments(given, { omega: number(), ...run });
      return native.call('angles', omega, first, step, count);
    },

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
    pairWave(given) {
      const shape = { dModel: number(), base: number(10000), pair: number(), ...run };
      const { dModel, base, pair, first, step, count } = takeArguments(given, shape);
      return native.call('pairWave', dModel, base, pair, first, step, count);
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
