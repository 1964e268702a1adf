import { mathElement } from './equation.js';

/**
 * Formulas made in the browser, with slots for numbers: MathML as nodes, its symbols in the colours
 * of what they stand for, as the build does it for the article.
 *
 * @typedef {{slot?: string, class?: string, [attribute: string]: string | undefined}} Attributes
 * @typedef {[name: string, attributes: Attributes, ...content: Array<Tree | string>]} Tree
 *   slot: the name under which `fill` reaches this element
 */

/** An italic letter or word, such as pos. @param {string} text @param {string} [tone] @returns {Tree} */
export function letter(text, tone) {
  return ['mi', { class: tone ? `it tone-${tone}` : 'it' }, text];
}

/** An upright name, such as sin. @param {string} text @param {string} [tone] @returns {Tree} */
export function name(text, tone) {
  return ['mi', { mathvariant: 'normal', class: tone && `tone-${tone}` }, text];
}

/** A number that changes. @param {string} slot @param {string} [tone] @returns {Tree} */
export function slot(slot, tone) {
  return ['mn', { slot, class: tone && `tone-${tone}` }];
}

/** @param {string} text @returns {Tree} */
export function number(text) {
  return ['mn', {}, text];
}

/** @param {string} sign @param {string} [form] @returns {Tree} */
export function sign(sign, form) {
  return ['mo', form ? { form, stretchy: 'false' } : {}, sign];
}

/** @param {Array<Tree>} content @returns {Tree} */
export function row(...content) {
  return ['mrow', {}, ...content];
}

/** In parentheses that do not grow. @param {Array<Tree>} content @returns {Tree} */
export function inside(...content) {
  return row(sign('(', 'prefix'), ...content, sign(')', 'postfix'));
}

/** @param {Tree} over @param {Tree} under @returns {Tree} */
export function fraction(over, under) {
  return ['mfrac', {}, over, under];
}

/** @param {Tree} base @param {Tree} exponent @returns {Tree} */
export function power(base, exponent) {
  return ['msup', {}, base, exponent];
}

/** @param {Tree} base @param {Tree} index @returns {Tree} */
export function indexed(base, index) {
  return ['msub', {}, base, index];
}

/** Lines one below the other, aligned between their two parts. @param {Array<[Tree, Tree]>} lines @returns {Tree} */
export function lines(...lines) {
  return [
    'mtable',
    { class: 'tml-jot', displaystyle: 'true', columnalign: 'right left' },
    ...lines.map(
      ([left, right]) =>
        /** @type {Tree} */ ([
          'mtr',
          {},
          ['mtd', { class: 'tml-right' }, left],
          ['mtd', { class: 'tml-left' }, right],
        ]),
    ),
  ];
}

/**
 * @param {Tree} tree
 * @param {{display?: boolean}} [options]
 */
export function createFormula(tree, { display = false } = {}) {
  /** @type {Map<string, Element[]>} */
  const slots = new Map();
  const element = grow(['math', display ? { display: 'block' } : {}, tree], slots);
  return {
    element,
    /** Puts texts into slots; a slot may stand in several places. @param {Record<string, string>} texts */
    fill(texts) {
      for (const [key, text] of Object.entries(texts)) {
        for (const place of slots.get(key) ?? []) {
          if (place.textContent !== text) place.textContent = text;
        }
      }
    },
  };
}

/** @param {Tree} tree @param {Map<string, Element[]>} slots @returns {Element} */
function grow([tag, { slot: key, ...attributes }, ...content], slots) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const element = mathElement(
    tag,
    /** @type {Record<string, string>} */ (Object.fromEntries(given)),
    ...content.map((part) => (typeof part === 'string' ? part : grow(part, slots))),
  );
  if (key) slots.set(key, [...(slots.get(key) ?? []), element]);
  return element;
}
