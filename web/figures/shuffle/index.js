import { defineFigure } from '../contract.js';
import { repeatedWord, wordsOf } from '../shared/words.js';
import { createShufflePicture } from './picture.js';

/** Numbers per output: enough to tell strips apart, few enough to see each. */
const kWidth = 16;
/** Sums taken in another order differ by some 1e-15; tags change outputs by tenths. */
const kRounding = 1e-9;

/**
 * Self-attention does not see order: shuffle the words, and the outputs are shuffled alike, until
 * each slot has a tag.
 */
export const figure = defineFigure({
  id: 'shuffle',
  controls: [
    'sentence',
    { key: 'shuffle', as: 'button', presets: [{ text: 'unshuffle', values: { shuffle: 0 } }] },
    'tags',
  ],
  size: 'wide',
  aspect: 1.5,
  narrowAspect: 0.54,

  model(engine, { sentence, shuffle, tags }) {
    const words = wordsOf(sentence);
    const found = engine.attention({ words, shuffle, dModel: kWidth, tagged: tags });
    const { outputs, shuffledOutputs, difference } = found;
    const order = Array.from(found.order);
    return {
      words,
      order,
      width: kWidth,
      tagged: tags,
      outputs,
      shuffledOutputs,
      tags: engine.encode({ dModel: kWidth, count: words.length, dtype: 'float64' }),
      peak: outputs.reduce(furthest, shuffledOutputs.reduce(furthest, 0)),
      difference,
      moved: order.some((from, slot) => from !== slot),
      same: difference < kRounding,
      repeated: repeatedIn(words, outputs),
    };
  },

  facts({ words, width, difference }) {
    return { words: words.length, width, difference };
  },

  table({ words, order, outputs, shuffledOutputs, width }) {
    const first = (/** @type {Float64Array} */ all, /** @type {number} */ row) =>
      Array.from(all.subarray(row * width, row * width + 3));
    return {
      columns: [
        'slot',
        'word',
        'goesTo',
        'before',
        'before1',
        'before2',
        'after',
        'after1',
        'after2',
      ],
      rows: words.map((/** @type {string} */ word, /** @type {number} */ slot) => {
        const to = order.indexOf(slot);
        return [slot, word, to, ...first(outputs, slot), ...first(shuffledOutputs, to)];
      }),
    };
  },

  mount(root, stage) {
    return createShufflePicture(root, stage);
  },
});

/** @param {number} most @param {number} value */
function furthest(most, value) {
  return Math.max(most, Math.abs(value));
}

/**
 * A word that occurs twice, and whether its outputs are one and the same.
 *
 * @param {string[]} words
 * @param {Float64Array} outputs
 */
function repeatedIn(words, outputs) {
  const found = repeatedWord(words);
  if (!found) return null;
  const [one, other] = found.slots.map((slot) =>
    outputs.subarray(slot * kWidth, (slot + 1) * kWidth),
  );
  return { ...found, alike: one.every((value, at) => value === other[at]) };
}
