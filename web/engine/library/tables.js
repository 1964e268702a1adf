// Tables that are made a window at a time, because the module's memory holds one window only.

/** @typedef {{dModel: number, base: number, first: number, step: number}} Plan */

/** @param {import('../native.js').Native} native */
export function createTables(native) {
  /**
   * One window of the table after another, until all rows are there.
   * @template {Float32Array | Float64Array | Uint8ClampedArray} Table
   * @param {Table} table
   * @param {number} rows
   * @param {Plan} plan
   * @param {string} make
   * @param {number[]} more what else it takes
   */
  function fill(table, rows, { dModel, base, first, step }, make, ...more) {
    const width = table.length / rows;
    const window = native.peek(
      'windowRows',
      dModel,
      table.BYTES_PER_ELEMENT === 8 || more.length > 0,
    );
    for (let row = 0; row < rows; row += window) {
      const count = Math.min(window, rows - row);
      table.set(native.peek(make, dModel, base, first, step, row, count, ...more), row * width);
    }
    return table;
  }

  /**
   * Refuses what cannot be, before anything is allocated for it.
   * @param {Plan} plan
   * @param {number} count
   */
  function check({ dModel, base, first, step }, count) {
    native.peek('refuseTable', dModel, base, first, step, count);
  }

  return { fill, check };
}
