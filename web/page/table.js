import { fillText, formatValue } from './text.js';

const kMostRows = 200;

/**
 * The data of a figure as a table, filled only while somebody has it open.
 *
 * @import {FigureText, Table} from '../figures/contract.js'
 *
 * @param {HTMLElement} details
 * @param {FigureText} text
 * @param {string} locale
 */
export function createDataTable(details, text, locale) {
  const holder = /** @type {HTMLElement} */ (details.querySelector('.table-holder'));
  /** @type {(() => void) | null} */
  let fillIn = null;
  const open = () => /** @type {HTMLDetailsElement} */ (details).open;
  const onToggle = () => open() && fillIn?.();
  details.addEventListener('toggle', onToggle);

  return {
    /** @param {() => Table} ask asked only where somebody looks */
    show(ask) {
      fillIn = () => {
        const { columns, rows } = ask();
        holder.replaceChildren(
          tableElement(
            columns.map((column) => fillText(text.columns?.[column] ?? column, {}, locale)),
            rows.slice(0, kMostRows).map((row) => row.map((value) => written(value, locale))),
          ),
        );
        // A table that scrolls must be reachable by keyboard.
        holder.tabIndex = 0;
        holder.setAttribute('role', 'region');
        holder.setAttribute('aria-label', text.title);
      };
      if (open()) fillIn();
    },
    destroy() {
      details.removeEventListener('toggle', onToggle);
      holder.replaceChildren();
      fillIn = null;
    },
  };
}

/** @param {string[]} headings @param {string[][]} rows */
export function tableElement(headings, rows) {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const heading of headings) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = heading;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const text of row) line.insertCell().textContent = text;
  }
  return table;
}

/** @param {number | string} value @param {string} locale */
function written(value, locale) {
  return formatValue(value, Number.isInteger(value) ? '' : '~9', locale);
}
