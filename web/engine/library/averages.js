// Means of many rows.
import { number, oneOf, takeArguments } from '../arguments.js';
import { ladder, run } from './shapes.js';
import { createTables } from './tables.js';

/** @param {import('../native.js').Native} native */
export function createAverages(native) {
  const { fill } = createTables(native);
  return {
    /** @param {unknown} given */
    averages(given) {
      const dtype = oneOf(/** @type {const} */ (['float64', 'float32']));
      const shape = { ...ladder, ...run, slots: number(), count: number(), dtype };
      const plan = takeArguments(given, shape);
      const { dModel, base, first, step, slots, count } = plan;
      native.peek('refuseAverages', dModel, base, first, step, slots, 1, count, false);
      // A Float32Array rounds each double that is put into it.
      const Table = plan.dtype === 'float64' ? Float64Array : Float32Array;
      return fill(new Table(count * dModel), count, plan, 'averages', slots);
    },
  };
}
