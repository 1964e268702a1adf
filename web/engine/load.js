// From the options of a call to a running encoder: the same in a browser, a worker and Node.
import { readBytes } from './bytes.js';
import { failure, wrongType } from './errors.js';
import { checkAnswers, hasVectors, hasWebAssembly, startModule } from './instance.js';
import { createNative } from './native.js';

/**
 * @typedef {import('../../cpp/bindings/posenc.js').LoadOptions} LoadOptions
 * @typedef {import('../../cpp/bindings/posenc.js').Encoder} Encoder
 */

export const loadOptionNames = ['wasm', 'scalarWasm', 'simd', 'timeout', 'signal', 'anyBuild'];

/** @type {(value: unknown) => boolean} */
const isSource = (value) =>
  (typeof value === 'string' && value !== '') ||
  value instanceof URL ||
  value instanceof ArrayBuffer ||
  ArrayBuffer.isView(value);
/** @type {(value: unknown) => boolean} */
const isFlag = (value) => typeof value === 'boolean';
const source = { fits: isSource, rule: 'must be an address or bytes' };
const flag = { fits: isFlag, rule: 'must be true or false' };

/** @type {Record<string, {fits: (value: any) => boolean, rule: string}>} */
const kinds = {
  wasm: source,
  scalarWasm: source,
  worker: {
    fits: (value) => (typeof value === 'string' && value !== '') || value instanceof URL,
    rule: 'must be an address',
  },
  simd: flag,
  anyBuild: flag,
  timeout: {
    fits: (value) => typeof value === 'number' && value >= 0,
    rule: 'must be a number of milliseconds, at least 0',
  },
  signal: {
    fits: (value) => typeof value?.aborted === 'boolean' && 'addEventListener' in value,
    rule: 'must be an AbortSignal',
  },
};

/**
 * @param {unknown} options
 * @param {string[]} names
 */
export function checkOptions(options, names) {
  if (options === null || typeof options !== 'object') {
    throw wrongType('wrong-type', 'options', options, `must be one object of ${names.join(', ')}`);
  }
  for (const [name, value] of Object.entries(options)) {
    if (!names.includes(name)) {
      throw wrongType('unknown-name', name, value, `is not an option (${names.join(', ')})`);
    }
    if (value !== undefined && !kinds[name].fits(value)) {
      throw wrongType('wrong-type', name, value, kinds[name].rule);
    }
  }
}

/** @typedef {{address: () => URL, integrity?: string}} Place */

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
  const { simd = true, timeout = 20000, signal, anyBuild = false, wasm, scalarWasm } = options;
  if (signal?.aborted) throw signal.reason;
  const vectors = hasWebAssembly() && simd && hasVectors();
  const place = vectors ? kit.vector : kit.scalar;
  const known = anyBuild ? [] : [kit.vector, kit.scalar].flatMap(fingerprint);
  const given = vectors ? wasm : scalarWasm;
  const bytes = await readBytes(given ?? sourceOf(place, vectors), { known, timeout, signal });
  const functions = kit.create(createNative(await startModule(bytes, kit.createModule)));
  checkAnswers(functions);
  return Object.freeze(functions);
}

/** @param {() => Place} place @returns {string[]} */
function fingerprint(place) {
  const { integrity } = place();
  return integrity ? [integrity] : [];
}

/**
 * Some bundles do not know where they are.
 *
 * @param {() => Place} place
 * @param {boolean} vectors
 */
function sourceOf(place, vectors) {
  try {
    return place().address();
  } catch (cause) {
    const option = vectors ? 'wasm' : 'scalarWasm';
    const message = `This script does not know where its module is; give it as the option ${option}.`;
    throw failure('load-failed', message, cause);
  }
}
