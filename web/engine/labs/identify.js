// Which convention made a table, and NumPy's files.
import { number, oneOf, optional, takeArguments } from '../arguments.js';
import { outOfRange, wrongType } from '../errors.js';
import { written } from './description.js';

const formats = /** @type {const} */ (['float64', 'float32', 'bfloat16', 'float16']);
const dtypes = /** @type {const} */ (['float32', 'float64', 'float16']);
const slips = [
  'none',
  'sine-negated',
  'rows-reversed',
  'doubled-exponent',
  'index-not-halved',
  'row-shifted',
  'rows-overwritten',
];

/** @type {import('../arguments.js').Kind<ArrayLike<number>>} */
const values = {
  fits: (value) => Array.isArray(value) || ArrayBuffer.isView(value),
  code: 'wrong-type',
  rule: 'must be an array of numbers',
};

/** @type {import('../arguments.js').Kind<Uint8Array>} */
const file = {
  fits: (value) => value instanceof Uint8Array,
  code: 'wrong-type',
  rule: 'must be a Uint8Array',
};

/**
 * @param {any} description
 * @param {number} rows
 */
function described({ convention, row, column, ...facts }, rows) {
  const { ladder, layout, maxTimescale, start, step, scale, odd } = written(convention);
  const differs = row < rows ? { row, column } : null;
  return { ladder, layout, base: maxTimescale, start, step, scale, odd, ...facts, differs };
}

/** @param {import('../native.js').Native} native */
export function createIdentify(native) {
  /** @param {Uint8Array} bytes */
  function read(bytes) {
    native.peek('roomForFile', bytes.length).set(bytes);
    return native.peek('readFile');
  }

  return {
    /** @param {unknown} given */
    readNpy(given) {
      const answer = read(takeArguments(given, { file }).file);
      return { ...answer, values: answer.values.slice() };
    },

    /** @param {unknown} given */
    identify(given) {
      const taken = takeArguments(given, {
        file: optional(file),
        values: optional(values),
        columns: optional(number()),
      });
      if (taken.file) read(taken.file);
      else {
        if (!taken.values) throw wrongType('missing', 'values', undefined, 'is missing');
        if (taken.columns === null) throw wrongType('missing', 'columns', undefined, 'is missing');
        const { columns } = taken;
        const rows = taken.values.length / columns;
        if (!Number.isInteger(rows)) {
          const rule = `must be whole rows of ${columns} numbers`;
          const value = taken.values.length;
          throw outOfRange({ code: 'not-whole', parameter: 'values', value, rule });
        }
        native.peek('roomForValues', rows, columns).set(taken.values);
      }
      const { matches, nearest, dtype, rows, columns } = native.call('identify');
      return {
        dtype,
        rows,
        columns,
        matches: matches.map((/** @type {any} */ match) => described(match, rows)),
        nearest: nearest.map((/** @type {any} */ { description, slip, rms, rowsThatFit }) => ({
          ...described(description, rows),
          slip: slips[slip],
          rms,
          rowsThatFit,
        })),
      };
    },

    /** @param {unknown} given */
    npyHeader(given) {
      const shape = { dtype: oneOf(dtypes), rows: number(), columns: number() };
      const { dtype, rows, columns } = takeArguments(given, shape);
      return native.call('npyHeader', formats.indexOf(dtype), rows, columns);
    },
  };
}
