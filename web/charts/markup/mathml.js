import { mathElement, mathSign } from './equation.js';

/**
 * Formulas made in the browser, with slots for numbers, their symbols in the colours of what they
 * stand for, as the build does it for the article.
 */

/** An italic letter or word, such as pos. @param {string} text @param {string} [tone] */
export function letter(text, tone) {
  // The style sheet slants it. By itself WebKit would take a single letter to its mathematical
  // twin, which the text face lacks.
  return mathElement('mi', { mathvariant: 'normal', class: tone ? `it tone-${tone}` : 'it' }, text);
}

/** An upright name, such as sin. @param {string} text @param {string} [tone] */
export function name(text, tone) {
  return mathElement('mi', { mathvariant: 'normal', ...toned(tone) }, text);
}

/** The place of a number, under the name by which it is filled. @param {string} slot @param {string} [tone] */
export function slot(slot, tone) {
  return mathElement('mn', { 'data-slot': slot, ...toned(tone) });
}

/** @param {string} text */
export function number(text) {
  return mathElement('mn', {}, text);
}

export const sign = mathSign;

/** A bracket that does not grow. @param {string} sign @param {'prefix' | 'postfix'} form */
export function bracket(sign, form) {
  return mathElement('mo', { form, stretchy: 'false' }, sign);
}

/** @param {Element[]} content */
export function row(...content) {
  return mathElement('mrow', {}, ...content);
}

/** @param {Element[]} content */
export function inside(...content) {
  return row(bracket('(', 'prefix'), ...content, bracket(')', 'postfix'));
}

/** @param {Element} over @param {Element} under */
export function fraction(over, under) {
  return mathElement('mfrac', {}, over, under);
}

/** @param {Element} base @param {Element} exponent */
export function power(base, exponent) {
  return mathElement('msup', {}, base, exponent);
}

/** @param {Element} base @param {Element} index */
export function indexed(base, index) {
  return mathElement('msub', {}, base, index);
}

/** Lines one below the other, aligned between their two parts. @param {Array<[Element, Element]>} lines */
export function lines(...lines) {
  const cell = (/** @type {string} */ side, /** @type {Element} */ content) =>
    mathElement('mtd', { class: `tml-${side}` }, content);
  return mathElement(
    'mtable',
    { class: 'tml-jot', displaystyle: 'true' },
    ...lines.map(([left, right]) =>
      mathElement('mtr', {}, cell('right', left), cell('left', right)),
    ),
  );
}

/**
 * @param {Element} content
 * @param {{display?: boolean}} [options]
 */
export function createFormula(content, { display = false } = {}) {
  const element = mathElement('math', display ? { display: 'block' } : {}, content);
  const places = [...element.querySelectorAll('[data-slot]')];
  return {
    element,
    /** Puts texts into slots; a slot may stand in several places. @param {Record<string, string>} texts */
    fill(texts) {
      for (const place of places) {
        const text = texts[place.getAttribute('data-slot') ?? ''];
        if (text !== undefined && place.textContent !== text) place.textContent = text;
      }
    },
  };
}

/** @param {string} [tone] @returns {Record<string, string>} */
function toned(tone) {
  return tone ? { class: `tone-${tone}` } : {};
}
