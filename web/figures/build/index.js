import { defineFigure } from '../contract.js';
import { standIn } from '../shared/stand-in.js';
import { createBuildPicture } from './picture.js';

/** The table of the example has so many rows: enough to see each column move. */
export const kRows = 6;
export const kWidestShown = 4;
/** Rows that are printed: two neighbours, and a slot far from both. */
const kPrinted = [0, 1, 50];

/**
 * @import {Engine} from '../contract.js'
 *
 * @typedef {{angle: number, sine: number, cosine: number}} Cell
 * @typedef {ReturnType<typeof modelOf>} Model
 */

/**
 * The table built step by step: slots down, speeds across, angles between them, and the sines and
 * cosines that take the angles' places. Under it some of its rows, printed.
 */
export const figure = defineFigure({
  id: 'build',
  controls: [{ key: 'exampleDModel', presets: [4, 8, 64] }, 'base'],
  player: { key: 'buildStep', every: 1800, max: 5 },
  size: 'wide',
  aspect: 2.3,
  narrowAspect: 0.62,

  model: modelOf,

  facts({ picked, slot, pair }, { exampleDModel: dModel, base, buildStep }) {
    return {
      ...picked,
      base,
      rows: kRows,
      dModel,
      half: dModel / 2,
      slot,
      pair,
      even: 2 * pair,
      odd: 2 * pair + 1,
      stage: buildStep + 1,
      shape: shapeOf(buildStep, dModel),
    };
  },

  table({ pairs, speeds, cells, far }) {
    const rowOf = (/** @type {Cell[]} */ row, /** @type {number} */ slot) =>
      row.map(({ angle, sine, cosine }, n) => [slot, pairs[n], speeds[n], angle, sine, cosine]);
    return {
      columns: ['slot', 'pair', 'speed', 'angle', 'sine', 'cosine'],
      rows: [...cells.flatMap(rowOf), ...rowOf(far.cells, far.slot)],
    };
  },

  mount: createBuildPicture,
});

/**
 * @param {Engine} engine
 * @param {import('../contract.js').State} state
 */
function modelOf(engine, { exampleDModel: dModel, base, examplePosition, exampleDimension }) {
  const { slot, asked } = standIn(examplePosition, 0, kRows - 1);
  const pair = Math.floor(exampleDimension / 2);
  const pairs = shownPairs(dModel / 2, pair);
  const omegas = engine.frequencies({ dModel, base });
  const rowOf = (/** @type {number} */ first) =>
    engine.encode({ dModel, base, first, count: 1, dtype: 'float64' });
  /** @returns {Cell[]} */
  const cellsOf = (/** @type {number} */ pos, values = rowOf(pos)) =>
    pairs.map((one) => ({
      angle: engine.slotMap({ dModel, base, pos, dimension: 2 * one }).angle,
      sine: values[2 * one],
      cosine: values[2 * one + 1],
    }));
  const cells = Array.from({ length: kRows }, (_, row) => cellsOf(row));
  const rows = kPrinted.map((pos) => ({ pos, values: rowOf(pos) }));
  const far = rows[rows.length - 1];
  return {
    slot,
    asked,
    pair,
    pairs,
    speeds: pairs.map((one) => omegas[one]),
    cells,
    picked: { ...cells[slot][pairs.indexOf(pair)], speed: omegas[pair] },
    printed: { dModel, base, rows },
    far: { slot: far.pos, cells: cellsOf(far.pos, far.values) },
  };
}

/**
 * The pairs that have a place in the picture: the first ones, the last, and the chosen one.
 *
 * @param {number} count
 * @param {number} chosen
 * @returns {number[]} ascending
 */
export function shownPairs(count, chosen) {
  if (count <= kWidestShown) return Array.from({ length: count }, (_, pair) => pair);
  const third = chosen > 1 && chosen < count - 1 ? chosen : 2;
  return [0, 1, third, count - 1];
}

/**
 * The shape of what a stage of the code makes, as NumPy prints it.
 *
 * @param {number} step
 * @param {number} dModel
 */
export function shapeOf(step, dModel) {
  const half = dModel / 2;
  const shapes = [
    [kRows, 1],
    [1, half],
    [kRows, half],
    [kRows, half],
    [kRows, half],
  ];
  return `(${(shapes[step] ?? [kRows, dModel]).join(', ')})`;
}
