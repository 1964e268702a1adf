import { defineFigure } from '../contract.js';
import { createRotationPicture } from './picture.js';

/** Starts far apart, for which the same matrix must do. */
const kStarts = [0, 1000, 1000000];

/**
 * k slots on, anywhere, is one turn of the ring by k omega.
 */
export const figure = defineFigure({
  id: 'rotation',
  controls: [{ key: 'position', presets: kStarts }, 'k', 'pair', 'dModel', 'base'],
  size: 'wide',
  aspect: 1.75,
  narrowAspect: 0.53,

  model(engine, { dModel, base, pair, position: pos, k }) {
    const ladder = { dModel, base };
    const check = engine.rotationCheck({ ...ladder, pair, pos, k });
    // Not every start leaves room for k more slots before the last that there is.
    const starts = kStarts.filter((start) => Math.abs(start + k) <= Number.MAX_SAFE_INTEGER);
    return {
      ...check,
      start: engine.phases({ ...ladder, pos })[pair],
      wavelength: engine.wavelengths(ladder)[pair],
      starts: starts.map((start) => ({
        start,
        ...engine.rotationCheck({ ...ladder, pair, pos: start, k }),
      })),
    };
  },

  facts({ omega, angle, wedge, residual, before, after, product }, { pair, position: pos, k }) {
    const [sine, cosine] = after;
    return {
      omega,
      angle,
      wedge,
      residual,
      pair,
      pos,
      k,
      sineHere: before[0],
      cosineHere: before[1],
      sine,
      cosine,
      productSine: product[0],
      productCosine: product[1],
    };
  },

  table(model, { position: pos }) {
    return {
      columns: [
        'start',
        'sineHere',
        'cosineHere',
        'productSine',
        'productCosine',
        'sine',
        'cosine',
        'residual',
      ],
      rows: [{ ...model, start: pos }, ...model.starts].map((one) => [
        one.start,
        ...one.before,
        ...one.product,
        ...one.after,
        one.residual,
      ]),
    };
  },

  mount: createRotationPicture,
});
