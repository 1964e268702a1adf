// loadEncoder: the same call in a browser, a worker and Node.
import { readBytes } from './bytes.js';
import { createEncoder } from './encoder.js';
import { wrongType } from './errors.js';
import { checkAnswers, hasVectors, startModule } from './instance.js';
import { createNative } from './native.js';

/**
 * @typedef {import('../../cpp/bindings/posenc.js').LoadOptions} LoadOptions
 * @typedef {import('../../cpp/bindings/posenc.js').Encoder} Encoder
 */

export const loadOptionNames = ['wasm', 'scalarWasm', 'simd', 'timeout'];

/**
 * @param {object} options
 * @param {string[]} names
 */
export function checkOptions(options, names) {
  for (const [name, value] of Object.entries(options)) {
    if (names.includes(name)) continue;
    throw wrongType('unknown-name', name, value, `is not an option (${names.join(', ')})`);
  }
}

/**
 * @param {LoadOptions} [options]
 * @returns {Promise<Encoder>}
 */
export async function loadEncoder(options = {}) {
  checkOptions(options, loadOptionNames);
  const { simd = true, timeout = 20000 } = options;
  const { source, integrity } =
    simd && hasVectors() ? vectorModule(options) : scalarModule(options);
  const bytes = await readBytes(source, { integrity, timeout });
  const encoder = createEncoder(createNative(await startModule(bytes)));
  checkAnswers(encoder);
  return encoder;
}

// The addresses are written out in full, because Vite and webpack look for just this form. The build
// puts the fingerprints of the files beside this one in place of the two names in capitals; another
// file, given by the caller, is the caller's to vouch for.

/** @param {LoadOptions} options */
function vectorModule({ wasm }) {
  if (wasm) return { source: wasm };
  const source = new URL('./posenc.wasm', import.meta.url);
  return typeof POSENC_INTEGRITY === 'undefined'
    ? { source }
    : { source, integrity: POSENC_INTEGRITY };
}

/** @param {LoadOptions} options */
function scalarModule({ scalarWasm }) {
  if (scalarWasm) return { source: scalarWasm };
  const source = new URL('./posenc-scalar.wasm', import.meta.url);
  return typeof POSENC_SCALAR_INTEGRITY === 'undefined'
    ? { source }
    : { source, integrity: POSENC_SCALAR_INTEGRITY };
}
