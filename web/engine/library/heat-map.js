// A table as pixels.
import { colourRamp, number, takeArguments } from '../arguments.js';
import { ladder, run } from './shapes.js';
import { createTables } from './tables.js';

/** @param {import('../native.js').Native} native */
export function createHeatMap(native) {
  const { fill, check } = createTables(native);
  return {
    /** @param {unknown} given */
    heatMap(given) {
      const shape = { ...ladder, ...run, count: number(), colours: colourRamp() };
      const plan = takeArguments(given, shape);
      check(plan, plan.count);
      const pixels = new Uint8ClampedArray(4 * plan.count * plan.dModel);
      native.peek('heatMapRamp').set(plan.colours);
      return fill(pixels, plan.count, plan, 'heatMap');
    },
  };
}
