import { createBarChart } from '../../charts/chartjs/bar-chart.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';
import { mixed } from '../shared/between.js';

/** CSS pixels from which a stage is wide. */
const kWide = 560;
/** Up to so many pickets, each has room for its number. */
const kNumbered = { wide: 16, narrow: 8 };

/** @type {import('../../charts/canvas/marks.js').ReferenceLine[]} */
const kLines = [
  { axis: 'y', at: 1 },
  { axis: 'y', at: -1 },
  { axis: 'y', at: 0, tone: 'ink', dash: [], width: 1 },
];

/**
 * The values as pickets: cosines with a pointed head, sines with a round one.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createFencePicture(root, stage) {
  const [panel] = createPanels(root, 1);
  createLegend(panel, [
    { text: stage.text('labels.sine'), tone: 'sine', kind: 'dot' },
    { text: stage.text('labels.cosine'), tone: 'cosine', kind: 'triangle' },
  ]);
  const chart = createBarChart(panel, {
    x: { title: stage.text('labels.dimension') },
    y: { min: -1.4, max: 1.4, at: [-1, 0, 1] },
    gap: 0.55,
  });
  /** The values of a moment, in one table for all of them. */
  let moment = new Float64Array();
  const between = (
    /** @type {Float64Array} */ from,
    /** @type {Float64Array} */ to,
    /** @type {number} */ share,
  ) => {
    if (moment.length !== to.length) moment = new Float64Array(to.length);
    for (let n = 0; n < to.length; ++n) moment[n] = mixed(from[n], to[n], share);
    return moment;
  };
  return {
    render({ values: ends, shown }, _, at) {
      const from = at?.from.values;
      const values = at && from.length === ends.length ? between(from, ends, at.share) : ends;
      const pickets = picketsOf(values, shown);
      const wide = root.clientWidth >= kWide;
      const numbered = values.length <= (wide ? kNumbered.wide : kNumbered.narrow);
      chart.update({
        ...(at
          ? {}
          : { labels: pickets.map(({ name }) => name), x: { at: ticksOf(shown) }, lines: kLines }),
        series: [
          { ys: pickets.map(({ height }) => height), tones: pickets.map(({ tone }) => tone) },
        ],
        marks: pickets
          .map(({ height, tone, gap }, x) => ({
            x,
            y: height,
            tone,
            gap,
            shape:
              tone === 'sine' ? /** @type {const} */ ('dot') : /** @type {const} */ ('triangle'),
            size: numbered ? 7 : wide ? 5.5 : 4,
            side: height < 0 ? /** @type {const} */ ('below') : /** @type {const} */ ('above'),
            label: numbered
              ? stage.number(
                  at ? Math.round(height * 100) / 100 : height,
                  Number.isInteger(height) ? '' : ':2',
                )
              : undefined,
          }))
          .filter(({ gap }) => !gap),
      });
    },
    destroy: chart.destroy,
  };
}

/**
 * @param {Float64Array} values
 * @param {Array<number | null>} shown
 */
function picketsOf(values, shown) {
  return shown.map((dimension) =>
    dimension === null
      ? { name: '\u2026', height: 0, tone: 'muted', gap: true }
      : {
          name: String(dimension),
          height: values[dimension],
          tone: dimension % 2 === 0 ? 'sine' : 'cosine',
          gap: false,
        },
  );
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
