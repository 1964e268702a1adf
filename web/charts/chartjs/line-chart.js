import { drawBands, drawLines, drawMarks, drawStrokes } from '../canvas/marks.js';
import { createKeyboardSlider, followPointer } from '../pick.js';
import { scaleOptions } from './axes.js';
import { createBase } from './base.js';
import { drawSeries, rangeOf } from './series.js';

/**
 * @typedef {import('./axes.js').Axis} Axis
 * @typedef {import('./series.js').Series} Series
 * @typedef {import('../pick.js').Spot} Spot
 * @typedef {{
 *   x?: Axis, y?: Axis, right?: Axis, series?: Series[], lines?: import('../canvas/marks.js').ReferenceLine[],
 *   marks?: import('../canvas/marks.js').Mark[], bands?: import('../canvas/marks.js').Band[],
 *   strokes?: import('../canvas/marks.js').Stroke[],
 *   slider?: {value: number, min: number, max: number, step?: number, text?: string},
 * }} LineData
 */

/**
 * Lines over one x axis, with reference lines, shaded bands and marked points.
 *
 * `update` takes what changed; what it leaves out stays as it was, and without series and axes only
 * the drawing over them is renewed, which costs little. With `onPick` the chart can be
 * dragged along and answers to the arrow keys (tell it where it stands with `slider`). `right` is a
 * second scale for the same heights, at the right: give it the range that belongs to that of y.
 *
 * @param {HTMLElement} root
 * @param {{
 *   label?: string, x?: Axis, y?: Axis, right?: Axis, onPick?: (x: number, way: import('../pick.js').Way,
 *   spot?: Spot) => void, onHover?: (spot: Spot | null) => void,
 *   padding?: import('./base.js').Padding,
 * }} options
 */
export function createLineChart(root, { label, x = {}, y = {}, right, onPick, onHover, padding }) {
  /** @type {Required<Omit<LineData, 'slider' | 'right'>> & {right?: Axis}} */
  const data = { x, y, right, series: [], lines: [], marks: [], bands: [], strokes: [] };
  const base = createBase(root, {
    label,
    padding,
    plugins: [
      {
        id: 'under',
        beforeDatasetsDraw(chart) {
          drawBands(chart.ctx, scalesOf(chart), chart.chartArea, data.bands);
          drawSeries(chart.ctx, scalesOf(chart), chart.chartArea, data.series);
        },
      },
      {
        id: 'over',
        afterDatasetsDraw(chart) {
          drawStrokes(chart.ctx, scalesOf(chart), chart.chartArea, data.strokes);
          drawLines(chart.ctx, scalesOf(chart), chart.chartArea, data.lines);
          drawMarks(chart.ctx, scalesOf(chart), data.marks);
        },
      },
    ],
    dress(chart) {
      chart.options.scales = {
        x: { ...spanOf(data.series), ...scaleOptions(data.x) },
        y: { ...rangeOf(data.series), ...scaleOptions(data.y) },
      };
      if (data.right) {
        const opposite = { grid: false, ...data.right };
        chart.options.scales.yRight = { ...scaleOptions(opposite), position: 'right' };
      }
    },
  });
  let drawn = false;
  const keyboard = onPick && createKeyboardSlider(base, (value) => onPick(value, 'keyboard'));
  if (onPick) base.canvas.classList.add('slides');
  if (onPick || onHover) {
    followPointer(base, {
      pick: onPick && ((spot) => onPick(spot.x, 'pointer', spot)),
      hover: onHover,
    });
  }
  return {
    ...base,
    /** @param {LineData} next */
    update({ slider, x: nextX, y: nextY, right: nextRight, ...rest }) {
      Object.assign(data, rest);
      data.x = { ...data.x, ...nextX };
      data.y = { ...data.y, ...nextY };
      if (nextRight) data.right = { ...data.right, ...nextRight };
      if (slider) keyboard?.show(slider);
      const overlaid = drawn && !rest.series && !nextX && !nextY && !nextRight;
      drawn = true;
      if (overlaid) base.chart.draw();
      else base.redraw();
    },
  };
}

/**
 * Where the series begin and end along x.
 *
 * @param {Series[]} series
 */
function spanOf(series) {
  const ends = series.flatMap(({ xs, first = 0, step = 1, ys }) =>
    xs ? [...rangeEnds(xs)] : [first, first + Math.max(ys.length - 1, 0) * step],
  );
  const { suggestedMin: min, suggestedMax: max } = rangeOf([], ends);
  // Chart.js ends an x axis at the data, and not at the next round number.
  return ends.length > 0 ? { min, max } : {};
}

/** @param {ArrayLike<number>} xs */
function rangeEnds(xs) {
  const { suggestedMin, suggestedMax } = rangeOf([{ ys: xs }]);
  return [suggestedMin ?? 0, suggestedMax ?? 0];
}

/** @param {import('chart.js').Chart} chart @returns {import('../canvas/marks.js').Scales} */
export function scalesOf(chart) {
  return { x: chart.scales.x, y: chart.scales.y };
}
