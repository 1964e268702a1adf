// loadWorkerEncoder: the encoder's functions, each answering by a promise from a worker.
import { isDetached } from './arguments.js';
import { addressOf } from './bytes.js';
import { failure, wrongType } from './errors.js';
import { checkOptions, loadOptionNames } from './load.js';
import { startThread } from './threads.js';

/**
 * @typedef {import('../../cpp/bindings/posenc.js').WorkerEncoder} WorkerEncoder
 * @typedef {import('../../cpp/bindings/posenc.js').WorkerOptions} WorkerOptions
 * @typedef {{
 *   name: string, given: unknown[], signal?: AbortSignal,
 *   resolve: (value: any) => void, reject: (error: unknown) => void,
 * }} Call
 */

const errorClasses = { TypeError, RangeError };

/** @param {unknown} cause */
function broken(cause) {
  return failure('worker-failed', 'The encoder’s worker could not run.', cause);
}

/** @param {any} portable @returns {Error} */
function revive({ name, message, cause, ...facts }) {
  const Class = errorClasses[/** @type {keyof typeof errorClasses} */ (name)] ?? Error;
  const error = new Class(message, cause && { cause: revive(cause) });
  if (!(name in errorClasses) && name) error.name = name;
  return Object.assign(error, facts);
}

/**
 * @param {WorkerOptions} [options]
 * @returns {Promise<WorkerEncoder>}
 */
export async function loadWorkerEncoder(options = {}) {
  checkOptions(options, [...loadOptionNames, 'worker']);
  const { worker, signal, ...rest } = options;
  const loading = withoutAddresses(rest);
  /** The calls in the order in which they are answered; the first of them is under way. @type {Call[]} */
  const calls = [];
  /** @type {import('./threads.js').Thread | null} */
  let thread = null;
  let loaded = false;
  /** @type {Error | undefined} */
  let over;

  /** @param {unknown} error */
  function finish(error) {
    over ??= /** @type {Error} */ (error);
    thread?.end();
    thread = null;
    for (const { reject } of calls.splice(0)) reject(error);
  }

  function start() {
    /** What a thread says that has been ended is not heard. @param {(given: any) => void} act */
    const live = (act) => (/** @type {any} */ given) => {
      if (thread === mine) act(given);
    };
    const mine = startThread(worker, {
      message: live(({ value, error, table }) => {
        const call = calls.shift();
        if (!error) call?.resolve(value);
        else call?.reject(Object.assign(revive(error), table && { table }));
        next();
      }),
      unreadable: live((cause) => {
        calls.shift()?.reject(failure('worker-failed', 'The answer could not be read.', cause));
        next();
      }),
      failed: live((cause) => finish(broken(cause))),
    });
    thread = mine;
  }

  /** Sends the first call; one that cannot be sent is refused, and the one after it is tried. */
  function next() {
    thread?.hold(calls.length > 0);
    const [call] = calls;
    if (!call || over) return;
    try {
      if (!thread) start();
      // A new thread knows nothing yet.
      if (!loaded && call.name !== 'load') {
        calls.unshift({ ...call, name: 'load', given: [loading], resolve: ready, reject: finish });
        return next();
      }
      const { name, given } = call;
      thread?.post({ name, given }, name === 'encodeInto' ? handed(given[0]) : []);
    } catch (error) {
      if (!thread) return finish(broken(error));
      calls.shift();
      call.reject(unsendable(call.given, error));
      next();
    }
  }
  const ready = () => {
    loaded = true;
  };

  /**
   * @param {string} name
   * @param {unknown[]} given
   * @param {AbortSignal} [until]
   * @returns {Promise<any>}
   */
  function ask(name, given, until) {
    return new Promise((resolve, reject) => {
      if (over) throw over;
      if (until?.aborted) throw until.reason;
      const gone = given.find((one) => ArrayBuffer.isView(one) && isDetached(one));
      if (gone !== undefined) {
        throw wrongType('detached', 'table', gone, 'has been handed over and holds nothing more');
      }
      const settled = () => until?.removeEventListener('abort', stop);
      /** @type {Call} */
      const call = {
        ...{ name, given },
        resolve(value) {
          settled();
          resolve(value);
        },
        reject(error) {
          settled();
          reject(error);
        },
      };
      const stop = () => abort(call, until?.reason);
      until?.addEventListener('abort', stop);
      calls.push(call);
      if (calls.length === 1) next();
    });
  }

  /**
   * A call under way can be ended only together with its thread; those behind it get a new one.
   *
   * @param {Call} call
   * @param {unknown} reason
   */
  function abort(call, reason) {
    const place = calls.indexOf(call);
    if (place < 0) return;
    calls.splice(place, 1);
    call.reject(reason);
    if (place > 0) return;
    thread?.end();
    thread = null;
    loaded = false;
    next();
  }

  const names = await ask('load', [loading], signal).catch((error) => {
    finish(error);
    throw error;
  });
  ready();
  const functions = names.map((/** @type {[string, number]} */ [name, arity]) => [
    name,
    async (/** @type {unknown[]} */ ...given) =>
      ask(name, given.slice(0, arity), signalOf(given[arity])),
  ]);
  const close = () => finish(failure('closed', 'The encoder’s worker has been closed.'));
  /** @type {any} */
  const named = Object.fromEntries(functions);
  return Object.freeze({ ...named, close });
}

/** @param {unknown} options of one call */
function signalOf(options) {
  if (options === undefined) return undefined;
  checkOptions(options, ['signal']);
  return /** @type {{signal?: AbortSignal}} */ (options).signal;
}

/**
 * @param {unknown[]} given
 * @param {unknown} cause
 */
function unsendable(given, cause) {
  const rule = 'must be plain data that a worker can be sent';
  return Object.assign(wrongType('wrong-type', 'the argument', given[0], rule), { cause });
}

// A URL object cannot be sent, and a relative address means another place in the worker.
/** @param {import('./load.js').LoadOptions} options */
function withoutAddresses(options) {
  /** @param {import('../../cpp/bindings/posenc.js').Source | undefined} source */
  const text = (source) =>
    typeof source === 'string' || source instanceof URL ? addressOf(source).href : source;
  return { ...options, wasm: text(options.wasm), scalarWasm: text(options.scalarWasm) };
}

/** @param {unknown} table */
function handed(table) {
  return ArrayBuffer.isView(table) && table.buffer instanceof ArrayBuffer ? [table.buffer] : [];
}
