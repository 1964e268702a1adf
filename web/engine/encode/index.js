// loadEncoder of posenc/encode: the encoding alone.
import createModule from '#glue/encode';
import { createEncoding } from '../library/encoding.js';
import { load } from '../load.js';

/** @typedef {import('../../../cpp/bindings/posenc-encode.js').Encoder} Encoder */

// The addresses are written out in full, because Vite and webpack look for just this form. The
// build puts the fingerprints of the files beside this one in place of the names in capitals.
const kit = {
  createModule,
  create: createEncoding,
  vector: () => ({
    address: () => new URL('./posenc-encode.wasm', import.meta.url),
    ...(typeof POSENC_ENCODE_INTEGRITY === 'string' && { integrity: POSENC_ENCODE_INTEGRITY }),
  }),
  scalar: () => ({
    address: () => new URL('./posenc-encode-scalar.wasm', import.meta.url),
    ...(typeof POSENC_ENCODE_SCALAR_INTEGRITY === 'string' && {
      integrity: POSENC_ENCODE_SCALAR_INTEGRITY,
    }),
  }),
};

/**
 * @param {import('../load.js').LoadOptions} [options]
 * @returns {Promise<Encoder>}
 */
export const loadEncoder = (options = {}) => load(kit, options);
