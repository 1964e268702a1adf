// Single waves: free ones, and the pairs of a ladder.
import { number, takeArguments } from './arguments.js';

const run = { first: number(0), step: number(1), count: number() };

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
    pairWave(given) {
      const shape = { dModel: number(), base: number(10000), pair: number(), ...run };
      const { dModel, base, pair, first, step, count } = takeArguments(given, shape);
      return native.call('pairWave', dModel, base, pair, first, step, count);
    },
  };
}
