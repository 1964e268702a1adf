import { onTheme, readTheme } from '../charts/theme.js';
import { fillText, formatValue } from './text.js';

/**
 * What a figure is given to live with: its words, the encoder, the colours, and the one way to
 * change anything.
 *
 * @param {{
 *   figure: import('../figures/contract.js').Figure, text: import('../figures/contract.js').FigureText,
 *   element: HTMLElement, engine: () => import('../figures/contract.js').Engine,
 *   around: import('./frame.js').Around,
 * }} parts
 * @returns {import('../figures/contract.js').Stage}
 */
export function createStage({ figure, text, element, engine, around }) {
  const { store, locale } = around;
  const problem = /** @type {HTMLElement} */ (element.querySelector('.figure-problem'));
  return {
    // An encoder that stopped is replaced by a new one under the same figures.
    get engine() {
      return engine();
    },
    get state() {
      return store.state;
    },
    text(key, values) {
      return fillText(lookUp(text, key, figure.id), values, locale);
    },
    number: (value, format) => formatValue(value, format, locale),
    change(partial) {
      const [refusal] = store.change(partial);
      problem.textContent = refusal ? around.explain(refusal) : '';
      return !refusal;
    },
    theme: readTheme,
    onTheme,
    announce: around.announce,
    id: (suffix) => `figure-${figure.id}-${suffix}`,
    get motion() {
      return !matchMedia('(prefers-reduced-motion: reduce)').matches;
    },
  };
}

/** @param {any} text @param {string} key @param {string} id @returns {string} */
function lookUp(text, key, id) {
  const found = key.split('.').reduce((at, part) => at?.[part], text);
  if (typeof found !== 'string') throw new ReferenceError(`Figure ${id} has no text ${key}.`);
  return found;
}
