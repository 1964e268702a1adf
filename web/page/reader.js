import { isPageSetting, pageSettings } from './address.js';
import { bindControls } from './controls.js';
import { readQuery, writeQuery } from './permalink.js';

/**
 * What the reader sets for the page as a whole: level, references, theme. A choice is kept on this
 * device; a link may ask for another one, for this visit.
 *
 * @import {State} from '../figures/parameters.js'
 * @import {Host} from './host.js'
 */

const kPlace = 'posenc-reader';

/**
 * Attributes of the document that the style sheet goes by.
 *
 * @param {State} state
 */
export function showReader({ level, references, theme }) {
  const { dataset } = document.documentElement;
  dataset.level = level;
  dataset.references = references ? 'on' : 'off';
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}

/** @param {Host} host */
export function bindReader(host) {
  const { store, initial } = host;
  const keys = Object.keys(pageSettings(initial));
  const asked = pageSettings(readQuery(location.search, initial).values);
  store.change({ ...pageSettings(readQuery(kept(), initial).values), ...asked });
  for (const place of document.querySelectorAll('.reader-settings')) {
    const present = keys.filter((key) => place.querySelector(`[data-key="${key}"]`));
    bindControls(place, present, host);
  }
  showReader(store.state);
  store.subscribe((state, changed) => {
    const own = [...changed].filter(isPageSetting);
    if (own.length === 0) return;
    if (changed.has('level')) holdPlace(() => showReader(state));
    else showReader(state);
    keep(state, initial, new Set([...Object.keys(asked)].filter((key) => !changed.has(key))));
  });
}

/** What this device has kept, as a query. */
function kept() {
  try {
    return localStorage.getItem(kPlace) ?? '';
  } catch {
    // Storage is forbidden here: every visit is the first one.
    return '';
  }
}

/**
 * @param {State} state
 * @param {State} initial
 * @param {ReadonlySet<string>} borrowed what a link has set for this visit
 */
function keep(state, initial, borrowed) {
  const before = pageSettings(readQuery(kept(), initial).values);
  const own = Object.entries(pageSettings(state)).map(([key, value]) => [
    key,
    borrowed.has(key) ? (before[key] ?? pageSettings(initial)[key]) : value,
  ]);
  try {
    localStorage.setItem(kPlace, writeQuery({ ...initial, ...Object.fromEntries(own) }, initial));
  } catch {
    // It holds for this visit.
  }
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
