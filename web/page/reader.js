import { bindControls } from './controls.js';
import { shareState } from './share.js';

/** What the reader sets for the page as a whole. */
export const kReaderKeys = ['level', 'references', 'theme'];

/**
 * Reader level, references and theme: attributes of the document that the style sheet goes by.
 *
 * @param {import('./frame.js').Around} around
 */
export function bindReader(around) {
  const root = document.documentElement;
  const show = (/** @type {import('./parameters.js').State} */ state) => {
    root.dataset.level = state.level;
    root.dataset.references = state.references ? 'on' : 'off';
    if (state.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = state.theme;
  };
  const settings = document.getElementById('settings');
  if (settings) bindControls(settings, kReaderKeys, around);
  show(around.store.state);
  around.store.subscribe((state, changed) => {
    if (kReaderKeys.some((key) => changed.has(key))) show(state);
  });
  shareState(location.search);
}
