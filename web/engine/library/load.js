// loadEncoder: the library.
import createModule from '#glue';
import { load } from '../load.js';
import { createLibrary } from './functions.js';

/** @typedef {import('../../../cpp/bindings/posenc.js').Encoder} Encoder */

// The addresses are written out in full, because Vite and webpack look for just this form. The
// build puts the fingerprints of the files beside this one in place of the names in capitals.
const kit = {
  createModule,
  create: createLibrary,
  vector: () => ({
    address: () => new URL('./posenc.wasm', import.meta.url),
    ...(typeof POSENC_INTEGRITY === 'string' && { integrity: POSENC_INTEGRITY }),
  }),
  scalar: () => ({
    address: () => new URL('./posenc-scalar.wasm', import.meta.url),
    ...(typeof POSENC_SCALAR_INTEGRITY === 'string' && { integrity: POSENC_SCALAR_INTEGRITY }),
  }),
};

/**
 * @param {import('../load.js').LoadOptions} [options]
 * @returns {Promise<Encoder>}
 */
export const loadEncoder = (options = {}) => load(kit, options);
