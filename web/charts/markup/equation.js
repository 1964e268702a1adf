/**
 * Mathematics whose numbers change: made once as MathML, then refilled.
 */

const kMathMl = 'http://www.w3.org/1998/Math/MathML';

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {Array<Element | string>} children
 * @returns {Element}
 */
export function mathElement(name, attributes, ...children) {
  const element = document.createElementNS(kMathMl, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A sign such as = or ·. @param {string} sign */
export function mathSign(sign) {
  return mathElement('mo', {}, sign);
}

/**
 * A matrix in round brackets; a column is a matrix of one column.
 *
 * @param {number} rows
 * @param {number} columns
 * @param {string} [tone] the ending of a tone class: 'here', 'there', 'turn'
 */
export function createMatrix(rows, columns, tone) {
  const cells = Array.from({ length: rows * columns }, () => mathElement('mn', {}));
  const lines = Array.from({ length: rows }, (_, row) =>
    mathElement(
      'mtr',
      {},
      ...cells
        .slice(row * columns, (row + 1) * columns)
        .map((cell) => mathElement('mtd', {}, cell)),
    ),
  );
  const fence = (/** @type {string} */ sign) =>
    mathElement('mo', { fence: 'true', stretchy: 'true', symmetric: 'true' }, sign);
  const element = mathElement(
    'mrow',
    { class: `matrix${tone ? ` tone-${tone}` : ''}` },
    fence('('),
    mathElement('mtable', {}, ...lines),
    fence(')'),
  );
  return {
    element,
    /** @param {string[]} texts row by row */
    show(texts) {
      texts.forEach((text, index) => {
        if (cells[index].textContent !== text) cells[index].textContent = text;
      });
    },
  };
}
