import { createCircleChart } from '../../charts/canvas/circle-chart.js';
import { createBarChart } from '../../charts/chartjs/bar-chart.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';
import { defineFigure } from '../contract.js';
import { createLens, kLensReach } from './lens.js';

/** More dots than this fall onto dots that are there already. */
const kMostDots = 4000;
/** The encoder counts deviations of -8 ... 8 units; so many are always in the picture. */
const kReach = 8;
const kAlways = 3;

/**
 * Every point of the table lies on the unit circle: measured, and its edge enlarged until the
 * rounding shows.
 */
export const figure = defineFigure({
  id: 'norm',
  controls: [
    'dModel',
    'base',
    { key: 'count', min: 10, max: 400, step: 10 },
    { key: 'first', stops: [0, 1e3, 1e6, 1e9, 1e12, 1e15] },
  ],
  size: 'wide',
  aspect: 1.95,
  narrowAspect: 0.52,

  model(engine, { dModel, base, count, first }) {
    const found = engine.norms({ dModel, base, first, count });
    const units = Array.from(found.deviations, (_, n) => n - kReach);
    const met = units.filter((unit) => found.deviations[unit + kReach] > 0);
    const shown = units.filter(
      (unit) =>
        unit >= Math.min(-kAlways, met[0]) && unit <= Math.max(kAlways, met[met.length - 1]),
    );
    return {
      ...found,
      units: shown,
      counts: shown.map((unit) => found.deviations[unit + kReach]),
      exact: found.deviations[kReach],
      most: Math.max(-met[0], met[met.length - 1]),
      dots: dotsOf(engine, { dModel, base, count, first }),
    };
  },

  facts(model) {
    const { pairs, rows, exact, most, largestDeviation, squaredNorm, smallest, largest } = model;
    const points = pairs * rows;
    return { points, pairs, rows, exact, most, largestDeviation, squaredNorm, smallest, largest };
  },

  table({ units, counts }) {
    return {
      columns: ['unit', 'count'],
      rows: units.map((/** @type {number} */ unit, /** @type {number} */ n) => [unit, counts[n]]),
    };
  },

  mount(root, stage) {
    const rows = 'minmax(0, 1fr) auto';
    const [above, below] = createPanels(root, 2, { rows, narrowRows: rows });
    const [round, bars] = createPanels(above, 2, {
      columns: 'minmax(0, 1fr) minmax(0, 1.3fr)',
      narrowRows: 'minmax(0, 1fr) minmax(0, 1fr)',
    });
    const circle = createCircleChart(round, {
      reach: kLensReach,
      label: stage.text('labels.circle'),
    });
    const head = addElement('p', 'panel-head panel-title', bars);
    const chart = createBarChart(bars, {
      x: { title: stage.text('labels.unit') },
      y: { hidden: true, grid: false },
      gap: 0.3,
      padding: { top: 20, right: 4, bottom: 0, left: 16 },
    });
    const lens = createLens(above, circle, bars);
    const line = addElement('p', 'readout norm-rows', below);
    return {
      render(model) {
        head.textContent = stage.text('labels.head');
        circle.update({
          trail: { ...model.dots, size: 1.6, tone: 'step' },
          marks: [
            { x: 0, y: 1.06, size: 0, tone: 'sine', label: 'sin' },
            { x: 0.75, y: 0, size: 0, tone: 'cosine', label: 'cos' },
          ],
        });
        chart.update({
          labels: model.units.map((/** @type {number} */ unit) => signed(unit, stage)),
          series: [
            {
              ys: model.counts,
              tones: model.units.map((/** @type {number} */ unit) =>
                unit === 0 ? 'step' : 'muted',
              ),
              names: model.counts.map((/** @type {number} */ count) => stage.number(count)),
            },
          ],
          y: { min: 0, max: 1.001 * Math.max(...model.counts) },
        });
        const { squaredNorm, rows, smallest, largest, pairs } = model;
        line.textContent = stage.text('labels.rows', {
          squaredNorm,
          rows,
          smallest,
          largest,
          pairs,
        });
        lens.update();
      },
      destroy() {
        circle.destroy();
        chart.destroy();
        lens.destroy();
      },
    };
  },
});

/**
 * The points of the table, or of rows evenly apart where they are too many to be told apart.
 *
 * @param {import('../contract.js').Engine} engine
 * @param {{dModel: number, base: number, count: number, first: number}} table
 */
function dotsOf(engine, { dModel, base, count, first }) {
  const rows = Math.min(count, Math.max(Math.floor((2 * kMostDots) / dModel), 1));
  const step = Math.floor(count / rows);
  /** @type {Float32Array} */
  const values = engine.encode({ dModel, base, first, step, count: rows });
  return {
    xs: values.filter((_, n) => n % 2 === 1),
    ys: values.filter((_, n) => n % 2 === 0),
  };
}

/** @param {number} unit @param {import('../contract.js').Stage} stage */
function signed(unit, stage) {
  return unit > 0 ? `+${unit}` : stage.number(unit);
}
