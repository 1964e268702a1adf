// What the encoding is for: words in an attention layer, and the tags that did not do.
import { flag, number, takeArguments, text, words } from '../arguments.js';

/** @param {import('../native.js').Native} native */
export function createWords(native) {
  return {
    /** @param {unknown} given */
    attention(given) {
      const taken = takeArguments(given, {
        words: words(),
        shuffle: number(0),
        dModel: number(),
        base: number(10000),
        tagged: flag(false),
      });
      const { shuffle, dModel, base, tagged } = taken;
      return native.call('attention', taken.words.map(String), shuffle, dModel, base, tagged);
    },

    /** @param {unknown} given */
    counter(given) {
      const { length, dModel } = takeArguments(given, { length: number(), dModel: number() });
      return native.call('counter', length, dModel);
    },

    /** @param {unknown} given */
    taggedWord(given) {
      const shape = { word: text(), dModel: number(), base: number(10000), pos: number() };
      const { word, dModel, base, pos } = takeArguments(given, shape);
      return native.call('taggedWord', word, dModel, base, pos);
    },

    /** @param {unknown} given */
    learnedTable(given) {
      const { rows, seed } = takeArguments(given, { rows: number(), seed: number(0) });
      return native.call('learnedTable', rows, seed);
    },
  };
}
