// A table as pixels.
import { colourRamp, number, takeArguments } from '../arguments.js';
import { ladder, run } from './shapes.js';
import { createTables } from './tables.js';

const shape = {
  ...ladder,
  ...run,
  count: number(),
  colours: colourRamp(),
  slotsPerRow: number(1),
  dimensionsPerColumn: number(1),
};

/** @param {import('../native.js').Native} native */
export function createHeatMap(native) {
  const { fill, check } = createTables(native);
  return {
    /** @param {unknown} given */
    heatMap(given) {
      const plan = takeArguments(given, shape);
      const { dModel, base, first, step, count, slotsPerRow, dimensionsPerColumn } = plan;
      const whole = slotsPerRow === 1 && dimensionsPerColumn === 1;
      if (whole) check(plan, count);
      else {
        const sizes = [slotsPerRow, dimensionsPerColumn, count];
        native.peek('refuseAverages', dModel, base, first, step, ...sizes, true);
      }
      const columns = Math.ceil(dModel / dimensionsPerColumn);
      const pixels = new Uint8ClampedArray(4 * count * columns);
      native.peek('heatMapRamp').set(plan.colours);
      return whole
        ? fill(pixels, count, plan, 'heatMap')
        : fill(pixels, count, plan, 'heatMapOfMeans', slotsPerRow, dimensionsPerColumn);
    },
  };
}
