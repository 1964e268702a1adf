// A map of the encoding at any scale.
import { colourRamp, flag, number, oneOf, takeArguments } from '../arguments.js';

const view = {
  dModel: number(),
  base: number(10000),
  first: number(),
  shift: number(0),
  slotsPerPixel: number(),
  length: number(),
  firstDimension: number(0),
  breadth: number(),
};

const picture = oneOf(/** @type {const} */ (['mean', 'sample']));

/** @param {import('../native.js').Native} native */
export function createZoom(native) {
  /**
   * All dimensions from the first one on, unless fewer are asked for.
   * @param {any} given
   * @param {Record<string, import('../arguments.js').Kind<any>>} more
   * @returns {any}
   */
  function taken(given, more) {
    const all = (given?.dModel ?? 0) - (given?.firstDimension ?? 0);
    return takeArguments(given, { ...view, dimensions: number(all), ...more });
  }

  return {
    /** @param {unknown} given */
    zoomPicture(given) {
      const {
        dModel,
        base,
        colours,
        picture: which,
        down,
        ...seen
      } = taken(given, {
        picture,
        colours: colourRamp(),
        down: flag(true),
      });
      native.peek('heatMapRamp').set(colours);
      const pixels = native.peek('zoomPixels', dModel, base, seen, which === 'sample', down);
      return new Uint8ClampedArray(pixels);
    },

    /** @param {unknown} given */
    zoomValues(given) {
      const { dModel, base, picture: which, ...seen } = taken(given, { picture });
      return native.call('zoomValues', dModel, base, seen, which === 'sample');
    },

    /** @param {unknown} given */
    zoomCell(given) {
      const { dModel, base, along, across, ...seen } = taken(given, {
        along: number(),
        across: number(),
      });
      const {
        mean = null,
        sample = null,
        ...cell
      } = native.call('zoomCell', dModel, base, seen, along, across);
      return { ...cell, mean, sample };
    },
  };
}
