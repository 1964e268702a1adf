/**
 * A new element at the end of its parent.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {Element} parent
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function addElement(tag, className, parent) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  parent.append(element);
  return element;
}

/**
 * Writes only what differs, so that an unchanged text is not laid out again.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const kSpace = 'http://www.w3.org/2000/svg';

/**
 * A new element of a drawing at the end of its parent.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {Element} parent
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function addShape(tag, attributes, parent) {
  const element = document.createElementNS(kSpace, tag);
  setShape(element, attributes);
  parent.append(element);
  return element;
}

/**
 * Writes only what differs, so that an unchanged shape is not painted again.
 *
 * @param {Element} element
 * @param {Record<string, string | number>} attributes
 */
export function setShape(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
