// How real software spells the encoding.
import { number, oneOf, optional, takeArguments } from '../arguments.js';
import { wrongType } from '../errors.js';
import { numbered, written } from './description.js';
import { outcomeOf } from './outcome.js';

/** @template T @typedef {import('../arguments.js').Kind<T>} Kind */

/** @type {Kind<any>} */
const convention = {
  fits: (value) => typeof value === 'object' && value !== null,
  code: 'wrong-type',
  rule: 'must be an object that describes a convention',
};

/** @type {Kind<ArrayLike<number>>} */
const vector = {
  fits: (value) =>
    (Array.isArray(value) || ArrayBuffer.isView(value)) &&
    Array.from(/** @type {any} */ (value)).every((each) => typeof each === 'number'),
  code: 'wrong-type',
  rule: 'must be an array of numbers',
};

const kinds = ['sine', 'cosine', 'zero', 'input'];
const pairings = /** @type {const} */ (['interleaved', 'halves']);

/** @param {import('../native.js').Native} native */
export function createConventions(native) {
  return {
    presets() {
      return native.call('presets').map((/** @type {any} */ { name, convention: made }) => ({
        name,
        convention: written(made),
      }));
    },

    /** @param {unknown} given */
    conventionColumns(given) {
      const taken = takeArguments(given, { convention, dModel: number() });
      const columns = native.call('conventionColumns', numbered(taken.convention), taken.dModel);
      return columns.map((/** @type {any} */ column) => ({ ...column, kind: kinds[column.kind] }));
    },

    /** @param {unknown} given */
    conventionWidth(given) {
      const { convention: wished, dModel } = takeArguments(given, { convention, dModel: number() });
      return outcomeOf(native, numbered(wished), dModel);
    },

    /** @param {unknown} given */
    conventionDifference(given) {
      const { one, other, dModel, count, first, x, y } = takeArguments(given, {
        ...{ one: convention, other: convention, dModel: number(), count: number(1) },
        ...{ first: optional(number()), x: optional(number()), y: optional(number()) },
      });
      const [a, b] = [numbered(one), numbered(other)];
      const place = { isPoint: x !== null && y !== null, x: x ?? 0, y: y ?? 0, count };
      // Unless a position is given, each starts where it starts: the row of the first token.
      const answer = native.call(
        'conventionDifference',
        a,
        b,
        dModel,
        place,
        first ?? a.start,
        first ?? b.start,
      );
      const some = (/** @type {{length: number}} */ array) => (array.length > 0 ? array : null);
      const { difference, permutation } = answer;
      return { ...answer, difference: some(difference), permutation: some(permutation) };
    },

    /** @param {any} given */
    conventionTable(given) {
      // The first row stands where the convention starts, unless another is asked for.
      const start = given?.convention?.start ?? 0;
      const shape = { convention, dModel: number(), first: number(start), count: number() };
      const { convention: wished, dModel, first, count } = takeArguments(given, shape);
      return native.call('conventionTable', numbered(wished), dModel, first, count);
    },

    /** @param {unknown} given */
    conventionPoint(given) {
      const shape = { convention, dModel: number(), x: number(), y: number() };
      const { convention: wished, dModel, x, y } = takeArguments(given, shape);
      return native.call('conventionPoint', numbered(wished), dModel, x, y);
    },

    /** @param {unknown} given */
    rope(given) {
      const taken = takeArguments(given, {
        vector,
        pairing: oneOf(pairings),
        base: number(10000),
        position: number(),
      });
      if (taken.vector.length > 65536) {
        const rule = 'must hold at most 65536 numbers';
        throw wrongType('wrong-type', 'vector', taken.vector.length, rule);
      }
      const { base, position } = taken;
      return native.call('rope', taken.vector, taken.pairing === 'halves', base, position);
    },
  };
}
