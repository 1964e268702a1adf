// Tables of the encoding, and the ladder they are made of.
import { number, oneOf, takeArguments } from './arguments.js';
import { outOfRange, wrongType } from './errors.js';

const ladder = { dModel: number(), base: number(10000) };
const run = { first: number(0), step: number(1) };

/** @param {import('./native.js').Native} native */
export function createEncoding(native) {
  /**
   * @param {Float32Array | Float64Array} table
   * @param {{dModel: number, base: number, first: number, step: number}} plan
   */
  function fill(table, { dModel, base, first, step }) {
    const wide = table instanceof Float64Array;
    const encodeWindow = wide ? 'encodeFloat64' : 'encodeFloat32';
    const rows = table.length / dModel;
    const window = native.peek('windowRows', dModel, wide);
    for (let row = 0; row < rows; row += window) {
      const count = Math.min(window, rows - row);
      const values = native.peek(encodeWindow, dModel, base, first, step, row, count);
      table.set(values, row * dModel);
    }
    return table;
  }

  /** @param {unknown} given */
  function encode(given) {
    const dtype = oneOf(/** @type {const} */ (['float32', 'float64']));
    const plan = takeArguments(given, { ...ladder, ...run, count: number(), dtype });
    const { dModel, base, first, step, count } = plan;
    native.peek('refuseTable', dModel, base, first, step, count);
    const Table = plan.dtype === 'float64' ? Float64Array : Float32Array;
    return fill(new Table(count * dModel), plan);
  }

  /**
   * @param {unknown} table
   * @param {unknown} given
   */
  function encodeInto(table, given) {
    if (!(table instanceof Float32Array || table instanceof Float64Array)) {
      throw wrongType('wrong-type', 'table', table, 'must be a Float32Array or a Float64Array');
    }
    const plan = takeArguments(given, { ...ladder, ...run });
    native.peek('refuseTable', plan.dModel, plan.base, plan.first, plan.step, 0);
    const count = table.length / plan.dModel;
    if (!Number.isInteger(count)) {
      const rule = `must hold whole rows of dModel = ${plan.dModel} values`;
      throw outOfRange({ code: 'not-whole', parameter: 'table', value: table.length, rule });
    }
    native.peek('refuseTable', plan.dModel, plan.base, plan.first, plan.step, count);
    return fill(table, plan);
  }

  return {
    encode,
    encodeInto,

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
