import { fillText } from './text.js';

/**
 * What an encoder that is slow, fails or stops means for the reader, said in a notice and in the
 * place of each figure; with a button only where pressing it may help.
 *
 * @import {Host} from './host.js'
 */

/** The sentence for each way in which the encoder fails, and whether to try again or to reload. */
const kCauses = /** @type {Record<string, {say: string, cure?: 'retry' | 'reload'}>} */ ({
  forbidden: { say: 'forbidden' },
  'no-webassembly': { say: 'noWebAssembly' },
  'out-of-memory': { say: 'outOfMemory', cure: 'retry' },
  'not-this-file': { say: 'otherFile', cure: 'reload' },
  'not-a-module': { say: 'otherFile', cure: 'reload' },
  'wrong-answers': { say: 'otherFile', cure: 'reload' },
  stopped: { say: 'stopped', cure: 'retry' },
});

/**
 * @param {any} error
 * @returns {{say: string, cure?: 'retry' | 'reload'}}
 */
export function causeOf(error) {
  if (error?.status) return { say: 'answered', cure: 'retry' };
  return kCauses[error?.code] ?? { say: 'failed', cure: 'retry' };
}

/**
 * @param {Host} host
 * @param {ReturnType<typeof import('./notices.js').createNotices>} notices
 * @param {HTMLElement} [root] what holds the figures
 * @returns {() => void} says nothing more
 */
export function tellOfTrouble(host, notices, root = document.documentElement) {
  const { encoder, locale } = host;
  const { loading } = host.words;
  const { dataset } = root;
  let close = () => {};
  const write = (/** @type {string} */ sentence) => {
    for (const place of root.querySelectorAll('.still')) place.textContent = sentence;
  };
  const tell = (/** @type {any} */ error) => {
    close();
    close = () => {};
    delete dataset.failed;
    if (encoder.phase === 'slow') {
      close = notices.show([loading.slow]);
      write(loading.slow);
    }
    if (encoder.phase !== 'failed' && encoder.phase !== 'stopped') return;
    const { say, cure } = causeOf(error);
    const sentence = fillText(loading[say], { status: error?.status ?? '' }, locale);
    dataset.failed = say;
    write(sentence);
    const act = cure === 'reload' ? renew : () => encoder.start();
    close = notices.show([sentence], cure && { label: loading[cure], act });
  };
  const stop = encoder.subscribe(({ error }) => {
    if (error) console.warn(error);
    tell(error);
  });
  tell(null);
  return stop;
}

/** Loads the page as the server has it: copies in caches are asked for anew, old workers go. */
export async function renew() {
  const registrations = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  await Promise.all(registrations.map((one) => one.unregister()));
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
  const all = new Set([location.href.split('#')[0], ...own]);
  await Promise.allSettled([...all].map((address) => fetch(address, { cache: 'reload' })));
  location.reload();
}
