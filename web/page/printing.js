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
    rereadTheme();
    scheduler.flush();
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
