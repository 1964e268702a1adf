// The ladder of frequencies, one cell of its table, and the rotation of one of its pairs.
import { number, takeArguments } from '../arguments.js';

const plan = { dModel: number(), base: number(10000) };

/** @param {import('../native.js').Native} native */
export function createLadder(native) {
  return {
    /** @param {unknown} given */
    ladder(given) {
      const { dModel, base, length } = takeArguments(given, { ...plan, length: number() });
      return native.call('ladder', dModel, base, length);
    },

    /** @param {unknown} given */
    ladderTable(given) {
      const { dModel, base } = takeArguments(given, plan);
      const { exponents, omegas, wavelengths } = native.call('ladder', dModel, base, 0);
      return { exponents, omegas, wavelengths };
    },

    /** @param {unknown} given */
    phases(given) {
      const { dModel, base, pos } = takeArguments(given, { ...plan, pos: number() });
      return native.call('phases', dModel, base, pos);
    },

    /** @param {unknown} given */
    slotMap(given) {
      const shape = { ...plan, pos: number(), dimension: number() };
      const { dModel, base, pos, dimension } = takeArguments(given, shape);
      return native.call('slotMap', dModel, base, pos, dimension);
    },

    /** @param {unknown} given */
    slotSlip(given) {
      const shape = { ...plan, pos: number(), dimension: number() };
      const { dModel, base, pos, dimension } = takeArguments(given, shape);
      return native.call('slotSlip', dModel, base, pos, dimension);
    },

    /** @param {unknown} given */
    rotationCheck(given) {
      const shape = { ...plan, pair: number(), pos: number(), k: number() };
      const { dModel, base, pair, pos, k } = takeArguments(given, shape);
      return native.call('rotationCheck', dModel, base, pair, pos, k);
    },
  };
}
