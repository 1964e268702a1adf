// From the options of a call to a running encoder: the same in a browser, a worker and Node.
import { readBytes } from './bytes.js';
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

/** @typedef {{source: import('./bytes.js').Source, integrity?: string}} Place */

/**
 * One of the modules: its glue, what is made of it, and where its two builds are.
 *
 * @template Functions
 * @typedef {{
 *   createModule: typeof import('#glue').default,
 *   create: (native: import('./native.js').Native) => Functions,
 *   vector: () => Place, scalar: () => Place,
 * }} Kit
 */

/**
 * @template {Pick<Encoder, 'encode'>} Functions
 * @param {Kit<any>} kit
 * @param {LoadOptions} options
 * @returns {Promise<Functions>}
 */
export async function load(kit, options) {
  checkOptions(options, loadOptionNames);
  const { simd = true, timeout = 20000, wasm, scalarWasm } = options;
  const vectors = simd && hasVectors();
  const given = vectors ? wasm : scalarWasm;
  /** @type {Place} */
  const place = given ? { source: given } : vectors ? kit.vector() : kit.scalar();
  const { source, integrity } = place;
  const bytes = await readBytes(source, { integrity, timeout });
  const functions = kit.create(createNative(await startModule(bytes, kit.createModule)));
  checkAnswers(functions);
  return Object.freeze(functions);
}
