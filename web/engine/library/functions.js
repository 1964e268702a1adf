// The library: every function of the module under its JavaScript name.
import { createAverages } from './averages.js';
import { createEncoding } from './encoding.js';
import { createHeatMap } from './heat-map.js';
import { createRefusals } from './refusals.js';
import { createSimilarity } from './similarity.js';
import { createWaves } from './waves.js';

/** @param {import('../native.js').Native} native */
export function createLibrary(native) {
  return {
    ...createEncoding(native),
    ...createAverages(native),
    ...createHeatMap(native),
    ...createWaves(native),
    ...createSimilarity(native),
    ...createRefusals(native),
  };
}
