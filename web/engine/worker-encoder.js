// loadWorkerEncoder: the encoder's functions, each answering by a promise from a worker.
import { addressOf } from './bytes.js';
import { failure } from './errors.js';
import { checkOptions, loadOptionNames } from './load.js';
import { startThread } from './threads.js';

/**
 * @typedef {import('../../cpp/bindings/posenc.js').WorkerEncoder} WorkerEncoder
 * @typedef {import('../../cpp/bindings/posenc.js').WorkerOptions} WorkerOptions
 * @typedef {{resolve: (value: any) => void, reject: (error: unknown) => void}} Waiting
 */

const errorClasses = { TypeError, RangeError };

/** @param {unknown} cause */
function broken(cause) {
  return failure('worker-failed', 'The encoder’s worker could not run.', cause);
}

/** @type {typeof startThread} */
function start(script, listener) {
  try {
    return startThread(script, listener);
  } catch (cause) {
    throw broken(cause);
  }
}

/** @param {{name: string, message: string}} portable */
function revive({ name, message, ...facts }) {
  const Class = errorClasses[/** @type {keyof typeof errorClasses} */ (name)] ?? Error;
  return Object.assign(new Class(message), facts);
}

/**
 * @param {WorkerOptions} [options]
 * @returns {Promise<WorkerEncoder>}
 */
export async function loadWorkerEncoder(options = {}) {
  checkOptions(options, [...loadOptionNames, 'worker']);
  const { worker, ...addresses } = options;
  const loading = addressesAsText(addresses);
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let asked = 0;
  /** @type {Error | undefined} */
  let over;

  /** @param {Error} error */
  function finish(error) {
    over ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  const thread = start(worker, {
    message({ id, value, error }) {
      const call = waiting.get(id);
      waiting.delete(id);
      thread.hold(waiting.size > 0);
      if (error) call?.reject(revive(error));
      else call?.resolve(value);
    },
    failed: (cause) => finish(broken(cause)),
  });

  /**
   * @param {string} name
   * @param {unknown[]} given
   * @param {ArrayBuffer[]} transfer
   */
  function ask(name, given, transfer = []) {
    return new Promise((resolve, reject) => {
      if (over) throw over;
      thread.post({ id: asked, name, given }, transfer);
      waiting.set(asked, { resolve, reject });
      asked += 1;
      thread.hold(true);
    });
  }

  const names = await ask('load', [loading]).catch((error) => {
    thread.end();
    throw error;
  });
  const functions = names.map((/** @type {string} */ name) => [
    name,
    (/** @type {unknown[]} */ ...given) =>
      ask(name, given, name === 'encodeInto' ? handed(given[0]) : []),
  ]);
  const close = () => {
    thread.end();
    finish(failure('closed', 'The encoder’s worker has been closed.'));
  };
  /** @type {any} */
  const named = Object.fromEntries(functions);
  return Object.freeze({ ...named, close });
}

// A URL object cannot be sent, and a relative address means another place in the worker.
/** @param {import('./load.js').LoadOptions} options */
function addressesAsText(options) {
  /** @param {import('../../cpp/bindings/posenc.js').Source | undefined} source */
  const text = (source) =>
    typeof source === 'string' || source instanceof URL ? addressOf(source).href : source;
  return { ...options, wasm: text(options.wasm), scalarWasm: text(options.scalarWasm) };
}

/** @param {unknown} table */
function handed(table) {
  return ArrayBuffer.isView(table) && table.buffer instanceof ArrayBuffer ? [table.buffer] : [];
}
