// Tables as people write them: JSON, or lines of numbers apart by commas, semicolons, tabs or
// blanks. Numbers are read as the nearest double; anything that is no number is refused by its line.
import { outOfRange } from '../errors.js';

const maxValues = 2 ** 24;
const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
// What programs write for values that are no numbers: no table here may hold them.
const nonePattern = /^[+-]?(nan|inf|infinity)$/i;

/** @param {string} rule @param {unknown} value @returns {never} */
function refuse(rule, value) {
  throw outOfRange({ code: 'not-a-table', parameter: 'file', value, rule });
}

/**
 * @typedef {{ kind: 'json' | 'csv', rows: number, columns: number, values: Float64Array }} TextTable
 * @param {string} text
 * @returns {TextTable}
 */
export function tableOfText(text) {
  const start = text.trimStart()[0];
  const isJson = (start === '[' || start === '{') && /[\]}]\s*$/.test(text);
  if (isJson) {
    const table = tableOfJson(text);
    if (table) return table;
  }
  return tableOfLines(text);
}

/** @param {string} text @returns {TextTable | null} null: it is no JSON */
function tableOfJson(text) {
  let parsed;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  // An object may hold the table as one of its fields.
  const table = Array.isArray(parsed) ? parsed : Object.values(parsed).find(Array.isArray);
  if (!table) return refuse('must hold a table, an array of rows of numbers', 'an object');
  const rows = table.length > 0 && table.every(Array.isArray) ? table : [table];
  return filled('json', rows, (row, index) => {
    for (const value of row) {
      if (typeof value !== 'number') {
        refuse(`must hold rows of numbers only, but row ${index} does not`, value);
      }
    }
    return row;
  });
}

/** @param {string} text @returns {TextTable} */
function tableOfLines(text) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  const separator = separatorOf(lines[0]?.line ?? '');
  // A first line of names only is a heading.
  const [heading, ...rest] = lines;
  const cut = (/** @type {string} */ line) => cells(line, separator);
  const isValue = (/** @type {string} */ cell) =>
    numberPattern.test(cell) || nonePattern.test(cell);
  const hasHeading = rest.length > 0 && !cut(heading.line).some(isValue);
  return filled('csv', hasHeading ? rest : lines, ({ line, index }) =>
    cut(line).map((cell) => {
      if (!numberPattern.test(cell)) {
        refuse(`must hold numbers only, but line ${index + 1} does not`, cell.slice(0, 40));
      }
      return Number(cell);
    }),
  );
}

/** @param {string} line */
function separatorOf(line) {
  if (line.includes(';')) return ';';
  return line.includes(',') ? ',' : null;
}

/** @param {string} line @param {string | null} separator */
function cells(line, separator) {
  // Brackets may come along with what is copied from a program's output.
  const bare = line.replace(/[[\](){}]/g, ' ').trim();
  const parts = separator ? bare.split(separator) : bare.split(/\s+/);
  if (separator && parts.at(-1)?.trim() === '') parts.pop();
  return parts.map((part) => part.trim());
}

/**
 * @template Row
 * @param {'json' | 'csv'} kind
 * @param {readonly Row[]} rows
 * @param {(row: Row, index: number) => number[]} numbersOf
 * @returns {TextTable}
 */
function filled(kind, rows, numbersOf) {
  if (rows.length === 0) return refuse('must hold one row of numbers or more', 'no rows');
  const first = numbersOf(rows[0], 0);
  const columns = first.length;
  if (columns === 0) return refuse('must hold one row of numbers or more', 'an empty row');
  if (rows.length * columns > maxValues) {
    return refuse('must hold a table of at most 2^24 values', rows.length * columns);
  }
  const values = new Float64Array(rows.length * columns);
  for (const [index, row] of rows.entries()) {
    const numbers = numbersOf(row, index);
    if (numbers.length !== columns) {
      const rule = `must hold rows of one length, but row ${index} is not as long as the first, ${columns}`;
      refuse(rule, numbers.length);
    }
    values.set(numbers, index * columns);
  }
  return { kind, rows: rows.length, columns, values };
}
