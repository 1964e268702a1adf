import { defineFigure } from '../contract.js';
import { createCounterPicture } from './picture.js';

/** More bars than this would touch each other. */
const kBars = 100;
/** Numbers of the list that are drawn; all of them for d up to here. */
const kShown = 64;

/**
 * The first idea for a tag, the slot's own number, and how it outgrows the embedding.
 */
export const figure = defineFigure({
  id: 'counter',
  controls: [{ key: 'counterLength', presets: [10, 100, 10000] }, 'dModel'],
  size: 'wide',
  aspect: 1.6,
  narrowAspect: 0.55,

  model(engine, { counterLength, dModel }) {
    const found = engine.counter({ length: counterLength, dModel });
    const perBar = Math.ceil(counterLength / kBars);
    const firsts = [];
    const heights = [];
    for (let first = 0; first < counterLength; first += perBar) {
      firsts.push(first);
      heights.push(found.counters[Math.min(first + perBar, counterLength) - 1]);
    }
    const embedding = found.embedding.subarray(0, kShown);
    return {
      firsts,
      heights,
      perBar,
      last: found.counters[counterLength - 1],
      embedding,
      sum: found.sum.subarray(0, kShown),
      shown: embedding.length,
      places: dModel,
      lowest: Math.min(...embedding),
      // The largest in size, whichever its sign.
      highest: Math.max(...embedding.map(Math.abs)),
      embeddingNorm: found.embeddingNorm,
      counterNorm: found.counterNorm,
      ratio: found.ratio,
    };
  },

  facts({ last, perBar, embeddingNorm, counterNorm, ratio }, { counterLength, dModel }) {
    return { length: counterLength, last, perBar, dModel, embeddingNorm, counterNorm, ratio };
  },

  table({ firsts, heights, perBar }) {
    const rows = heights.map((/** @type {number} */ height, /** @type {number} */ bar) => [
      firsts[bar],
      Math.min(firsts[bar] + perBar - 1, heights[heights.length - 1]),
      height,
    ]);
    return { columns: ['first', 'last', 'height'], rows };
  },

  mount(root, stage) {
    return createCounterPicture(root, stage);
  },
});
