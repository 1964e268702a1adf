import { save } from '../../page/save.js';
import { tableElement } from '../../page/table.js';

/**
 * A table that is filled only while somebody has it open, and that can be copied and saved.
 *
 * @import {Lab} from './start.js'
 * @typedef {{columns: string[], rows: Array<Array<number | string>>}} Data
 */

/**
 * @param {Lab} lab
 * @param {HTMLElement} details
 * @param {string} name of the files
 */
export function createDataTable(lab, details, name) {
  const holder = /** @type {HTMLElement} */ (details.querySelector('.table-holder'));
  /** @type {(() => Data) | null} */
  let ask = null;
  const open = () => /** @type {HTMLDetailsElement} */ (details).open;
  const fill = () => {
    if (ask && open()) holder.replaceChildren(tableOf(ask()));
  };
  details.addEventListener('toggle', fill);
  details.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-save]');
    if (!button || !ask) return;
    const kind = button.getAttribute('data-save');
    const text = kind === 'csv' ? csvOf(ask()) : jsonOf(ask());
    save(`${name}.${kind}`, text, kind === 'csv' ? 'text/csv' : 'application/json');
    lab.tell(lab.text('saved', { name: `${name}.${kind}` }));
  });
  return {
    /** @param {() => Data} next asked only where somebody looks */
    show(next) {
      ask = next;
      fill();
    },
  };
}

/** @param {Data} data */
export function tableOf({ columns, rows }) {
  // ASCII minus and point, so that a program reads what is copied.
  return tableElement(
    columns,
    rows.map((row) => row.map(String)),
  );
}

/** @param {Data} data */
export function csvOf({ columns, rows }) {
  const field = (/** @type {unknown} */ value) =>
    /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** @param {Data} data */
export function jsonOf({ columns, rows }) {
  // JSON has no NaN and no infinity: they go as the texts that they are shown as.
  const cell = (/** @type {unknown} */ value) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  const objects = rows.map((row) =>
    Object.fromEntries(row.map((value, index) => [columns[index], cell(value)])),
  );
  return `${JSON.stringify(objects, null, 1)}\n`;
}
