import { onGround, onTheme, readTheme } from '../charts/theme.js';
import { fillText, formatValue } from './text.js';

/**
 * What a figure is given to live with: its words, the encoder, the colours, and the one way to
 * change anything.
 *
 * @import {Engine, FigureText, Stage} from '../figures/contract.js'
 * @import {Host} from './host.js'
 *
 * @param {{id: string, text: FigureText, element: HTMLElement, host: Host}} parts
 * @returns {Stage}
 */
export function createStage({ id, text, element, host }) {
  const { store, encoder, locale, ground } = host;
  const problem = /** @type {HTMLElement} */ (element.querySelector('.figure-problem'));
  return {
    // An encoder that stopped is replaced by a new one under the same figures.
    get engine() {
      if (!encoder.engine) throw Object.assign(new Error('No encoder yet.'), { code: 'stopped' });
      return encoder.engine;
    },
    get state() {
      return store.state;
    },
    text(key, values) {
      return fillText(lookUp(text, key, id), values, locale);
    },
    number: (value, format) => formatValue(value, format, locale),
    change(partial) {
      const [refusal] = store.change(partial);
      problem.textContent = refusal ? host.explain(refusal) : '';
      return !refusal;
    },
    theme: () => onGround(ground, readTheme),
    onTheme: (listener) => onGround(ground, () => onTheme(listener)),
    announce: host.announce,
    id: (suffix) => `figure-${id}-${suffix}`,
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
