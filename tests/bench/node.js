// The table as Node measures it, and what needs no browser: accuracy, memory, sizes.

import { moduleParts } from '../../web/tools/commands/build.js';
import { moduleEntries, pageEntries } from '../../web/tools/system/budgets.js';
import { dist } from '../../web/tools/system/paths.js';
import { loadKernel } from './kernel.js';
import { createPeers } from './peers.js';
import { engineRows, kernelRows } from './rows.js';
import { peersOfNode } from './set-up.js';

/** @typedef {import('./rows.js').Row} Row */

/** @param {BufferSource} kernelBytes @returns {Promise<Row[]>} */
export async function measureInNode(kernelBytes) {
  const { loadEncoder } = await import('posenc');
  const encoder = await loadEncoder();
  const omegas = encoder.frequencies({ dModel: 512 });
  const kernel = await loadKernel(kernelBytes);
  const peers = await createPeers(peersOfNode(), omegas);
  return [...(await kernelRows(kernel)), ...(await engineRows(encoder, peers))];
}

/** @param {number} value */
const exactly = (value) => ({ median: value, low: value, high: value });

/**
 * A hundred million values through one buffer that the caller owns, the last of them at 2^53.
 *
 * @returns {Promise<Row[]>}
 */
export async function measureMemory() {
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const { instantiate } = WebAssembly;
  // The engine keeps its memory to itself; it is seen here as the module comes to life.
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {any} */ module, /** @type {any} */ imports) => {
      const instance = /** @type {any} */ (await instantiate(module, imports));
      const { exports } = instance.instance ?? instance;
      memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
      return instance;
    }
  );
  try {
    const { loadEncoder } = await import('posenc');
    const encoder = await loadEncoder();
    const bytes = () => /** @type {WebAssembly.Memory} */ (memory).buffer.byteLength;
    const initial = bytes();
    const window = new Float32Array(1000 * 512);
    const windows = Math.ceil(1e8 / window.length);
    const start = 2 ** 53 - windows * 1000;
    encoder.encodeInto(window, { dModel: 512, first: start });
    const settled = bytes();
    for (let turn = 1; turn < windows; ++turn) {
      encoder.encodeInto(window, { dModel: 512, first: start + turn * 1000 });
    }
    return [
      {
        name: 'initial wasm memory',
        unit: 'KiB',
        bar: 256,
        better: 'less',
        spread: exactly(initial / 1024),
      },
      {
        name: 'growth over 1e8 values at 2^53',
        unit: 'KiB',
        bar: 0,
        better: 'less',
        spread: exactly((bytes() - settled) / 1024),
      },
    ];
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

/** @returns {Promise<Row[]>} */
export async function measureSizes() {
  const [whole, alone] = await Promise.all(['posenc', 'posenc-encode'].map(moduleParts));
  return [...moduleEntries(whole, alone), ...pageEntries(dist)].flatMap(
    ({ name, weight, limit }) => [
      { name: `${name}, raw`, unit: 'KiB', spread: exactly(weight.raw / 1024) },
      { name: `${name}, gzip`, unit: 'KiB', spread: exactly(weight.gzip / 1024) },
      {
        name: `${name}, brotli`,
        unit: 'KiB',
        bar: limit / 1024,
        better: /** @type {const} */ ('less'),
        spread: exactly(weight.brotli / 1024),
      },
    ],
  );
}
