import { readQuery } from './permalink.js';

/**
 * Links of the prose that set a picture: [start at slot 1000000](?first=1000000#figure-heatmap). They
 * change what they name and nothing else, and bring the picture on the screen. Where no script runs,
 * the browser follows them like any link.
 *
 * @param {import('./store.js').Store} store
 * @param {import('../figures/parameters.js').State} initial
 */
export function bindSetLinks(store, initial) {
  document.addEventListener('click', (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (
      /** @type {Element} */ (event.target).closest?.('a.sets')
    );
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.change(readQuery(link.search, initial).values);
    document.getElementById(link.hash.slice(1))?.scrollIntoView({ block: 'nearest' });
  });
}
