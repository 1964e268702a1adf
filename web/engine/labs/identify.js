// Which convention made a table, and NumPy's files.
import { number, oneOf, optional, takeArguments } from '../arguments.js';
import { outOfRange, wrongType } from '../errors.js';
import { written } from './description.js';
import { tableOfText } from './table-text.js';

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
  'bfloat16-positions',
  'bfloat16-angles',
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
 * @param {{rows: number, dtype: string}} table
 */
function described({ convention, row, column, ...facts }, { rows, dtype }) {
  const { ladder, layout, maxTimescale, start, step, scale, odd } = written(convention);
  const differs = row < rows ? { row, column } : null;
  return { ladder, layout, base: maxTimescale, start, step, scale, dtype, odd, ...facts, differs };
}

/** What is known of a convention that does not make the table. @param {any} description */
function neighbour({ ladder, layout, base, start, step, scale, dtype, odd }) {
  return { ladder, layout, base, start, step, scale, dtype, odd };
}

/** @param {Uint8Array} bytes */
const isNpy = (bytes) => bytes[0] === 0x93 && bytes[1] === 0x4e;

/** @param {Uint8Array} bytes */
function textOf(bytes) {
  const rule = 'must be an .npy file, or CSV or JSON as UTF-8 text';
  const refusal = { code: 'not-a-table', parameter: 'file', value: bytes.length, rule };
  // Text has no zero bytes, and what is longer than a string can be is no table of 2^24 values.
  if (bytes.length > 2 ** 29 - 25 || bytes.subarray(0, 4096).includes(0)) throw outOfRange(refusal);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw outOfRange(refusal);
  }
}

/** @param {import('../native.js').Native} native */
export function createIdentify(native) {
  /**
   * The table as it stands in the module's memory, to be named.
   * @param {Uint8Array} bytes
   */
  function read(bytes) {
    if (isNpy(bytes)) {
      native.peek('roomForFile', bytes.length).set(bytes);
      return { kind: 'npy', ...native.peek('readFile') };
    }
    const { kind, rows, columns, values } = tableOfText(textOf(bytes));
    native.peek('roomForValues', rows, columns).set(values);
    return { kind, rows, columns, dtype: null, bigEndian: false, columnMajor: false, values };
  }

  /** @param {ArrayLike<number>} values @param {number} columns */
  function take(values, columns) {
    const rows = values.length / columns;
    if (!Number.isInteger(rows)) {
      const rule = `must be whole rows of ${columns} numbers`;
      throw outOfRange({ code: 'not-whole', parameter: 'values', value: values.length, rule });
    }
    native.peek('roomForValues', rows, columns).set(values);
  }

  return {
    /** @param {unknown} given */
    readTable(given) {
      const answer = read(takeArguments(given, { file }).file);
      return { ...answer, values: answer.values.slice() };
    },

    /** @param {unknown} given */
    identify(given) {
      const shape = { file: optional(file), values: optional(values), columns: optional(number()) };
      const taken = takeArguments(given, shape);
      if (taken.file) read(taken.file);
      else if (!taken.values) throw wrongType('missing', 'values', undefined, 'is missing');
      else if (taken.columns === null) {
        throw wrongType('missing', 'columns', undefined, 'is missing');
      } else take(taken.values, taken.columns);
      const { matches, nearest, dtype, rows, columns, zeroRows } = native.call('identify');
      const table = { dtype, rows, columns, zeroRows };
      return {
        ...table,
        matches: matches.map((/** @type {any} */ match) => described(match, table)),
        nearest: nearest.map((/** @type {any} */ { description, slip, rms, rowsThatFit }) => ({
          ...neighbour(described(description, table)),
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
