import { defineFigure } from '../contract.js';
import { createFencePicture } from './picture.js';

/** Wider fences are shown by their two ends. */
const kMostPickets = 64;
/** A cosine above this still stands like a picket, to the eye. */
const kUpright = 0.99;

/**
 * Position 0: every sine is 0, every cosine is 1. A few steps on, the fast end falls first.
 */
export const figure = defineFigure({
  id: 'fence',
  controls: ['dModel', { key: 'fencePosition', presets: [0, 1, 2, 10] }],
  player: { key: 'fencePosition', every: 600, max: 50 },
  size: 'wide',
  aspect: 2.2,
  narrowAspect: 1.1,

  model(engine, { dModel, base, fencePosition }) {
    /** @type {Float64Array} */
    const values = engine.encode({
      dModel,
      base,
      first: fencePosition,
      count: 1,
      dtype: 'float64',
    });
    const { squaredNorm, largest } = engine.norms({ dModel, base, first: fencePosition, count: 1 });
    const cosines = values.filter((_, dimension) => dimension % 2 === 1);
    return {
      values,
      shown: endsOf(dModel),
      zeros: values.filter((value) => value === 0).length,
      ones: values.filter((value) => value === 1).length,
      upright: cosines.filter((value) => value > kUpright).length,
      pairs: cosines.length,
      squaredNorm,
      measured: largest,
    };
  },

  facts({ zeros, ones, upright, pairs, squaredNorm, measured }, { dModel, fencePosition }) {
    return {
      dModel,
      pos: fencePosition,
      zeros,
      ones,
      upright,
      pairs,
      squaredNorm,
      measured,
      limit: kUpright,
    };
  },

  table({ values }) {
    return {
      columns: ['dimension', 'part', 'value'],
      rows: Array.from(values, (/** @type {number} */ value, /** @type {number} */ dimension) => [
        dimension,
        dimension % 2 === 0 ? 'sin' : 'cos',
        value,
      ]),
    };
  },

  mount: createFencePicture,
});

/**
 * All dimensions, or the first and the last with a gap (null) between them.
 *
 * @param {number} dModel
 * @returns {Array<number | null>}
 */
function endsOf(dModel) {
  const run = (/** @type {number} */ from, /** @type {number} */ length) =>
    Array.from({ length }, (_, n) => from + n);
  if (dModel <= kMostPickets) return run(0, dModel);
  const half = kMostPickets / 2;
  return [...run(0, half), null, ...run(dModel - half, half)];
}
