import { addElement, setText } from '../../charts/markup/element.js';

const kColumns = /** @type {const} */ (['base', 'longest', 'turns', 'completed', 'factor']);

/**
 * What each base buys and costs, as a small table: how far its ladder climbs, and how many pairs
 * are left for the scales below.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createPrices(root, stage) {
  const table = addElement('table', 'ladder-prices', root);
  const head = addElement('tr', '', addElement('thead', '', table));
  for (const column of kColumns) {
    const cell = addElement('th', '', head);
    cell.scope = 'col';
    cell.textContent = stage.text(`labels.${column}Head`);
  }
  const body = addElement('tbody', '', table);
  return {
    /** @param {import('./index.js').Ladder[]} ladders @param {number} pairs */
    show(ladders, pairs) {
      while (body.children.length > ladders.length) body.lastElementChild?.remove();
      while (body.children.length < ladders.length) addRow(body);
      ladders.forEach((ladder, n) => {
        const { base, mine, longest, turnsOfLast, completed, factor } = ladder;
        const row = body.children[n];
        row.classList.toggle('mine', mine);
        const texts = [
          stage.text(mine ? 'labels.mine' : 'labels.base', { base }),
          stage.number(longest, '~4'),
          stage.number(turnsOfLast, '~3'),
          stage.text('labels.of', { completed, pairs }),
          factor === null ? '\u2013' : stage.text('labels.factor', { factor }),
        ];
        texts.forEach((text, column) => {
          setText(row.children[column], text);
        });
      });
    },
  };
}

/** @param {HTMLElement} body */
function addRow(body) {
  const row = addElement('tr', '', body);
  const name = addElement('th', '', row);
  name.scope = 'row';
  for (const _ of kColumns.slice(1)) addElement('td', '', row);
}
