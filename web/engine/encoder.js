// The encoder: every function of the module under its JavaScript name.
import { createEncoding } from './encoding.js';
import { createLadder } from './ladder.js';
import { createRefusals } from './refusals.js';
import { createSimilarity } from './similarity.js';
import { createWaves } from './waves.js';
import { createWords } from './words.js';

/**
 * @typedef {import('../../cpp/bindings/posenc.js').Encoder} Encoder
 * @param {import('./native.js').Native} native
 * @returns {Encoder}
 */
export function createEncoder(native) {
  /** @type {Record<keyof Encoder, unknown>} */
  const functions = {
    ...createEncoding(native),
    ...createWaves(native),
    ...createLadder(native),
    ...createSimilarity(native),
    ...createWords(native),
    ...createRefusals(native),
  };
  return Object.freeze(/** @type {any} */ (functions));
}
