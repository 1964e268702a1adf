// loadWorkerLabs: the labs' functions, each answering by a promise from a worker.
import { loadWorkerEncoder } from '../worker-encoder.js';

/** @typedef {import('../../../cpp/bindings/posenc-labs.js').WorkerLabs} WorkerLabs */

/**
 * @param {import('../../../cpp/bindings/posenc.js').WorkerOptions} [options]
 * @returns {Promise<WorkerLabs>}
 */
export async function loadWorkerLabs(options = {}) {
  const worker = new URL('./posenc-labs-worker.js', import.meta.url);
  /** @type {any} */
  const labs = await loadWorkerEncoder({ worker, ...options });
  return labs;
}
