import { createBarChart } from '../charts/bar-chart.js';
import { createLegend } from '../charts/legend.js';
import { createPanels } from '../charts/panels.js';

/** Wider fences are shown by their two ends. */
const kMostPickets = 64;
/** Up to here each picket is tall and wide enough for its number. */
const kNumbered = 16;
/** A cosine above this still stands like a picket, to the eye. */
const kUpright = 0.99;

/**
 * Position 0: every sine is 0, every cosine is 1. A few steps on, the fast end falls first.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'fence',
  reads: ['dModel', 'base', 'fencePos'],
  controls: ['dModel', { key: 'fencePos', presets: [0, 1, 2, 10] }],
  player: { key: 'fencePos', every: 600, max: 50 },
  size: 'wide',
  aspect: 2.2,
  narrowAspect: 1.1,

  model(engine, { dModel, base, fencePos }) {
    /** @type {Float64Array} */
    const values = engine.encode({ dModel, base, first: fencePos, count: 1, dtype: 'float64' });
    const { squaredNorm, largest } = engine.norms({ dModel, base, first: fencePos, count: 1 });
    const cosines = values.filter((_, dimension) => dimension % 2 === 1);
    return {
      values,
      shown: endsOf(dModel),
      zeros: values.filter((value) => value === 0).length,
      ones: values.filter((value) => value === 1).length,
      upright: cosines.filter((value) => value > kUpright).length,
      pairs: cosines.length,
      squaredNorm,
      measured: largest,
    };
  },

  facts({ zeros, ones, upright, pairs, squaredNorm, measured }, { dModel, fencePos }) {
    return {
      dModel,
      pos: fencePos,
      zeros,
      ones,
      upright,
      pairs,
      squaredNorm,
      measured,
      limit: kUpright,
    };
  },

  table({ values }) {
    return {
      columns: ['dimension', 'part', 'value'],
      rows: Array.from(values, (/** @type {number} */ value, /** @type {number} */ dimension) => [
        dimension,
        dimension % 2 === 0 ? 'sin' : 'cos',
        value,
      ]),
    };
  },

  mount(root, stage) {
    const [panel] = createPanels(root, 1);
    createLegend(panel, [
      { text: stage.text('labels.sine'), tone: 'sine', kind: 'dot' },
      { text: stage.text('labels.cosine'), tone: 'cosine', kind: 'triangle' },
    ]);
    const chart = createBarChart(panel, {
      x: { title: stage.text('labels.dimension') },
      y: { max: 1.3, at: [-1, 0, 1] },
      gap: 0.35,
    });
    return {
      render({ values, shown }) {
        const heights = shown.map((/** @type {number | null} */ dimension) =>
          dimension === null ? 0 : values[dimension],
        );
        const tones = shown.map((/** @type {number | null} */ dimension) =>
          dimension !== null && dimension % 2 === 1 ? 'cosine' : 'sine',
        );
        const roomy = values.length <= kNumbered;
        // A fence stands on the ground, as long as nothing reaches below it.
        const ground = heights.every((/** @type {number} */ height) => height >= 0);
        chart.update({
          x: { at: ticksOf(shown) },
          y: { min: ground ? -0.2 : -1.3 },
          labels: shown.map((/** @type {number | null} */ dimension) =>
            dimension === null ? '\u2026' : String(dimension),
          ),
          series: [
            {
              ys: heights,
              tones,
              names: roomy
                ? heights.map((/** @type {number} */ height) =>
                    stage.number(height, Number.isInteger(height) ? '' : ':2'),
                  )
                : [],
            },
          ],
          lines: [
            { axis: 'y', at: 1 },
            { axis: 'y', at: -1 },
            { axis: 'y', at: 0, tone: 'ink', dash: [], width: 1 },
          ],
          marks: shown.flatMap((/** @type {number | null} */ dimension, /** @type {number} */ x) =>
            dimension === null
              ? []
              : [
                  {
                    x,
                    y: heights[x],
                    tone: tones[x],
                    shape: tones[x] === 'sine' ? 'dot' : 'triangle',
                    size: roomy ? 7 : root.clientWidth < 560 ? 4 : 5.5,
                  },
                ],
          ),
        });
      },
      destroy: chart.destroy,
    };
  },
};

/**
 * All dimensions, or the first and the last with a gap (null) between them.
 *
 * @param {number} dModel
 * @returns {Array<number | null>}
 */
function endsOf(dModel) {
  const run = (/** @type {number} */ from, /** @type {number} */ length) =>
    Array.from({ length }, (_, n) => from + n);
  if (dModel <= kMostPickets) return run(0, dModel);
  const half = kMostPickets / 2;
  return [...run(0, half), null, ...run(dModel - half, half)];
}

/**
 * The places along the axis that are named: evenly spaced, the last, and the gap.
 *
 * @param {Array<number | null>} shown
 */
function ticksOf(shown) {
  const every = Math.max(shown.length >> 3, 1);
  return shown.flatMap((dimension, place) => {
    if (dimension === null || place === shown.length - 1) return [place];
    // The gap takes the room of its neighbour's number.
    return dimension % every === 0 && shown[place - 1] !== null ? [place] : [];
  });
}
