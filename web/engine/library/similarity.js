// How alike positions are, and how long their encodings.
import { number, takeArguments } from '../arguments.js';

const plan = { dModel: number(), base: number(10000) };

/** @param {import('../native.js').Native} native */
export function createSimilarity(native) {
  return {
    /** @param {unknown} given */
    similarity(given) {
      const { dModel, base, count } = takeArguments(given, { ...plan, count: number() });
      return native.call('similarity', dModel, base, count);
    },

    /** @param {unknown} given */
    gram(given) {
      const shape = { ...plan, first: number(0), count: number() };
      const { dModel, base, first, count } = takeArguments(given, shape);
      return native.call('gram', dModel, base, first, count);
    },

    /** @param {unknown} given */
    norms(given) {
      const shape = { ...plan, first: number(0), count: number() };
      const { dModel, base, first, count } = takeArguments(given, shape);
      return native.call('norms', dModel, base, first, count);
    },
  };
}
