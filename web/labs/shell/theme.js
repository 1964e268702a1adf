import { bindControls } from '../../page/controls.js';

/**
 * Light or dark: the reader's own choice, kept where the article keeps it, so that both look alike.
 *
 * @import {Lab} from './start.js'
 */

const kPlace = 'posenc-reader';
const kThemes = ['light', 'dark'];

/** @param {Lab} lab */
export function bindTheme(lab) {
  const { store } = lab;
  const asked = new URLSearchParams(location.search).get('theme');
  const theme = kThemes.find((one) => one === (asked ?? kept().get('theme')));
  if (theme) change(store, theme);
  const show = () => {
    const now = /** @type {any} */ (store.state).theme;
    if (now === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = now;
  };
  show();
  store.subscribe((state, changed) => {
    if (!changed.has('theme')) return;
    show();
    keep(/** @type {any} */ (state).theme);
  });
  const place = document.getElementById('settings');
  if (place) bindControls(place, ['theme'], lab);
}

/** @param {Lab['store']} store @param {string} theme */
function change(store, theme) {
  store.change({ theme });
}

/** What this device keeps for the article and the labs, as a query. */
function kept() {
  try {
    return new URLSearchParams(localStorage.getItem(kPlace) ?? '');
  } catch {
    // Storage is forbidden here: every visit is the first one.
    return new URLSearchParams();
  }
}

/** The other settings in that place are the article's, and stay. @param {string} theme */
function keep(theme) {
  const all = kept();
  if (theme === 'auto') all.delete('theme');
  else all.set('theme', theme);
  try {
    localStorage.setItem(kPlace, all.size > 0 ? `?${all}` : '');
  } catch {
    // It holds for this visit.
  }
}
