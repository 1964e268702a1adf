// loadLabs: the library and what the labs need besides.
import createModule from '#glue/labs';
import { createLibrary } from '../library/functions.js';
import { load } from '../load.js';
import { createLabs } from './functions.js';

/** @typedef {import('../../../cpp/bindings/posenc-labs.js').LabsEncoder} LabsEncoder */

// The addresses are written out in full, because Vite and webpack look for just this form. The
// build puts the fingerprints of the files beside this one in place of the names in capitals.
const kit = {
  createModule,
  /** @param {import('../native.js').Native} native */
  create: (native) => ({ ...createLibrary(native), ...createLabs(native) }),
  vector: () => ({
    address: () => new URL('./posenc-labs.wasm', import.meta.url),
    ...(typeof POSENC_LABS_INTEGRITY === 'string' && { integrity: POSENC_LABS_INTEGRITY }),
  }),
  scalar: () => ({
    address: () => new URL('./posenc-labs-scalar.wasm', import.meta.url),
    ...(typeof POSENC_LABS_SCALAR_INTEGRITY === 'string' && {
      integrity: POSENC_LABS_SCALAR_INTEGRITY,
    }),
  }),
};

/**
 * @param {import('../load.js').LoadOptions} [options]
 * @returns {Promise<LabsEncoder>}
 */
export const loadLabs = (options = {}) => load(kit, options);
