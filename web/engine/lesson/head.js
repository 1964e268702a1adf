// Attention heads: one built to look back, and one with random matrices.
import { flag, number, optional, takeArguments, words } from '../arguments.js';
import { outOfRange } from '../errors.js';

const names = ['wordWord', 'wordTag', 'tagWord', 'tagTag', 'scores', 'weights'];
const plan = { dModel: number(), base: number(10000) };

/** @param {import('../native.js').Native} native */
export function createHead(native) {
  return {
    /** @param {any} given */
    lookBack(given) {
      const taken = takeArguments(given, {
        ...plan,
        count: number(given?.words?.length),
        position: number(),
        offset: number(1),
        sharpness: number(1),
        firstPair: number(0),
        pairs: number(given?.dModel / 2 - (given?.firstPair ?? 0)),
        causal: flag(false),
        hideSelf: flag(false),
        tagOnly: flag(false),
        words: optional(words()),
        seed: optional(number()),
        scale: number(1),
      });
      if (taken.words && taken.words.length !== taken.count) {
        const rule = `must hold as many words as there are slots, ${taken.count}`;
        const value = taken.words.length;
        throw outOfRange({ code: 'wrong-length', parameter: 'words', value, rule });
      }
      const { values, ...facts } = native.call('lookBack', taken);
      const terms = names.map((name, term) => [
        name,
        values.slice(term * taken.count, (term + 1) * taken.count),
      ]);
      return { ...Object.fromEntries(terms), ...facts };
    },

    /** @param {unknown} given */
    randomBilinear(given) {
      const shape = { ...plan, count: number(), seed: number(1) };
      const { dModel, base, count, seed } = takeArguments(given, shape);
      return native.call('randomBilinear', dModel, base, count, seed);
    },
  };
}
