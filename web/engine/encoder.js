// The encoder: every function of the module under its JavaScript name.
import { createEncoding } from './encoding.js';
import { createRefusals } from './refusals.js';
import { createWaves } from './waves.js';

/**
 * @typedef {ReturnType<typeof createEncoder>} Encoder
 * @param {import('./native.js').Native} native
 */
export function createEncoder(native) {
  return Object.freeze({
    ...createEncoding(native),
    ...createWaves(native),
    ...createRefusals(native),
  });
}
