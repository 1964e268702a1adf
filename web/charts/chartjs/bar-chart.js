import { drawLabel } from '../canvas/label.js';
import { drawLines, drawMarks } from '../canvas/marks.js';
import { createKeyboardSlider, followPointer } from '../pick.js';
import { colour } from '../theme.js';
import { scaleOptions } from './axes.js';
import { createBase } from './base.js';
import { scalesOf } from './line-chart.js';
import { rangeOf } from './series.js';

/**
 * @typedef {import('./axes.js').Axis} Axis
 * @typedef {{ys: ArrayLike<number>, tone?: string, tones?: string[], hatched?: boolean[],
 *   names?: string[]}} Bars
 *   tones: one per bar, where they differ; hatched: bars told apart without colour; names: a text
 *   over each bar
 * @typedef {{
 *   labels?: string[], y?: Axis, x?: Axis, series?: Bars[],
 *   lines?: import('../canvas/marks.js').ReferenceLine[], marks?: import('../canvas/marks.js').Mark[],
 *   slider?: {value: number, min: number, max: number, step?: number, text?: string},
 * }} BarData
 */

/**
 * Bars over named places. Bars of several series stand side by side, or with `overlaid` one behind
 * the other. `onPick` gets the index of a bar.
 *
 * @param {HTMLElement} root
 * @param {{
 *   label?: string, x?: Axis, y?: Axis, gap?: number, overlaid?: boolean,
 *   onPick?: (index: number, way: import('../pick.js').Way) => void,
 *   padding?: import('./base.js').Padding,
 * }} options
 */
export function createBarChart(root, options) {
  const { label, x = {}, y = {}, gap = 0.25, overlaid = false, onPick, padding } = options;
  /** @type {Required<Omit<BarData, 'slider'>>} */
  const data = { labels: [], x, y, series: [], lines: [], marks: [] };
  const base = createBase(root, {
    label,
    padding,
    plugins: [
      {
        id: 'over',
        afterDatasetsDraw(chart) {
          const bars = barsOf(chart, data, { gap, overlaid });
          for (const bar of bars) drawBar(chart.ctx, bar);
          drawNames(chart.ctx, bars);
          drawLines(chart.ctx, scalesOf(chart), chart.chartArea, data.lines);
          drawMarks(chart.ctx, scalesOf(chart), data.marks);
        },
      },
    ],
    dress(chart) {
      chart.data.labels = data.labels;
      chart.options.scales = {
        // Each bar has its stretch of the axis, the first and the last as well.
        x: { ...scaleOptions({ grid: false, ...data.x, labels: data.labels }), offset: true },
        y: { ...rangeOf(data.series, [0]), ...scaleOptions(data.y) },
      };
    },
  });
  let drawn = false;
  const clamp = (/** @type {number} */ at) =>
    Math.min(Math.max(Math.round(at), 0), data.labels.length - 1);
  const keyboard = onPick && createKeyboardSlider(base, (value) => onPick(value, 'keyboard'));
  if (onPick) {
    followPointer(base, { pick: (spot) => onPick(clamp(spot.x), 'pointer') });
  }
  return {
    ...base,
    /** @param {BarData} next */
    update({ slider, x: nextX, y: nextY, ...rest }) {
      // Neither places nor axes: a moment of a motion, which needs no new layout.
      const overlaid = drawn && !rest.labels && !nextX && !nextY;
      drawn = true;
      Object.assign(data, rest);
      data.x = { ...data.x, ...nextX };
      data.y = { ...data.y, ...nextY };
      if (slider) keyboard?.show(slider);
      if (overlaid) base.chart.draw();
      else base.redraw();
    },
  };
}

/**
 * @typedef {{left: number, width: number, end: number, foot: number, tone: string,
 *   hatched: boolean, name: string}} Bar  in pixels; end: where its value is; foot: where 0 is
 *
 * @param {import('chart.js').Chart} chart
 * @param {{labels: string[], series: Bars[]}} data
 * @param {{gap: number, overlaid: boolean}} style
 * @returns {Bar[]}
 */
function barsOf(chart, { labels, series }, { gap, overlaid }) {
  const { x, y } = chart.scales;
  const thick = 1 - gap / 2;
  const place = (thick * (x.right - x.left)) / Math.max(labels.length, 1);
  const share = overlaid ? place : place / Math.max(series.length, 1);
  const foot = Math.min(Math.max(y.getPixelForValue(0), y.top), y.bottom);
  return series.flatMap(({ ys, tone = 'muted', tones, hatched, names }, index) =>
    Array.from(ys, (value, n) => {
      const aside = overlaid ? 0 : (index - (series.length - 1) / 2) * share;
      const width = share * thick;
      return {
        left: x.getPixelForValue(n) + aside - width / 2,
        width,
        end: y.getPixelForValue(value),
        foot,
        tone: tones?.[n] ?? tone,
        hatched: hatched?.[n] ?? false,
        name: names?.[n] ?? '',
      };
    }),
  );
}

/** @param {CanvasRenderingContext2D} context @param {Bar} bar */
function drawBar(context, { left, width, end, foot, tone, hatched }) {
  const [top, bottom] = [Math.min(end, foot), Math.max(end, foot)];
  context.fillStyle = colour(tone);
  context.fillRect(left, top, width, bottom - top);
  if (!hatched) return;
  context.save();
  context.beginPath();
  context.rect(left, top, width, bottom - top);
  context.clip();
  context.beginPath();
  for (let at = top - width; at < bottom; at += 8) {
    context.moveTo(left, at + width);
    context.lineTo(left + width, at);
  }
  context.strokeStyle = colour('paper');
  context.lineWidth = 2;
  context.stroke();
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Bar[]} bars */
function drawNames(context, bars) {
  for (const { left, width, end, foot, tone, name } of bars) {
    if (!name) continue;
    const below = end > foot;
    drawLabel(context, name, left + width / 2, end + (below ? 10 : -10), { tone, size: 12 });
  }
}
