import { defineFigure } from '../contract.js';
import { createSimilarityPicture } from './picture.js';

/** So many numbers at most are multiplied for the table of dot products, to stay within a frame. */
const kMostProducts = 2 ** 22;
/** Beyond this offset the curve is not drawn out for the sake of one point. */
const kFarthest = 1000;

/**
 * How alike two slots are: a curve over their distance, and the table of all of them.
 */
export const figure = defineFigure({
  id: 'similarity',
  controls: [
    'k',
    'dModel',
    'base',
    'gramCount',
    { key: 'first', presets: [0, 1000, 1000000], slider: false },
  ],
  size: 'wide',
  aspect: 1.8,
  narrowAspect: 0.52,

  model(engine, { dModel, base, gramCount, first, k }) {
    const offset = Math.abs(k);
    const length = offset < kFarthest ? Math.max(gramCount, offset + 1) : gramCount;
    const { dots, falls } = engine.similarity({ dModel, base, count: length });
    const size = tableSize(gramCount, dModel);
    const gram = engine.gram({ dModel, base, first, count: size });
    return {
      dots,
      rises: risesOf(dots),
      falls,
      length,
      size,
      gram,
      spread: spreadOf(gram, size),
      offset: offset < length ? offset : null,
      most: dModel / 2,
    };
  },

  facts({ dots, falls, length, size, spread, offset, most }, { dModel, first, k }) {
    return {
      dModel,
      most,
      // Where the distance falls the dot product rises.
      rises: falls,
      steps: length - 1,
      last: length - 1,
      size,
      first,
      end: first + size - 1,
      spread,
      offset: Math.abs(k),
      dot: offset === null ? '\u2013' : dots[offset],
    };
  },

  table({ dots }) {
    return {
      columns: ['offset', 'dot', 'change'],
      rows: Array.from(dots, (/** @type {number} */ dot, /** @type {number} */ offset) => [
        offset,
        dot,
        offset === 0 ? '' : dot > dots[offset - 1] ? '\u25b2' : '\u25bd',
      ]),
    };
  },

  mount: createSimilarityPicture,
});

/** @param {number} asked @param {number} dModel */
function tableSize(asked, dModel) {
  return Math.max(Math.min(asked, Math.floor(Math.sqrt(kMostProducts / dModel))), 2);
}

/** The offsets from which the curve goes up. @param {Float64Array} dots */
function risesOf(dots) {
  const rises = [];
  for (let k = 0; k + 1 < dots.length; ++k) if (dots[k + 1] > dots[k]) rises.push(k);
  return rises;
}

/**
 * How much the values along one diagonal differ, at most.
 *
 * @param {Float64Array} gram
 * @param {number} size
 */
function spreadOf(gram, size) {
  let widest = 0;
  for (let offset = 0; offset < size; ++offset) {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let row = 0; row + offset < size; ++row) {
      const value = gram[row * size + row + offset];
      if (value < low) low = value;
      if (value > high) high = value;
    }
    widest = Math.max(widest, high - low);
  }
  return widest;
}
