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
        const table = document.createElement('table');
        const head = table.createTHead().insertRow();
        for (const column of columns) {
          const cell = document.createElement('th');
          cell.scope = 'col';
          cell.textContent = fillText(text.columns?.[column] ?? column, {}, locale);
          head.append(cell);
        }
        const body = table.createTBody();
        for (const row of rows.slice(0, kMostRows)) {
          const line = body.insertRow();
          for (const value of row) line.insertCell().textContent = written(value, locale);
        }
        holder.replaceChildren(table);
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

/** @param {number | string} value @param {string} locale */
function written(value, locale) {
  return formatValue(value, Number.isInteger(value) ? '' : '~9', locale);
}
