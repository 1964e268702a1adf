// Single waves and their rotation: free ones, and the pairs of a ladder.
import { number, takeArguments } from '../arguments.js';
import { ladder } from './shapes.js';

const run = { first: number(0), step: number(1), count: number() };

/** @param {import('../native.js').Native} native */
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
    pairWave(given) {
      const shape = { dModel: number(), base: number(10000), pair: number(), ...run };
      const { dModel, base, pair, first, step, count } = takeArguments(given, shape);
      return native.call('pairWave', dModel, base, pair, first, step, count);
    },

    /** @param {unknown} given */
    frequencies(given) {
      const { dModel, base } = takeArguments(given, ladder);
      return native.call('frequencies', dModel, base);
    },

    /** @param {unknown} given */
    wavelengths(given) {
      const { dModel, base } = takeArguments(given, ladder);
      return native.call('wavelengths', dModel, base);
    },

    /** @param {unknown} given */
    rotation(given) {
      const { omega, k } = takeArguments(given, { omega: number(), k: number() });
      return native.call('rotation', omega, k);
    },
  };
}
