import { rereadTheme } from '../charts/theme.js';
import { isPageSetting } from './address.js';
import { showReader } from './reader.js';
import { figureAddress } from './share.js';
import { fillText } from './text.js';

/**
 * Paper is light, and every picture is on it, also those that were never scrolled to.
 *
 * @import {Frame} from './frame.js'
 * @import {Host} from './host.js'
 *
 * @param {Host} host
 */
export function bindPrinting(host) {
  const { store, scheduler, frames } = host;
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.theme = 'light';
    rereadTheme();
    scheduler.flush();
    for (const frame of frames) writeState(frame, host);
  });
  addEventListener('afterprint', () => {
    showReader(store.state);
    rereadTheme();
  });
  // The event comes too late to fetch what is missing; the keys come before it.
  addEventListener('keydown', async (event) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    await Promise.all([...frames].map((frame) => frame.whenLoaded()));
    print();
  });
}

/**
 * Under each figure of a print: how it is set, and where to find it so again.
 *
 * @param {Frame} frame
 * @param {Host} host
 */
function writeState(frame, host) {
  const { store, words, locale, say } = host;
  /** @type {import('../figures/parameters.js').Values} */
  const state = store.state;
  const settings = [...frame.reads]
    .filter((key) => words.controls[key] && !isPageSetting(key))
    .map((key) => `${fillText(words.controls[key].label, {}, locale)}: ${say(key, state[key])}`);
  let line = frame.element.querySelector('.figure-printed');
  if (!line) {
    line = document.createElement('p');
    line.className = 'figure-printed';
    frame.element.querySelector('figcaption')?.append(line);
  }
  line.textContent = [settings.join(', '), figureAddress(host, frame)].join(' \u2014 ');
}
