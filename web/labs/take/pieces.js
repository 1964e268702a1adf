import { tableBytes, tableSize } from '../../engine/labs/index.js';

/**
 * A table as the pieces of a file, one after another, so that none is ever held whole.
 *
 * @import {LabsEncoder} from '../../../cpp/bindings/posenc-labs.js'
 * @import {Wish} from './parameters.js'
 * @typedef {{signal: AbortSignal, progress: (done: number, all: number) => void}} Options
 */

/** Values in one piece of a text. */
const kPieceValues = 32768;
/** Milliseconds of work after which the page gets its turn. */
const kTurn = 12;
/** As long as a written value is at most, with its comma. */
const kWritten = 25;

/** The most that a browser keeps for a file that it cannot write piece by piece. */
export const kMostKept = 1024 * 1024 * 1024;

/**
 * Bytes of the file: exact for numbers, and the most that it may be for text. Refuses what is no table.
 *
 * @param {LabsEncoder} labs
 * @param {Wish} wish
 */
export function sizeOf(labs, { format, ...plan }) {
  if (format === 'npy' || format === 'raw') {
    return tableSize(labs, { ...plan, raw: format === 'raw' });
  }
  tableSize(labs, { ...plan, raw: true });
  return plan.count * plan.dModel * kWritten;
}

/**
 * @param {LabsEncoder} labs
 * @param {Wish} wish
 * @param {Options} options
 * @returns {AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>}
 */
export async function* piecesOf(labs, { format, ...plan }, options) {
  const numbers = format === 'npy' || format === 'raw';
  const pieces = numbers
    ? tableBytes(labs, { ...plan, raw: format === 'raw' }, options)
    : textPieces(labs, plan, format, options);
  let began = performance.now();
  for await (const piece of pieces) {
    yield piece;
    if (performance.now() - began < kTurn) continue;
    await new Promise((done) => setTimeout(done, 0));
    began = performance.now();
  }
}

/**
 * @param {LabsEncoder} labs
 * @param {Omit<Wish, 'format'>} plan
 * @param {'csv' | 'json'} format
 * @param {Options} options
 */
async function* textPieces(labs, { count, ...table }, format, { signal, progress }) {
  const { dModel } = table;
  const utf8 = new TextEncoder();
  const rowsPerPiece = Math.max(Math.floor(kPieceValues / dModel), 1);
  for (let row = 0; row < count; row += rowsPerPiece) {
    signal.throwIfAborted();
    const rows = Math.min(rowsPerPiece, count - row);
    const values = labs.tableWindow({ ...table, row, rows });
    yield utf8.encode(textOf(values, dModel, format, row === 0, row + rows === count));
    progress(row + rows, count);
  }
}

/**
 * Rows as text. A float32 is written with the digits of the double that it is, so that both read
 * back to the same number.
 *
 * @param {Float32Array | Float64Array} values
 * @param {number} columns
 * @param {'csv' | 'json'} format
 * @param {boolean} starts @param {boolean} ends the file
 */
function textOf(values, columns, format, starts, ends) {
  let text = format === 'json' && starts ? '[' : '';
  for (let at = 0; at < values.length; at += columns) {
    const row = values.subarray(at, at + columns).join(',');
    if (format === 'csv') text += `${row}\r\n`;
    else text += `${starts && at === 0 ? '' : ',\n'}[${row}]`;
  }
  return format === 'json' && ends ? `${text}]\n` : text;
}
