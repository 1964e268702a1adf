import { bindControls } from './controls.js';
import { shareState } from './share.js';

/** What the reader sets for the page as a whole. */
const kKeys = ['level', 'references', 'theme'];

/** @param {string} key */
export function isReaderKey(key) {
  return kKeys.includes(key);
}

/**
 * Reader level, references and theme: attributes of the document that the style sheet goes by.
 *
 * @param {import('../figures/parameters.js').State} state
 */
export function showReader({ level, references, theme }) {
  const { dataset } = document.documentElement;
  dataset.level = level;
  dataset.references = references ? 'on' : 'off';
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}

/** @param {import('./frame.js').Around} around */
export function bindReader(around) {
  for (const place of document.querySelectorAll('.reader-settings')) {
    const present = kKeys.filter((key) => place.querySelector(`[data-key="${key}"]`));
    bindControls(place, present, around);
  }
  showReader(around.store.state);
  around.store.subscribe((state, changed) => {
    if (changed.has('level')) holdPlace(() => showReader(state));
    else if (kKeys.some((key) => changed.has(key))) showReader(state);
  });
  shareState(location.search);
}

/**
 * What stands at the top of the screen stays there, while text above it comes and goes with the
 * level. Not every browser sees to that by itself, and those that do would move it twice.
 *
 * @param {() => void} change
 */
function holdPlace(change) {
  const root = document.documentElement;
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const anchor = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, figure)')].find(
    (element) => !element.closest('.for-level') && element.getBoundingClientRect().bottom > bar,
  );
  const before = anchor?.getBoundingClientRect().top ?? 0;
  root.style.setProperty('overflow-anchor', 'none');
  change();
  const moved = (anchor?.getBoundingClientRect().top ?? before) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}
