// Tables of the encoding, and the ladder they are made of.
import { colourRamp, number, oneOf, takeArguments } from './arguments.js';
import { outOfRange, wrongType } from './errors.js';

const ladder = { dModel: number(), base: number(10000) };
const run = { first: number(0), step: number(1) };

/** @typedef {{dModel: number, base: number, first: number, step: number}} Plan */

/** @param {import('./native.js').Native} native */
export function createEncoding(native) {
  /**
   * One window of the table after another, until all rows are there.
   * @template {Float32Array | Float64Array | Uint8ClampedArray} Table
   * @param {Table} table
   * @param {number} rows
   * @param {Plan} plan
   * @param {string} make
   */
  function fill(table, rows, { dModel, base, first, step }, make) {
    const width = table.length / rows;
    const window = native.peek('windowRows', dModel, table.BYTES_PER_ELEMENT === 8);
    for (let row = 0; row < rows; row += window) {
      const count = Math.min(window, rows - row);
      table.set(native.peek(make, dModel, base, first, step, row, count), row * width);
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

  return {
    /** @param {unknown} given */
    encode(given) {
      const dtype = oneOf(/** @type {const} */ (['float32', 'float64']));
      const plan = takeArguments(given, { ...ladder, ...run, count: number(), dtype });
      check(plan, plan.count);
      const size = plan.count * plan.dModel;
      return plan.dtype === 'float64'
        ? fill(new Float64Array(size), plan.count, plan, 'encodeFloat64')
        : fill(new Float32Array(size), plan.count, plan, 'encodeFloat32');
    },

    /**
     * @param {unknown} table
     * @param {unknown} given
     */
    encodeInto(table, given) {
      if (!(table instanceof Float32Array || table instanceof Float64Array)) {
        throw wrongType('wrong-type', 'table', table, 'must be a Float32Array or a Float64Array');
      }
      const plan = takeArguments(given, { ...ladder, ...run });
      check(plan, 0);
      const count = table.length / plan.dModel;
      if (!Number.isInteger(count)) {
        const rule = `must hold whole rows of dModel = ${plan.dModel} values`;
        throw outOfRange({ code: 'not-whole', parameter: 'table', value: table.length, rule });
      }
      check(plan, count);
      const make = table instanceof Float64Array ? 'encodeFloat64' : 'encodeFloat32';
      return fill(table, count, plan, make);
    },

    /** @param {unknown} given */
    heatMap(given) {
      const shape = { ...ladder, ...run, count: number(), colours: colourRamp() };
      const plan = takeArguments(given, shape);
      check(plan, plan.count);
      const pixels = new Uint8ClampedArray(4 * plan.count * plan.dModel);
      native.peek('heatMapRamp').set(plan.colours);
      return fill(pixels, plan.count, plan, 'heatMap');
    },

    /** @param {unknown} given */
    frequencies(given) {
      const { dModel, base } = takeArguments(given, ladder);
      return native.call('frequencies', dModel, base);
    },

    /** @param {unknown} given */
    wavelengths(given) {
      const { dModel, base } = takeArguments(given, ladder);
      return native.call('wavelengths', dModel, base);
    },

    /** @param {unknown} given */
    rotation(given) {
      const { omega, k } = takeArguments(given, { omega: number(), k: number() });
      return native.call('rotation', omega, k);
    },
  };
}
