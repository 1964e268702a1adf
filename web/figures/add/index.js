import { defineFigure } from '../contract.js';
import { createAddPicture } from './picture.js';

/** Trials of the first look; the picture adds more of them while it is seen. */
const kFirst = 100;
const kSlots = 512;
const kVocabulary = 1000;
const kSeed = 1;

/**
 * Can both still be read? A word with random numbers plus a tag: how often the slot, and the word,
 * are read back from the sum, measured by trials that add up.
 */
export const figure = defineFigure({
  id: 'add',
  controls: [
    { key: 'dModel', stops: [16, 32, 64, 128, 256, 512], presets: [64, 512] },
    'addScale',
    'addJoin',
  ],
  size: 'wide',
  aspect: 2.2,
  narrowAspect: 0.9,

  model(engine, { dModel, base, addScale, addJoin }) {
    const asked = {
      dModel,
      base,
      seed: kSeed,
      slots: kSlots,
      vocabulary: kVocabulary,
      join: addJoin,
      scale: addScale === 'root' ? rootOf(engine, dModel) : 1,
    };
    return { asked, first: engine.readBack({ ...asked, trials: kFirst }) };
  },

  facts({ first, asked }) {
    const { trials, exact, withinTwo, word, formula } = first;
    return {
      dModel: asked.dModel,
      slots: kSlots,
      vocabulary: kVocabulary,
      scale: asked.scale,
      trials,
      exact: (100 * exact) / trials,
      near: (100 * withinTwo) / trials,
      word: (100 * word) / trials,
      formula: 100 * formula,
    };
  },

  table({ first }) {
    const { trials, exact, withinOne, withinTwo, word, wordKnown, formula } = first;
    return {
      columns: ['trials', 'exact', 'withinOne', 'withinTwo', 'word', 'wordKnown', 'formula'],
      rows: [[trials, exact, withinOne, withinTwo, word, wordKnown, formula]],
    };
  },

  mount(root, stage) {
    return createAddPicture(root, stage);
  },
});

/**
 * 1 / sqrt(d): what an embedding of norm 1 has for entries. The norm of a tag is sqrt(d / 2).
 *
 * @param {import('../contract.js').Engine} engine
 * @param {number} dModel
 */
function rootOf(engine, dModel) {
  const { tagNorm } = engine.taggedWord({ word: 'word', dModel: 2 * dModel, pos: 0 });
  return 1 / tagNorm;
}
