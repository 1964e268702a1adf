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
  const collected = collect('json');
  rows.forEach((row, index) => {
    for (const value of row) {
      if (typeof value !== 'number') {
        refuse(`must hold rows of numbers only, but row ${index} does not`, value);
      }
    }
    collected.add(row);
  });
  return collected.table();
}

/**
 * Lines that hold something, one at a time: a list of millions would take more than the table.
 *
 * @param {string} text
 * @returns {Generator<{line: string, number: number}, void, void>}
 */
function* linesOf(text) {
  const end = text.includes('\n') ? '\n' : '\r';
  for (let at = 0, number = 1; at < text.length; number += 1) {
    const found = text.indexOf(end, at);
    const stop = found < 0 ? text.length : found;
    const line = text.slice(at, stop).trim();
    if (line !== '' && !line.startsWith('#')) yield { line, number };
    at = stop + 1;
  }
}

/** @param {string} cell */
const isValue = (cell) => numberPattern.test(cell) || nonePattern.test(cell);

/** @param {string} text @returns {TextTable} */
function tableOfLines(text) {
  const collected = collect('csv');
  /** @type {string | null | undefined} */
  let separator;
  let lines = 0;
  for (const { line, number } of linesOf(text)) {
    if (separator === undefined) separator = separatorOf(line);
    const cells = cellsOf(line, separator);
    lines += 1;
    // A first line of names only is a heading.
    if (lines === 1 && !cells.some(isValue)) continue;
    collected.add(
      cells.map((cell) => {
        if (!numberPattern.test(cell)) {
          refuse(`must hold numbers only, but line ${number} does not`, cell.slice(0, 40));
        }
        return Number(cell);
      }),
    );
  }
  return collected.table();
}

/** @param {string} line */
function separatorOf(line) {
  if (line.includes(';')) return ';';
  return line.includes(',') ? ',' : null;
}

/** @param {string} line @param {string | null} separator */
function cellsOf(line, separator) {
  // Brackets may come along with what is copied from a program's output.
  const bare = line.replace(/[[\](){}]/g, ' ').trim();
  const parts = separator ? bare.split(separator) : bare.split(/\s+/);
  if (separator && parts.at(-1)?.trim() === '') parts.pop();
  return parts.map((part) => part.trim());
}

/**
 * Rows of one length, in memory that grows as they come.
 *
 * @param {'json' | 'csv'} kind
 */
function collect(kind) {
  let values = new Float64Array(4096);
  let [rows, columns] = [0, 0];
  return {
    /** @param {number[]} numbers */
    add(numbers) {
      if (rows === 0) columns = numbers.length;
      if (columns === 0) refuse('must hold one row of numbers or more', 'an empty row');
      if (numbers.length !== columns) {
        const rule = `must hold rows of one length, but row ${rows} is not as long as the first, ${columns}`;
        refuse(rule, numbers.length);
      }
      const size = (rows + 1) * columns;
      if (size > maxValues) refuse('must hold a table of at most 2^24 values', size);
      if (size > values.length) {
        const more = new Float64Array(Math.min(Math.max(2 * values.length, size), maxValues));
        more.set(values);
        values = more;
      }
      values.set(numbers, rows * columns);
      rows += 1;
    },

    /** @returns {TextTable} */
    table() {
      if (rows === 0) refuse('must hold one row of numbers or more', 'no rows');
      return { kind, rows, columns, values: values.subarray(0, rows * columns) };
    },
  };
}
