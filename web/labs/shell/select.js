/**
 * Choices among so many that they stand in a list which opens: the browser's own.
 *
 * @import {Lab} from './start.js'
 */

/** @param {Lab} lab @param {AbortSignal} signal ends all listening */
export function bindSelects({ store }, signal) {
  for (const element of document.querySelectorAll('select[data-select]')) {
    const select = /** @type {HTMLSelectElement} */ (element);
    const key = /** @type {string} */ (select.dataset.select);
    const show = () => {
      select.value = /** @type {any} */ (store.state)[key];
    };
    select.addEventListener('change', () => store.change({ [key]: select.value }), { signal });
    const stop = store.subscribe((_, changed) => changed.has(key) && show());
    signal.addEventListener('abort', stop);
    show();
  }
}
