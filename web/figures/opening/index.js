import { defineFigure } from '../contract.js';
import { wordsOf } from '../shared/words.js';
import { createOpeningPicture } from './picture.js';

/** Of the 32 waves of a tag of 64 numbers, the quickest twelve: over a sentence, slower ones stand still. */
const kWidth = 64;
const kWaves = 12;
/** Fewer slots than this, and only the quickest waves would be seen to move. */
const kFewest = 20;
/** More words than this would stand on top of each other. */
const kMost = 40;
/** Points of the curves per slot. */
const kFine = 8;

/**
 * The reader's own sentence under a dozen waves: where a line crosses them stands that word's tag.
 */
export const figure = defineFigure({
  id: 'opening',
  controls: ['sentence'],
  heading: 'h2',
  size: 'wide',
  layout: 'below',
  aspect: 2.75,
  narrowAspect: 1.12,

  model(engine, { sentence, position, base }) {
    const all = wordsOf(sentence);
    const words = all.slice(0, kMost);
    const slots = Math.max(words.length, kFewest);
    const count = (slots - 1) * kFine + 1;
    const table = engine.encode({
      dModel: kWidth,
      base,
      step: 1 / kFine,
      count,
      dtype: 'float64',
    });
    const inside = Number.isInteger(position) && position >= 0 && position < words.length;
    return {
      words,
      hidden: all.length - words.length,
      slots,
      fine: kFine,
      // The line stands on a word, wherever the pictures below have taken the reader.
      slot: inside ? position : 0,
      waves: Array.from({ length: kWaves }, (_, pair) =>
        Float64Array.from({ length: count }, (_, point) => table[point * kWidth + 2 * pair]),
      ),
      wavelengths: engine.wavelengths({ dModel: kWidth, base }).slice(0, kWaves),
    };
  },

  facts({ words, slot, waves, fine, wavelengths, hidden }) {
    return {
      words: words.length,
      hidden,
      slot,
      waves: waves.length,
      pairs: kWidth / 2,
      quick: waves[0][slot * fine],
      slow: waves[waves.length - 1][slot * fine],
      shortest: wavelengths[0],
      longest: wavelengths[wavelengths.length - 1],
    };
  },

  table({ words, waves, fine }) {
    return {
      columns: ['slot', 'word', ...waves.map((_, wave) => String(wave))],
      rows: words.map((word, slot) => [
        slot,
        word,
        ...waves.map((heights) => heights[slot * fine]),
      ]),
    };
  },

  mount(root, stage) {
    return createOpeningPicture(root, stage);
  },
});
