import { initialState } from '../../../web/figures/parameters.js';
import { kPlainChoices, shownBy } from '../../../web/page/notes-address.js';
import { forms } from '../../../web/page/notes-snippets.js';

/** Quotes, brackets, braces, signs of templates: what a reader may well type. */
export const kSentence = `it's "{{ a }}" & <b> {% x %} 50% off`;
const kPosition = 7;
/** sin 7 and cos 7 for omega = pi / 6: 210 degrees, whoever computes it. */
export const kRight = /position 7 the sine is \u22120\.5000 and the cosine \u22120\.8660/;

/**
 * The lines of a form, as the page gives them, for the circle at position 7 and for the opening
 * picture with a sentence that means something to every tool.
 *
 * @param {string} key
 * @param {string} base
 * @param {'circle' | 'opening'} [id]
 * @returns {import('../../../web/page/notes-snippets.js').Lines[]}
 */
export function linesFor(key, base, id = 'circle') {
  const initial = initialState();
  const state = { ...initial, position: kPosition, sentence: kSentence };
  const reads = new Set(id === 'circle' ? ['position', 'omega'] : ['sentence']);
  const host = /** @type {any} */ ({ store: { state }, initial });
  const form = forms.find((one) => one.key === key);
  if (!form) throw new ReferenceError(`There is no form ${key}.`);
  return form.lines({
    ...{ base, language: 'en', shown: shownBy({ id, reads }, host), choices: kPlainChoices },
    ...{ title: 'Two waves, one point', alt: `Of ${kSentence}`, height: 300, site: 'Encodings' },
    credit: 'Figure from',
  });
}

/** What goes into the page. @param {string} key @param {string} base @param {'circle' | 'opening'} [id] */
export function pageLines(key, base, id) {
  return linesFor(key, base, id)
    .filter(({ file }) => file === '')
    .map(({ text }) => text)
    .join('\n\n');
}

/** What goes into another file. @param {string} key @param {string} base */
export function fileLines(key, base) {
  return linesFor(key, base)
    .filter(({ file }) => file !== '')
    .map(({ text }) => text)
    .join('\n');
}
