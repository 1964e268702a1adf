// The tables for people: on the screen, in tests/bench/README.md, and a few rows in the README.

/**
 * @typedef {import('./rows.js').Row} Row
 * @typedef {{title: string, rows: Row[]}} Section
 */

/** @param {number} value */
export function shown(value) {
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** @param {Row} row @returns {boolean | null} null: there is no bar */
export function isMet({ bar, better, spread }) {
  if (bar === undefined) return null;
  return better === 'more' ? spread.median >= bar : spread.median <= bar;
}

/** @param {Row} row */
function barOf({ bar, better }) {
  if (bar === undefined) return '';
  return `${better === 'more' ? '>=' : '<='} ${shown(bar)}`;
}

/** @param {Section[]} sections */
export function table(sections) {
  const widest = Math.max(...sections.flatMap(({ rows }) => rows.map(({ name }) => name.length)));
  const lines = [];
  for (const { title, rows } of sections) {
    lines.push('', title);
    for (const row of rows) {
      const { median, low, high } = row.spread;
      const spread = low === high ? '' : `${shown(low)} to ${shown(high)}`;
      const verdict = { true: 'met', false: 'MISSED', null: '' }[String(isMet(row))];
      lines.push(
        [
          `  ${row.name.padEnd(widest)}`,
          shown(median).padStart(8),
          row.unit.padEnd(6),
          spread.padEnd(18),
          barOf(row).padEnd(8),
          verdict,
        ]
          .join(' ')
          .trimEnd(),
      );
    }
  }
  return lines.join('\n');
}

const kStart = '<!-- benchmark -->';
const kEnd = '<!-- /benchmark -->';

/** What a reader of the README asks first. @type {Array<[where: string, what: string]>} */
const kAsked = [
  ['Node', 'JS loop of the textbook / encodeInto'],
  ['Chromium', 'onnxruntime-web (wasm, 1 thread) / encodeInto'],
  ['Node', 'time at position 2^53 / time at 0'],
  ['accuracy', 'misrounded of 8192000 float32 values at 0, 1e6, 1e9, 2^53'],
  ['sizes', 'glue and module, brotli'],
];

/** @param {string} title @param {Row} row */
function cells(title, row) {
  const { median, low, high } = row.spread;
  const spread = low === high ? '' : `${shown(low)} to ${shown(high)}`;
  return [title, row.name, `${shown(median)} ${row.unit}`.trim(), spread];
}

/** @param {string[]} head @param {string[][]} rows */
function marked(head, rows) {
  const line = (/** @type {string[]} */ all) => `| ${all.join(' | ')} |`;
  return [kStart, line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line), kEnd].join('\n');
}

/** @param {Section[]} sections the part of the README between the two marks */
export function readmePart(sections) {
  const rows = kAsked.map(([where, what]) => {
    const section = sections.find(({ title }) => title === where);
    const row = section?.rows.find(({ name }) => name === what);
    if (!row) throw new Error(`The benchmark has no row ${where}: ${what}.`);
    return cells(where, row);
  });
  return marked(['where', 'what', 'median', 'spread'], rows);
}

/** @param {Section[]} sections the same part of tests/bench/README.md: all rows, with their bars */
export function wholePart(sections) {
  const rows = sections.flatMap(({ title, rows }) =>
    rows.map((row) => [
      ...cells(title, row),
      barOf(row).replace('>=', '\u2265').replace('<=', '\u2264'),
    ]),
  );
  return marked(['where', 'what', 'median', 'spread', 'bar'], rows);
}

/** @param {string} readme @param {string} part */
export function withPart(readme, part) {
  const [start, end] = [readme.indexOf(kStart), readme.indexOf(kEnd)];
  if (start < 0 || end < start) throw new Error('README.md has no place for the benchmark.');
  return readme.slice(0, start) + part + readme.slice(end + kEnd.length);
}
