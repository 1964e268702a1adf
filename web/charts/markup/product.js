import { createMatrix, mathElement, mathSign } from './equation.js';

/**
 * A matrix times a column as mathematics, and under it the outcome compared number by number.
 *
 * @typedef {{matrix: string[], before: string[], product: string[], rows: string[][]}} Numbers
 *   matrix: four; before and product: two each; rows: one list per row of the comparison
 *
 * @param {HTMLElement} root
 * @param {{equation: string, rows: string[], columns: string[]}} words
 */
export function createProduct(root, words) {
  const holder = document.createElement('div');
  holder.className = 'product';
  const matrix = createMatrix(2, 2, 'turn');
  const before = createMatrix(2, 1, 'here');
  const product = createMatrix(2, 1, 'there');
  const formula = mathElement(
    'math',
    { display: 'block' },
    mathElement('mrow', {}, matrix.element, before.element, mathSign('='), product.element),
  );
  const comparison = document.createElement('table');
  const head = comparison.createTHead().insertRow();
  head.append(headCell('', 'col'), ...words.columns.map((text) => headCell(text, 'col')));
  const body = comparison.createTBody();
  const lines = words.rows.map((text) => {
    const line = body.insertRow();
    line.append(headCell(text, 'row'));
    return line;
  });
  const caption = document.createElement('p');
  caption.className = 'product-words';
  caption.textContent = words.equation;
  holder.append(caption, formula, comparison);
  root.append(holder);
  return {
    /** @param {Numbers} numbers */
    update(numbers) {
      matrix.show(numbers.matrix);
      before.show(numbers.before);
      product.show(numbers.product);
      for (const [index, texts] of numbers.rows.entries()) {
        showCells(lines[index], texts, words.columns.length);
      }
    },
  };
}

/** @param {string} text @param {'col' | 'row'} scope */
function headCell(text, scope) {
  const cell = document.createElement(text ? 'th' : 'td');
  if (text) cell.setAttribute('scope', scope);
  cell.textContent = text;
  return cell;
}

/** @param {HTMLTableRowElement} line @param {string[]} texts @param {number} width */
function showCells(line, texts, width) {
  while (line.cells.length <= texts.length) line.insertCell();
  texts.forEach((text, index) => {
    const cell = line.cells[index + 1];
    cell.colSpan = texts.length === 1 ? width : 1;
    if (cell.textContent !== text) cell.textContent = text;
  });
}
