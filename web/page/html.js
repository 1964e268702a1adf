import { fill, kMarks } from './text.js';

/**
 * Markup, for the build and the browser alike. Whatever is put into it is escaped here.
 */

/** Markup that stands in other markup as it is. */
export class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/**
 * A template whose holes are escaped, so that nobody has to think of it: html`<b>${text}</b>`.
 * Markup and lists of markup go in as they are; null, undefined and false are nothing.
 *
 * @param {TemplateStringsArray} strings
 * @param {unknown[]} values
 */
export function html(strings, ...values) {
  return new Markup(String.raw({ raw: strings }, ...values.map(inMarkup)));
}

/** A string that is known to be markup. @param {string} text */
export function raw(text) {
  return new Markup(text);
}

/** @param {unknown} value @returns {string} */
function inMarkup(value) {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  return Array.isArray(value) ? value.map(inMarkup).join('') : escapeHtml(value);
}

/** @param {unknown} text */
export function escapeHtml(text) {
  return String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/**
 * Attributes from an object: true gives the bare name, false, null and undefined give nothing.
 *
 * @param {Record<string, string | number | boolean | null | undefined>} attributes
 */
export function attrs(attributes) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/**
 * A text template as markup; its marks become elements of a class of their own.
 *
 * @param {string} template
 * @param {import('./text.js').Values} [values]
 * @param {string} [locale]
 */
export function fillHtml(template, values, locale) {
  return fill(template, values, locale)
    .map(({ text, marks }) => {
      const open = marks.map((mark) => {
        const element = kMarks[mark];
        return element === 'span' ? `<span class="tone-${mark}">` : `<${element}>`;
      });
      const close = marks.map((mark) => `</${kMarks[mark]}>`).reverse();
      return open.join('') + escapeHtml(text) + close.join('');
    })
    .join('');
}

/**
 * The same as live nodes: replaces what the element holds, and only if it reads differently.
 *
 * @param {Element} element
 * @param {string} template
 * @param {import('./text.js').Values} [values]
 * @param {string} [locale]
 */
export function showFilled(element, template, values, locale) {
  const stretches = fill(template, values, locale);
  const shape = JSON.stringify(stretches);
  if (shown.get(element) === shape) return;
  shown.set(element, shape);
  element.replaceChildren(
    ...stretches.map(({ text, marks }) => {
      /** @type {Node} */
      let node = document.createTextNode(text);
      for (const mark of [...marks].reverse()) {
        const outer = document.createElement(kMarks[mark]);
        if (kMarks[mark] === 'span') outer.className = `tone-${mark}`;
        outer.append(node);
        node = outer;
      }
      return node;
    }),
  );
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();
