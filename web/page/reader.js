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
 * @param {import('./parameters.js').State} state
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
    if (kKeys.some((key) => changed.has(key))) showReader(state);
  });
  shareState(location.search);
}
