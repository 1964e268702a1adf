import { createArrayTable } from './array.js';
import { createCodeSteps } from './code.js';

/** The table of the example has so many rows: enough to see each column move. */
const kRows = 6;
const kWidestShown = 4;

/**
 * The table built step by step: slots down, speeds across, angles between them, and the sines and
 * cosines that take the angles' places.
 *
 * @type {import('../contract.js').Figure}
 */
export const figure = {
  id: 'build',
  reads: ['buildStep', 'buildDModel', 'base', 'buildSlot', 'buildPair'],
  controls: ['buildDModel', 'base'],
  player: { key: 'buildStep', every: 1800, max: 5 },
  size: 'wide',
  aspect: 2.3,
  narrowAspect: 0.62,

  model(engine, { buildDModel: dModel, base, buildSlot, buildPair }) {
    const pairs = shownPairs(dModel / 2, buildPair);
    const omegas = engine.frequencies({ dModel, base });
    const table = engine.encode({ dModel, base, count: kRows, dtype: 'float64' });
    const cells = Array.from({ length: kRows }, (_, slot) =>
      pairs.map((pair) => ({
        angle: engine.slotMap({ dModel, base, pos: slot, dimension: 2 * pair }).angle,
        sine: table[slot * dModel + 2 * pair],
        cosine: table[slot * dModel + 2 * pair + 1],
      })),
    );
    return {
      pairs,
      speeds: pairs.map((pair) => omegas[pair]),
      cells,
      picked: { ...cells[buildSlot][pairs.indexOf(buildPair)], speed: omegas[buildPair] },
    };
  },

  facts({ picked }, { buildDModel, base, buildSlot, buildPair, buildStep }) {
    return {
      ...picked,
      base,
      rows: kRows,
      dModel: buildDModel,
      half: buildDModel / 2,
      slot: buildSlot,
      pair: buildPair,
      even: 2 * buildPair,
      odd: 2 * buildPair + 1,
      stage: buildStep + 1,
      shape: shapeOf(buildStep, buildDModel),
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
      render(model, state) {
        const { buildStep, buildDModel } = state;
        code.update({
          current: buildStep,
          shapes: Array.from({ length: 6 }, (_, step) => shapeOf(step, buildDModel)),
          names: Array.from({ length: 6 }, (_, step) => stage.text(`labels.stage${step}`)),
        });
        array.update(model, state);
      },
      destroy: () => holder.remove(),
    };
  },
};

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
