// The table for people: on the screen, whole in tests/bench/README.md, five rows in the README.

/**
 * @typedef {import('./rows.js').Row} Row
 * @typedef {{title: string, rows: Row[]}} Section
 * @typedef {{processor: string, load: string, sections: Section[]}} Results
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

/** What the README says of the whole: speed against what people write, bytes, exactness. */
const kChosen = [
  ['Node', /^JS loop, omegas hoisted/],
  ['Node', /^JS loop of the textbook/],
  ['Node', /^known blocks \/ rot, 512/],
  ['accuracy', /^misrounded/],
  ['sizes', /encode.*brotli$/],
];

/** @param {Results} results the part of the README between the two marks */
export function readmePart(results) {
  const chosen = kChosen.flatMap(([title, name]) =>
    results.sections
      .filter((section) => section.title === title)
      .map(({ rows }) => ({
        title: /** @type {string} */ (title),
        rows: rows.filter((row) => /** @type {RegExp} */ (name).test(row.name)).slice(0, 1),
      })),
  );
  return marked(results, chosen);
}

/** @param {Results} results the part of tests/bench/README.md between the two marks */
export function benchPart(results) {
  return marked(results, results.sections);
}

/** @param {Results} results @param {Section[]} sections */
function marked({ processor, load }, sections) {
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
    `Measured on ${processor}, with a load of ${load} before it began.`,
    '',
    '| where | what | median | spread | bar |',
    '|---|---|---|---|---|',
    ...rows,
    kEnd,
  ].join('\n');
}

/** @param {string} text @param {string} part */
export function withPart(text, part) {
  const [start, end] = [text.indexOf(kStart), text.indexOf(kEnd)];
  if (start < 0 || end < start) throw new Error('There is no place for the benchmark.');
  return text.slice(0, start) + part + text.slice(end + kEnd.length);
}
