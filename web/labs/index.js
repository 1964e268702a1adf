import { markup as checkMarkup } from './check/markup.js';
import { known as check } from './check/parameters.js';
import { markup as conventionsMarkup } from './conventions/markup.js';
import { known as conventions } from './conventions/parameters.js';
import { markup as precisionMarkup } from './precision/markup.js';
import { known as precision } from './precision/parameters.js';
import { markup as takeMarkup } from './take/markup.js';
import { known as take } from './take/parameters.js';
import { markup as zoomMarkup } from './zoom/markup.js';
import { known as zoom } from './zoom/parameters.js';

/**
 * The labs in the order of their menu: what the build makes their pages from.
 *
 * @type {Array<{id: string, known: import('../page/permalink.js').Known,
 *   markup: (parts: import('./shell/page.js').Parts) => string}>}
 */
export const labs = [
  { id: 'zoom', known: zoom, markup: zoomMarkup },
  { id: 'conventions', known: conventions, markup: conventionsMarkup },
  { id: 'check', known: check, markup: checkMarkup },
  { id: 'precision', known: precision, markup: precisionMarkup },
  { id: 'take', known: take, markup: takeMarkup },
];
