import { defineFigure } from '../contract.js';
import { standIn } from '../shared/stand-in.js';
import { wordsOf } from '../shared/words.js';
import { createHeadPicture } from './picture.js';

/** More words than this would have no room for their bars. */
const kMost = 24;
/** Of the pairs, the share that counts as quick or as slow. */
const kShare = 4;

/**
 * An attention head whose query is its own tag turned back: it looks one slot back. With the words
 * mixed in it looks at itself; a matrix that reads only the tag is the cure.
 */
export const figure = defineFigure({
  id: 'head',
  controls: [
    'position',
    { key: 'headSharpness', stops: [0, 0.0625, 0.125, 0.25, 0.5, 1, 2, 4] },
    'headPairs',
    'headWords',
    { key: 'headOffset', min: -3, max: 3 },
    'dModel',
    'base',
    'sentence',
  ],
  size: 'wide',
  aspect: 2,
  narrowAspect: 0.8,

  model(engine, state) {
    const { sentence, position, dModel, base, headSharpness, headPairs, headWords, headOffset } =
      state;
    const words = wordsOf(sentence).slice(0, kMost);
    // Beyond the sentence there is no word to look from.
    const { slot, asked } = standIn(position, 0, words.length - 1);
    const all = dModel / 2;
    const share = Math.max(Math.floor(all / kShare), 1);
    const pairs = headPairs === 'all' ? all : share;
    const found = engine.lookBack({
      dModel,
      base,
      position: slot,
      offset: headOffset,
      sharpness: headSharpness,
      firstPair: headPairs === 'slow' ? all - share : 0,
      pairs,
      words: headWords === 'none' ? null : words,
      count: headWords === 'none' ? words.length : undefined,
      tagOnly: headWords === 'cured',
    });
    return { words, slot, asked, pairs, target: slot - headOffset, ...found };
  },

  facts({ words, slot, pairs, target, weights, strongest, entropy, uniform }) {
    return {
      words: words.length,
      slot,
      pairs,
      target,
      // Before the first word or after the last there is nothing to look at.
      weight: weights[target] ?? 0,
      self: weights[slot],
      strongest,
      most: weights[strongest],
      even: 1 / words.length,
      entropy,
      uniform,
    };
  },

  table({ words, weights, scores, wordWord, wordTag, tagWord, tagTag }) {
    return {
      columns: ['slot', 'word', 'weight', 'score', 'wordWord', 'wordTag', 'tagWord', 'tagTag'],
      rows: words.map((word, slot) => [
        slot,
        word,
        weights[slot],
        scores[slot],
        wordWord[slot],
        wordTag[slot],
        tagWord[slot],
        tagTag[slot],
      ]),
    };
  },

  mount(root, stage) {
    return createHeadPicture(root, stage);
  },
});
