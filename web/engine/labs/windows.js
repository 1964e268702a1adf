// Windows of a table of any length, for files that are written a piece at a time.
import { number, oneOf, takeArguments } from '../arguments.js';
import { ladder, run } from '../library/shapes.js';

const shape = {
  ...ladder,
  ...run,
  row: number(0),
  rows: number(),
  dtype: oneOf(/** @type {const} */ (['float32', 'float64'])),
};

/** @param {import('../native.js').Native} native */
export function createWindows(native) {
  return {
    /** @param {unknown} given */
    tableWindow(given) {
      const { dModel, base, first, step, row, rows, dtype } = takeArguments(given, shape);
      native.peek('refuseTable', dModel, base, first, step, rows);
      const wide = dtype === 'float64';
      const table = wide ? new Float64Array(rows * dModel) : new Float32Array(rows * dModel);
      const most = native.peek('windowRows', dModel, wide);
      const make = wide ? 'encodeFloat64' : 'encodeFloat32';
      for (let done = 0; done < rows; done += most) {
        const count = Math.min(most, rows - done);
        const values = native.peek(make, dModel, base, first, step, row + done, count);
        table.set(values, done * dModel);
      }
      return table;
    },
  };
}
