// Tables of the encoding.
import { isDetached, number, oneOf, takeArguments } from '../arguments.js';
import { outOfRange, wrongType } from '../errors.js';
import { ladder, run } from './shapes.js';
import { createTables } from './tables.js';

/** @param {import('../native.js').Native} native */
export function createEncoding(native) {
  const { fill, check } = createTables(native);
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
      if (isDetached(table)) {
        throw wrongType('detached', 'table', table, 'has been handed over and holds nothing more');
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
  };
}
