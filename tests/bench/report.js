// The table for people: on the screen, and in the README.

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

/** @param {Section[]} sections the part of the README between the two marks */
export function readmePart(sections) {
  const rows = sections.flatMap(({ title, rows }) =>
    rows.map((row) => {
      const { median, low, high } = row.spread;
      const spread = low === high ? '' : `${shown(low)} to ${shown(high)}`;
      const value = `${shown(median)} ${row.unit}`.trim();
      const bar = barOf(row).replace('>=', '≥').replace('<=', '≤');
      return `| ${title} | ${row.name} | ${value} | ${spread} | ${bar} |`;
    }),
  );
  return [
    kStart,
    '| where | what | median | spread | bar |',
    '|---|---|---|---|---|',
    ...rows,
    kEnd,
  ].join('\n');
}

/** @param {string} readme @param {string} part */
export function withPart(readme, part) {
  const [start, end] = [readme.indexOf(kStart), readme.indexOf(kEnd)];
  if (start < 0 || end < start) throw new Error('README.md has no place for the benchmark.');
  return readme.slice(0, start) + part + readme.slice(end + kEnd.length);
}
