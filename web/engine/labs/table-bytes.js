// A table of any length as the bytes of a file, a piece at a time: .npy or raw, little-endian.
// Nothing larger than one piece is ever held, so that 10^8 values do not exhaust memory.
import { outOfRange } from '../errors.js';

/**
 * @typedef {{
 *   dModel: number, base?: number, first?: number, step?: number, count: number,
 *   dtype?: 'float32' | 'float64', raw?: boolean,
 * }} TablePlan
 * @typedef {{ signal?: AbortSignal, progress?: (done: number, all: number) => void }} StreamOptions
 * @typedef {Pick<import('../../../cpp/bindings/posenc-labs.js').Labs, 'npyHeader' | 'tableWindow'>} Maker
 */

// Large enough that a disk is kept busy, small enough that a page stays responsive.
const pieceBytes = 2 ** 20;

/** @param {{dtype?: string}} plan */
const bytesPerValue = ({ dtype = 'float32' }) => (dtype === 'float64' ? 8 : 4);

/**
 * Bytes before the values; refuses what is no table.
 * @param {Maker} labs
 * @param {TablePlan} plan
 */
function headerOf(labs, { dModel, base, first, step, count, dtype = 'float32', raw = false }) {
  if (!(Number.isInteger(count) && count >= 0 && count <= 2 ** 53)) {
    const rule = 'must be a whole number from 0 to 2^53';
    throw outOfRange({ code: 'not-whole', parameter: 'count', value: count, rule });
  }
  // The last row too is tried before the first byte is written.
  labs.tableWindow({ dModel, base, first, step, dtype, row: Math.max(count - 1, 0), rows: 0 });
  if (count > 0) labs.tableWindow({ dModel, base, first, step, dtype, row: count - 1, rows: 1 });
  return raw ? new Uint8Array(0) : labs.npyHeader({ dtype, rows: count, columns: dModel });
}

/**
 * @param {Maker} labs
 * @param {TablePlan} plan
 * @returns {number} bytes of the whole file
 */
export function tableSize(labs, plan) {
  return headerOf(labs, plan).length + plan.count * plan.dModel * bytesPerValue(plan);
}

/**
 * The file, one piece after another, each the receiver's own.
 *
 * @param {Maker} labs
 * @param {TablePlan} plan
 * @param {StreamOptions} [options]
 * @returns {AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>}
 */
export async function* tableBytes(labs, plan, { signal, progress } = {}) {
  signal?.throwIfAborted();
  const header = headerOf(labs, plan);
  const { raw: _, count, ...table } = plan;
  const rowBytes = plan.dModel * bytesPerValue(plan);
  const all = header.length + count * rowBytes;
  const rowsPerPiece = Math.max(Math.floor(pieceBytes / rowBytes), 1);
  let done = header.length;
  if (done > 0) yield header.slice();
  progress?.(done, all);
  for (let row = 0; row < count; row += rowsPerPiece) {
    signal?.throwIfAborted();
    const rows = Math.min(rowsPerPiece, count - row);
    const values = labs.tableWindow({ ...table, row, rows });
    yield new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    done += values.byteLength;
    progress?.(done, all);
  }
}

/**
 * Writes the file to whatever takes bytes, and waits for each piece to be taken.
 *
 * @param {Maker} labs
 * @param {TablePlan} plan
 * @param {{ write: (bytes: Uint8Array<ArrayBuffer>) => unknown }} sink
 * @param {StreamOptions} [options]
 * @returns {Promise<number>} bytes written
 */
export async function writeTable(labs, plan, sink, options) {
  let written = 0;
  for await (const piece of tableBytes(labs, plan, options)) {
    await sink.write(piece);
    written += piece.length;
  }
  return written;
}
