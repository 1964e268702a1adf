// Tables of the encoding.
import { isDetached, number, oneOf, takeArguments } from '../arguments.js';
import { outOfRange, wrongType } from '../errors.js';
import { checkDoubles } from '../instance.js';
import { ladder, run } from './shapes.js';
import { createTables } from './tables.js';

const dtype = () => oneOf(/** @type {const} */ (['float32', 'float64']));

/** @param {import('../native.js').Native} native */
export function createEncoding(native) {
  const { fill, check } = createTables(native);
  let doublesAreRight = false;

  /**
   * The name of the native function that makes a table. The arithmetic of float64 is tried out when
   * it is first asked for, so that a page of float32 tables starts without it.
   * @param {boolean} wide
   */
  function makerOf(wide) {
    if (wide && !doublesAreRight) {
      checkDoubles(({ dModel, first, count }) => {
        const plan = { dModel, base: 10000, first, step: 1 };
        return fill(new Float64Array(count * dModel), count, plan, 'encodeFloat64');
      });
      doublesAreRight = true;
    }
    return wide ? 'encodeFloat64' : 'encodeFloat32';
  }

  return {
    /** @param {unknown} given */
    encode(given) {
      const plan = takeArguments(given, { ...ladder, ...run, count: number(), dtype: dtype() });
      check(plan, plan.count);
      const size = plan.count * plan.dModel;
      const wide = plan.dtype === 'float64';
      const make = makerOf(wide);
      return fill(wide ? new Float64Array(size) : new Float32Array(size), plan.count, plan, make);
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
      return fill(table, count, plan, makerOf(table instanceof Float64Array));
    },

    /**
     * @param {unknown} given
     * @param {unknown} visit
     */
    eachWindow(given, visit) {
      if (typeof visit !== 'function') {
        throw wrongType('wrong-type', 'visit', visit, 'must be a function');
      }
      const plan = takeArguments(given, { ...ladder, ...run, count: number(), dtype: dtype() });
      check(plan, plan.count);
      const wide = plan.dtype === 'float64';
      const make = makerOf(wide);
      const { dModel, base, first, step, count } = plan;
      const most = native.peek('windowRows', dModel, wide);
      for (let row = 0; row < count; row += most) {
        const rows = Math.min(most, count - row);
        const view = native.peek(make, dModel, base, first, step, row, rows);
        native.lend(() => visit(view, row));
      }
    },
  };
}
