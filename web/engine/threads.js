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
 * @property {(cause: unknown) => void} unreadable an answer came and could not be read
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
  worker.addEventListener('messageerror', () => listener.unreadable(undefined));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    // An event without words is all that a script gives that could not be loaded.
    const silent = 'The script of the worker could not be loaded or not be run.';
    listener.failed(event.error ?? new Error(event.message || silent));
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
  worker.on('messageerror', listener.unreadable);
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
 * @param {() => void} unreadable a question came and could not be read
 * @returns {(message: unknown, transfer: ArrayBuffer[]) => void} the way to answer
 */
export function openPort(receive, unreadable) {
  const port = nodeBuiltin('node:worker_threads')?.parentPort;
  if (port) {
    port.on('message', receive);
    port.on('messageerror', unreadable);
    return (message, transfer) => port.postMessage(message, transfer);
  }
  const worker = /** @type {Worker} */ (/** @type {unknown} */ (globalThis));
  worker.addEventListener('message', ({ data }) => receive(data));
  worker.addEventListener('messageerror', unreadable);
  return (message, transfer) => worker.postMessage(message, transfer);
}
