import { rereadTheme } from '../charts/theme.js';
import { showReader } from './reader.js';

/**
 * Paper is light, and every picture is on it, also those that were never scrolled to.
 *
 * @import {Host} from './host.js'
 *
 * @param {Host} host
 */
export function bindPrinting({ store, scheduler, frames }) {
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.theme = 'light';
    // As wide as the paper, so that no picture is made smaller, and its numbers with it.
    document.documentElement.classList.add('on-paper');
    for (const figure of document.querySelectorAll('.figure')) writeSettings(figure);
    rereadTheme();
    scheduler.flush();
  });
  addEventListener('afterprint', () => {
    document.documentElement.classList.remove('on-paper');
    for (const line of document.querySelectorAll('.figure-settings')) line.remove();
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
 * What the controls say, and where the figure is found, as a line under it: paper has no controls.
 *
 * @param {Element} figure
 */
function writeSettings(figure) {
  figure.querySelector('.figure-settings')?.remove();
  const settings = [...figure.querySelectorAll('.control')].flatMap((control) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement | null} */ (
      control.querySelector('.entry input, select, textarea, input[type="text"]')
    );
    const label = control.querySelector('label')?.textContent?.trim();
    return field && label ? [`${label} = ${field.value}`] : [];
  });
  const line = document.createElement('p');
  line.className = 'figure-settings';
  const address = `${location.href.split('#')[0]}#${figure.id}`;
  line.textContent = [...settings, address].join(' \u00b7 ');
  figure.append(line);
}
