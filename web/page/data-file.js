import { fillText } from './text.js';

/**
 * The numbers of a figure as a file that programs read: every digit, ASCII minus and point, names of
 * columns that do not change with the language. LaTeX rows are for people, so they have the headings.
 *
 * @import {FigureText, Table} from '../figures/contract.js'
 * @typedef {'csv' | 'tsv' | 'json' | 'tex'} DataKind
 */

export const kTypes = Object.freeze({
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  tex: 'text/x-tex',
});

/**
 * @param {Table} table
 * @param {DataKind} kind
 * @param {{columns?: FigureText['columns'], source: string}} about source: the address of the state
 * @returns {string}
 */
export function dataText({ columns, rows }, kind, { columns: headings = {}, source }) {
  if (kind === 'json') return jsonOf({ columns, rows }, source);
  if (kind === 'tex') return latexOf({ columns, rows }, headings, source);
  const [comma, cell] = kind === 'csv' ? [',', csvCell] : ['\t', tsvCell];
  return [columns, ...rows].map((row) => `${row.map(cell).join(comma)}\n`).join('');
}

/** @param {number | string} value */
function plain(value) {
  return typeof value === 'number' ? String(value) : value.replaceAll('\u2212', '-');
}

/**
 * Words may come from an address, and spreadsheets run what begins like a formula.
 *
 * @param {number | string} value
 */
function harmless(value) {
  const text = plain(value);
  if (typeof value === 'number' || text.trim() === '') return text;
  return /^[=+\-@\t\r]/.test(text) && !Number.isFinite(Number(text)) ? `'${text}` : text;
}

/** @param {number | string} value */
function csvCell(value) {
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {number | string} value */
function tsvCell(value) {
  return harmless(value).replace(/[\t\r\n]+/g, ' ');
}

/** A number that JSON has no sign for stands as a word. @param {Table} table @param {string} source */
function jsonOf({ columns, rows }, source) {
  const cell = (/** @type {number | string} */ value) =>
    JSON.stringify(
      typeof value === 'number' && !Number.isFinite(value) ? String(value) : asJson(value),
    );
  const lines = rows.map((row) => `    [${row.map(cell).join(', ')}]`);
  return `{\n  "source": ${JSON.stringify(source)},\n  "columns": ${JSON.stringify(columns)},\n  "rows": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** @param {number | string} value */
function asJson(value) {
  return typeof value === 'string' ? plain(value) : value;
}

const kLatex = /** @type {Record<string, string>} */ ({
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
});

/** @param {string} text */
function latexText(text) {
  return text
    .replace(/[\\~^]|[&%$#_{}]/g, (sign) => kLatex[sign] ?? `\\${sign}`)
    .replace(/\s+/g, ' ');
}

/** @param {number | string} value */
function latexCell(value) {
  if (typeof value !== 'number') return latexText(plain(value));
  const [mantissa, power] = String(value).split('e');
  if (!Number.isFinite(value)) return latexText(String(value));
  return power === undefined ? `$${mantissa}$` : `$${mantissa}\\cdot 10^{${Number(power)}}$`;
}

/** @param {Table} table @param {Record<string, string>} headings @param {string} source */
function latexOf({ columns, rows }, headings, source) {
  const head = columns.map((column) => latexText(fillText(headings[column] ?? column)));
  const line = (/** @type {string[]} */ cells) => `${cells.join(' & ')} \\\\\n`;
  const format = columns.map((_, n) => (typeof rows[0]?.[n] === 'string' ? 'l' : 'r')).join('');
  return (
    `% ${source.replace(/[\r\n]/g, ' ')}\n\\begin{tabular}{${format}}\n${line(head)}\\hline\n` +
    `${rows.map((row) => line(row.map(latexCell))).join('')}\\end{tabular}\n`
  );
}
