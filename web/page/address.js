import { parameters } from '../figures/parameters.js';
import { writeQuery } from './permalink.js';

/**
 * Keeps the page's address, and every link that carries the state, in step with the store. The
 * settings of the page itself (level, theme, references) stay out: they are the reader's own, and a
 * link is for others.
 *
 * @import {State, Values} from '../figures/parameters.js'
 * @import {Store} from './store.js'
 */

/** Browsers refuse, or drop, more than about a hundred changes in ten seconds. */
const kBehind = 250;

/**
 * @param {Store} store
 * @param {State} initial
 * @param {(query: string) => void} tell called after each change of the address
 * @param {(state: State, initial: State) => string} [write] the state as a query
 */
export function keepAddress(store, initial, tell, write = queryOf) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const query = write(store.state, initial);
    if (query !== location.search) {
      try {
        history.replaceState(history.state, '', location.pathname + query + location.hash);
      } catch {
        // A frame without an address of its own: the figures work all the same.
      }
    }
    tell(query);
  };
  const flushIfBehind = () => {
    if (timer !== undefined) flush();
  };
  const stop = store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(flush, kBehind);
  });
  // Whoever takes a link takes the state of this moment with it.
  const life = new AbortController();
  const options = { capture: true, signal: life.signal };
  for (const name of ['pointerdown', 'click', 'contextmenu', 'focusin']) {
    document.addEventListener(
      name,
      (event) => {
        if (/** @type {Element} */ (event.target).closest?.('a, button')) flushIfBehind();
      },
      options,
    );
  }
  addEventListener('pagehide', flushIfBehind, { signal: life.signal });
  // The entry that is gone back to may tell of an older state; the figures show the present one.
  addEventListener('popstate', flush, { signal: life.signal });
  return {
    flush,
    destroy() {
      stop();
      clearTimeout(timer);
      life.abort();
    },
  };
}

/**
 * The state as a query, without the reader's own settings.
 *
 * @param {State} state
 * @param {State} initial
 */
export function queryOf(state, initial) {
  return writeQuery({ ...state, ...pageSettings(initial) }, initial);
}

/**
 * The settings of the page as a whole.
 *
 * @param {Values} values
 * @returns {Record<string, import('../figures/parameters.js').Value>}
 */
export function pageSettings(values) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isPageSetting(key)));
}

/** @param {string} key */
export function isPageSetting(key) {
  return Object.hasOwn(parameters, key) && parameters[key].scope === 'page';
}
