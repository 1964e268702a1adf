// The encoder: every function of the module under its JavaScript name.
import { createEncoding } from './encoding.js';
import { createLadder } from './ladder.js';
import { createRefusals } from './refusals.js';
import { createSimilarity } from './similarity.js';
import { createWaves } from './waves.js';
import { createWords } from './words.js';

/**
 * @typedef {ReturnType<typeof createEncoder>} Encoder
 * @param {import('./native.js').Native} native
 */
export function createEncoder(native) {
  return Object.freeze({
    ...createEncoding(native),
    ...createWaves(native),
    ...createLadder(native),
    ...createSimilarity(native),
    ...createWords(native),
    ...createRefusals(native),
  });
}
