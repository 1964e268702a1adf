import { defineFigure } from '../contract.js';
import { slotWithin } from '../shared/slot-within.js';
import { createArrayTable } from './array.js';
import { createCodeSteps } from './code.js';

/** The table of the example has so many rows: enough to see each column move. */
const kRows = 6;
const kWidestShown = 4;

/**
 * The table built step by step: slots down, speeds across, angles between them, and the sines and
 * cosines that take the angles' places.
 */
export const figure = defineFigure({
  id: 'build',
  controls: ['exampleDModel', 'base'],
  player: { key: 'buildStep', every: 1800, max: 5 },
  size: 'wide',
  aspect: 2.3,
  narrowAspect: 0.62,

  model(engine, { exampleDModel: dModel, base, examplePosition, exampleDimension }) {
    const slot = slotWithin(examplePosition, 0, kRows - 1, 'examplePosition');
    const pair = Math.floor(exampleDimension / 2);
    const pairs = shownPairs(dModel / 2, pair);
    const omegas = engine.frequencies({ dModel, base });
    const table = engine.encode({ dModel, base, count: kRows, dtype: 'float64' });
    const cells = Array.from({ length: kRows }, (_, row) =>
      pairs.map((one) => ({
        angle: engine.slotMap({ dModel, base, pos: row, dimension: 2 * one }).angle,
        sine: table[row * dModel + 2 * one],
        cosine: table[row * dModel + 2 * one + 1],
      })),
    );
    return {
      slot,
      pair,
      pairs,
      speeds: pairs.map((one) => omegas[one]),
      cells,
      picked: { ...cells[slot][pairs.indexOf(pair)], speed: omegas[pair] },
    };
  },

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

  table({ pairs, speeds, cells }) {
    return {
      columns: ['slot', 'pair', 'speed', 'angle', 'sine', 'cosine'],
      rows: cells.flatMap((/** @type {any[]} */ row, /** @type {number} */ slot) =>
        row.map(({ angle, sine, cosine }, n) => [slot, pairs[n], speeds[n], angle, sine, cosine]),
      ),
    };
  },

  mount(root, stage) {
    const holder = document.createElement('div');
    holder.className = 'build';
    root.append(holder);
    const code = createCodeSteps(holder, (buildStep) => stage.change({ buildStep }));
    const array = createArrayTable(holder, stage, { rows: kRows, pairs: kWidestShown });
    return {
      render(model, { buildStep, exampleDModel }) {
        code.update({
          current: buildStep,
          shapes: Array.from({ length: 6 }, (_, step) => shapeOf(step, exampleDModel)),
          names: Array.from({ length: 6 }, (_, step) => stage.text(`labels.stage${step}`)),
        });
        array.update(model, buildStep);
      },
      destroy: () => holder.remove(),
    };
  },
});

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
 * The shape of what a line of the code makes, as NumPy prints it.
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
