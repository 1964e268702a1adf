import { save } from '../../page/save.js';
import { kMostKept, piecesOf } from './pieces.js';

/**
 * The file on its way to the disk: written piece by piece where the browser lets it, else kept
 * until it is whole and then handed over.
 *
 * @import {LabsEncoder} from '../../../cpp/bindings/posenc-labs.js'
 * @import {Wish} from './parameters.js'
 * @import {Options} from './pieces.js'
 */

const kEndings = { npy: 'npy', raw: 'bin', csv: 'csv', json: 'json' };

/** @param {Wish} wish */
export function fileName({ dModel, count, dtype, format }) {
  return `posenc-${count}x${dModel}-${dtype}.${kEndings[format]}`;
}

/** Whether files can be written piece by piece here. */
export function canStream() {
  return 'showSaveFilePicker' in globalThis;
}

/** Whether such a file can be had from this browser at all. @param {number} bytes */
export function fits(bytes) {
  return canStream() || bytes <= kMostKept;
}

/**
 * @param {LabsEncoder} labs
 * @param {Wish} wish
 * @param {Options} options
 * @returns {Promise<string>} the name of the file
 */
export async function saveTable(labs, wish, options) {
  const name = fileName(wish);
  if (canStream()) return streamTable(labs, wish, options, name);
  /** @type {Blob[]} */
  const kept = [];
  /** @type {Uint8Array<ArrayBuffer>[]} */
  let fresh = [];
  for await (const piece of piecesOf(labs, wish, options)) {
    fresh.push(piece);
    // A browser may lay a blob aside, which it cannot do with an array.
    if (fresh.length < 16) continue;
    kept.push(new Blob(fresh));
    fresh = [];
  }
  save(name, new Blob([...kept, ...fresh]), 'application/octet-stream');
  return name;
}

/**
 * @param {LabsEncoder} labs
 * @param {Wish} wish
 * @param {Options} options
 * @param {string} name
 */
async function streamTable(labs, wish, options, name) {
  const handle = await /** @type {any} */ (globalThis).showSaveFilePicker({ suggestedName: name });
  const sink = await handle.createWritable();
  try {
    for await (const piece of piecesOf(labs, wish, options)) await sink.write(piece);
    await sink.close();
  } catch (error) {
    // Nothing of it is kept: a half of a table must not be taken for one.
    await sink.abort().catch(() => {});
    throw error;
  }
  return handle.name;
}
