// loadEncoder: the same call in a browser, a worker and Node.
import { readBytes } from './bytes.js';
import { createEncoder } from './encoder.js';
import { wrongType } from './errors.js';
import { checkAnswers, hasVectors, startModule } from './instance.js';
import { createNative } from './native.js';

/**
 * @typedef {object} LoadOptions
 * @property {import('./bytes.js').Source} [wasm] the module, or where it is
 * @property {import('./bytes.js').Source} [scalarWasm] the same for engines without SIMD
 * @property {boolean} [simd] false: take the scalar module even where SIMD is there
 * @property {number} [timeout] milliseconds to wait for the network
 */

const names = ['wasm', 'scalarWasm', 'simd', 'timeout'];

/** @param {LoadOptions} [options] */
export async function loadEncoder(options = {}) {
  for (const [name, value] of Object.entries(options)) {
    if (names.includes(name)) continue;
    throw wrongType('unknown-name', name, value, `is not an option (${names.join(', ')})`);
  }
  const { simd = true, timeout = 20000 } = options;
  const vectors = simd && hasVectors();
  // Written out in full, because Vite and webpack look for just this form.
  const source = vectors
    ? (options.wasm ?? new URL('./posenc.wasm', import.meta.url))
    : (options.scalarWasm ?? new URL('./posenc-scalar.wasm', import.meta.url));
  const integrity = vectors ? fingerprints()?.simd : fingerprints()?.scalar;
  const bytes = await readBytes(source, { integrity, timeout });
  const encoder = createEncoder(createNative(await startModule(bytes)));
  checkAnswers(encoder);
  return encoder;
}

// The build puts the fingerprints of the files beside this one in place of the name.
function fingerprints() {
  return typeof POSENC_INTEGRITY === 'undefined' ? undefined : POSENC_INTEGRITY;
}
