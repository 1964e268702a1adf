import { drawLines, drawMarks } from '../canvas/marks.js';
import { createKeyboardSlider, followPointer } from '../pick.js';
import { colour } from '../theme.js';
import { drawLabel, scaleOptions } from './axes.js';
import { createBase } from './base.js';
import { scalesOf } from './line-chart.js';

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
    type: 'bar',
    label,
    padding,
    plugins: [
      {
        id: 'over',
        afterDatasetsDraw(chart) {
          drawHatching(chart, data.series);
          drawNames(chart, data.series);
          drawLines(chart.ctx, scalesOf(chart), chart.chartArea, data.lines);
          drawMarks(chart.ctx, scalesOf(chart), data.marks);
        },
      },
    ],
    dress(chart) {
      const sets = /** @type {any[]} */ (chart.data.datasets);
      sets.length = Math.min(sets.length, data.series.length);
      data.series.forEach((bars, index) => {
        sets[index] = Object.assign(sets[index] ?? {}, {
          data: Array.from(bars.ys, (value, n) => ({ x: n, y: value })),
          backgroundColor: bars.tones ? bars.tones.map(colour) : colour(bars.tone ?? 'muted'),
          borderRadius: 2,
          grouped: !overlaid,
          barPercentage: 1 - gap / 2,
          categoryPercentage: 1 - gap / 2,
        });
      });
      chart.data.labels = data.labels;
      chart.options.scales = {
        x: scaleOptions({ grid: false, ...data.x, labels: data.labels }),
        y: scaleOptions(data.y),
      };
    },
  });
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
      Object.assign(data, rest);
      data.x = { ...data.x, ...nextX };
      data.y = { ...data.y, ...nextY };
      if (slider) keyboard?.show(slider);
      base.redraw();
    },
  };
}

/** @param {import('chart.js').Chart} chart @param {Bars[]} series */
function eachBar(chart, series) {
  return series.flatMap((bars, index) =>
    chart.getDatasetMeta(index).data.map((element, n) => ({
      bars,
      n,
      box: /** @type {any} */ (element).getProps(['x', 'y', 'base', 'width'], true),
    })),
  );
}

/** @param {import('chart.js').Chart} chart @param {Bars[]} series */
function drawHatching(chart, series) {
  const context = chart.ctx;
  for (const { bars, n, box } of eachBar(chart, series)) {
    if (!bars.hatched?.[n]) continue;
    const [top, bottom] = [Math.min(box.y, box.base), Math.max(box.y, box.base)];
    const left = box.x - box.width / 2;
    context.save();
    context.beginPath();
    context.rect(left, top, box.width, bottom - top);
    context.clip();
    context.beginPath();
    for (let at = top - box.width; at < bottom; at += 8) {
      context.moveTo(left, at + box.width);
      context.lineTo(left + box.width, at);
    }
    context.strokeStyle = colour('paper');
    context.lineWidth = 2;
    context.stroke();
    context.restore();
  }
}

/** @param {import('chart.js').Chart} chart @param {Bars[]} series */
function drawNames(chart, series) {
  for (const { bars, n, box } of eachBar(chart, series)) {
    const name = bars.names?.[n];
    if (!name) continue;
    const down = box.y > box.base;
    drawLabel(chart.ctx, name, box.x, box.y + (down ? 10 : -10), {
      tone: bars.tones?.[n] ?? bars.tone,
      size: 12,
    });
  }
}
