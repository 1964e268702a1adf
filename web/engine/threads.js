// Workers as browsers have them and as Node has them, behind one small face.

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
 * Named by a variable and marked for each bundler, so that none looks for it in a browser build.
 * @returns {Promise<typeof import('node:worker_threads')>}
 */
function nodeThreads() {
  const threads = 'node:worker_threads';
  return import(/* webpackIgnore: true */ /* @vite-ignore */ threads);
}

/**
 * @param {string | URL | undefined} script
 * @param {Listener} listener
 * @returns {Promise<Thread>}
 */
export async function startThread(script, listener) {
  return typeof Worker === 'function'
    ? startWebWorker(script, listener)
    : startNodeWorker(script, listener);
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
 * @param {string | URL | undefined} script
 * @param {Listener} listener
 */
async function startNodeWorker(script, listener) {
  const { Worker } = await nodeThreads();
  const beside = './posenc-worker.js';
  const worker = new Worker(new URL(script ?? beside, import.meta.url));
  worker.on('message', listener.message);
  worker.on('error', listener.failed);
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
 * @returns {Promise<{post: (message: unknown, transfer: ArrayBuffer[]) => void}>}
 */
export async function openPort(receive) {
  if (typeof globalThis.postMessage === 'function') {
    globalThis.addEventListener('message', ({ data }) => receive(data));
    const worker = /** @type {{postMessage: Worker['postMessage']}} */ (
      /** @type {any} */ (globalThis)
    );
    return { post: (message, transfer) => worker.postMessage(message, transfer) };
  }
  const { parentPort } = await nodeThreads();
  parentPort?.on('message', receive);
  return { post: (message, transfer) => parentPort?.postMessage(message, transfer) };
}
