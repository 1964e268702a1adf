// Name-tags against each other, and read back from a sum.
import { number, oneOf, takeArguments } from '../arguments.js';

const plan = { dModel: number(), base: number(10000) };

/** @param {import('../native.js').Native} native */
export function createTags(native) {
  return {
    /** @param {any} given */
    nearest(given) {
      // All pairs from the first one on, unless some are asked for.
      const rest = given?.dModel / 2 - (given?.firstPair ?? 0);
      const shape = { ...plan, limit: number(), firstPair: number(0), pairs: number(rest) };
      const { dModel, base, limit, firstPair, pairs } = takeArguments(given, shape);
      const { levels, closer } = native.call('nearest', dModel, base, limit, firstPair, pairs);
      const all = Array.from({ length: levels.length / 4 }, (_, level) => {
        const [taken, slot, distance, neighbour] = levels.subarray(4 * level);
        return { pairs: taken, slot, distance, neighbour };
      });
      return { ...all[all.length - 1], closer, levels: all };
    },

    /** @param {unknown} given */
    digits(given) {
      const { count, first } = takeArguments(given, { count: number(), first: number(0) });
      const { flips, ...digits } = native.call('digits', count, first);
      const sum = flips.reduce(
        (/** @type {number} */ total, /** @type {number} */ n) => total + n,
        0,
      );
      const mean = flips.length === 0 ? 0 : sum / flips.length;
      return { ...digits, flips, steps: flips.map(Math.sqrt), meanFlips: mean };
    },

    /** @param {unknown} given */
    readBack(given) {
      const taken = takeArguments(given, {
        ...plan,
        slots: number(512),
        join: oneOf(/** @type {const} */ (['add', 'halves'])),
        scale: number(1),
        seed: number(1),
        firstTrial: number(0),
        trials: number(),
        vocabulary: number(1000),
      });
      const { dModel, base, slots, join, scale, seed, firstTrial, trials, vocabulary } = taken;
      const run = [scale, seed, firstTrial, trials, vocabulary];
      return native.call('readBack', dModel, base, slots, join === 'halves', ...run);
    },
  };
}
