// Workers as browsers have them and as Node has them, behind one small face.
import { nodeBuiltin } from './node-builtin.js';

/**
 * @typedef {object} Thread
 * @property {(message: unknown, transfer: ArrayBuffer[]) => void} post
 * @property {(busy: boolean) => void} hold whether the thread should keep a program running
 * @property {() => void} end
 *
 * @typedef {object} Listener
 * @property {(message: any) => void} message
 * @property {(cause: unknown) => void} failed
 */

/**
 * @param {string | URL | undefined} script
 * @param {Listener} listener
 * @returns {Thread}
 */
export function startThread(script, listener) {
  const threads = typeof Worker === 'undefined' && nodeBuiltin('node:worker_threads');
  return threads ? startNodeWorker(threads, script, listener) : startWebWorker(script, listener);
}

/**
 * @param {string | URL | undefined} script
 * @param {Listener} listener
 */
function startWebWorker(script, listener) {
  // Written out in full, because Vite and webpack look for just this form.
  const worker = script
    ? new Worker(script, { type: 'module' })
    : new Worker(new URL('./posenc-worker.js', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => listener.message(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    listener.failed(event.error ?? event.message);
  });
  return {
    /** @type {Thread['post']} */
    post: (message, transfer) => worker.postMessage(message, transfer),
    hold: () => {},
    end: () => worker.terminate(),
  };
}

/**
 * @param {typeof import('node:worker_threads')} threads
 * @param {string | URL | undefined} script
 * @param {Listener} listener
 */
function startNodeWorker(threads, script, listener) {
  // Not in the form above, which bundlers would take for a file to be copied once more.
  const here = import.meta.url;
  const worker = new threads.Worker(new URL(script ?? 'posenc-worker.js', here));
  worker.on('message', listener.message);
  worker.on('error', listener.failed);
  worker.on('exit', (code) => listener.failed(new Error(`The worker ended with code ${code}.`)));
  return {
    /** @type {Thread['post']} */
    post: (message, transfer) => worker.postMessage(message, transfer),
    /** @type {Thread['hold']} */
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
}

/**
 * The other end, inside the worker.
 * @param {(message: any) => void} receive
 * @returns {(message: unknown, transfer: ArrayBuffer[]) => void} the way to answer
 */
export function openPort(receive) {
  const port = nodeBuiltin('node:worker_threads')?.parentPort;
  if (port) {
    port.on('message', receive);
    return (message, transfer) => port.postMessage(message, transfer);
  }
  const worker = /** @type {Worker} */ (/** @type {unknown} */ (globalThis));
  worker.addEventListener('message', ({ data }) => receive(data));
  return (message, transfer) => worker.postMessage(message, transfer);
}
