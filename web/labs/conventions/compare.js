/**
 * Two conventions side by side, as words and tables.
 *
 * @import {Convention, LabsEncoder, WidthOutcome} from '../../../cpp/bindings/posenc-labs.js'
 * @import {Lab} from '../shell/start.js'
 * @import {Choice} from './parameters.js'
 */

/** Widths at which frameworks part: tiny ones and odd ones. */
export const kTryWidths = [1, 2, 3, 4, 5, 7];

/**
 * The presets with the reader's base in them.
 *
 * @param {LabsEncoder} labs
 */
export function systemsOf(labs) {
  const byName = new Map(labs.presets().map(({ name, convention }) => [name, convention]));
  return (/** @type {string} */ name, /** @type {number | null} */ base = null) => {
    const convention = /** @type {Convention} */ (byName.get(name));
    return base === null || convention.ladder === 'octaves'
      ? convention
      : { ...convention, maxTimescale: base * convention.minTimescale };
  };
}

/** A value of a table: all its digits, so that a program reads them. @param {number} value */
const shown = (value) => (Number.isNaN(value) ? 'NaN' : value.toFixed(8));

/**
 * What stands in a column: "sin 3", "cos 3", "0" or the position itself.
 *
 * @param {Lab} lab
 * @param {import('../../../cpp/bindings/posenc-labs.js').Column} column
 */
export function columnName(lab, { kind, pair, ofY }, plane = false) {
  if (kind === 'zero') return lab.text('zeroColumn');
  if (kind === 'input') return lab.text('inputColumn');
  const axis = plane ? (ofY ? ' y' : ' x') : '';
  return `${kind === 'sine' ? 'sin' : 'cos'} ${pair}${axis}`;
}

/**
 * The two rows, their difference, and where each column went.
 *
 * @param {Lab} lab
 * @param {LabsEncoder} labs
 * @param {{one: Convention, other: Convention, dModel: number, position: number}} asked
 */
export function compare(lab, labs, { one, other, dModel, position }) {
  const outcomes = [one, other].map((convention) => labs.conventionWidth({ convention, dModel }));
  const refused = outcomes.map(({ outcome }) => outcome === 'refused');
  const sides = [one, other].map((convention, side) =>
    refused[side]
      ? { columns: [], values: [] }
      : {
          columns: labs.conventionColumns({ convention, dModel }),
          values: [...labs.conventionTable({ convention, dModel, first: position, count: 1 })],
        },
  );
  const both = !refused[0] && !refused[1];
  const found = both ? labs.conventionDifference({ one, other, dModel, first: position }) : null;
  const longest = Math.max(...sides.map(({ columns }) => columns.length));
  const cell = (/** @type {number} */ side, /** @type {number} */ j) => {
    const column = sides[side].columns[j];
    return column ? [columnName(lab, column), shown(sides[side].values[j])] : ['', ''];
  };
  const rows = Array.from({ length: longest }, (_, j) => [
    j,
    ...cell(0, j),
    ...cell(1, j),
    found?.difference && j < found.columns ? shown(found.difference[j]) : '',
    found?.permutation && j < found.columns ? found.permutation[j] : '',
  ]);
  return { outcomes, found, rows };
}

/**
 * What a system makes of a width, in a sentence.
 *
 * @param {Lab} lab
 * @param {WidthOutcome} outcome
 * @param {number} dModel
 */
export function outcomeWords(lab, { outcome, columns }, dModel) {
  return lab.text(`outcome ${outcome}`, { d: dModel, columns });
}
