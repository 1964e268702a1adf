import { drawShape } from '../canvas/marks.js';
import { colour } from '../theme.js';

/**
 * @typedef {{
 *   tone?: string, dash?: number[], width?: number, points?: import('../canvas/marks.js').Shape,
 *   size?: number, stepped?: boolean, line?: boolean,
 * }} SeriesStyle
 *   tone: a name of theme.js; line false: points only; stepped: holds each value up to the next
 * @typedef {{xs?: ArrayLike<number>, first?: number, step?: number, ys: ArrayLike<number>}
 *   & SeriesStyle} Series
 *   without xs, value n stands at first + n * step; NaN leaves a gap
 */

/** Points below this radius, in pixels, look the same as squares, which are drawn faster. */
const kSmall = 1.5;
/** How far a point may stand out over the edge of the chart. */
const kOver = 1;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('../canvas/marks.js').Scales} scales
 * @param {import('chart.js').ChartArea} area
 * @param {Series[]} series
 */
export function drawSeries(context, scales, area, series) {
  for (const one of series) {
    const { x, y } = placesOf(scales, one);
    if (one.line ?? true) drawLine(context, area, one, x, y);
    if (one.points) drawPoints(context, area, one, x, y);
  }
}

/**
 * @param {import('../canvas/marks.js').Scales} scales
 * @param {Series} series
 */
function placesOf(scales, { xs, first = 0, step = 1, ys }) {
  return {
    x: (/** @type {number} */ n) => scales.x.getPixelForValue(xs ? xs[n] : first + n * step),
    y: (/** @type {number} */ n) => scales.y.getPixelForValue(ys[n]),
  };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('chart.js').ChartArea} area
 * @param {Series} series
 * @param {(n: number) => number} x
 * @param {(n: number) => number} y
 */
function drawLine(context, area, { ys, tone, dash = [], width = 2, stepped }, x, y) {
  context.save();
  context.beginPath();
  // Half a line's width more, so that a crest at the very edge is as thick as the others.
  const half = width / 2;
  context.rect(
    area.left - half,
    area.top - half,
    area.right - area.left + width,
    area.bottom - area.top + width,
  );
  context.clip();
  context.beginPath();
  let height = Number.NaN;
  for (let n = 0; n < ys.length; ++n) {
    const next = y(n);
    if (Number.isNaN(next)) {
      height = next;
      continue;
    }
    const across = x(n);
    if (Number.isNaN(height)) context.moveTo(across, next);
    else {
      if (stepped) context.lineTo(across, height);
      context.lineTo(across, next);
    }
    height = next;
  }
  context.setLineDash(dash);
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.strokeStyle = colour(tone);
  context.stroke();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('chart.js').ChartArea} area
 * @param {Series} series
 * @param {(n: number) => number} x
 * @param {(n: number) => number} y
 */
function drawPoints(context, area, { ys, tone, points, size = 3 }, x, y) {
  context.save();
  context.fillStyle = colour(tone);
  for (let n = 0; n < ys.length; ++n) {
    const [px, py] = [x(n), y(n)];
    const inside =
      px >= area.left - kOver &&
      px <= area.right + kOver &&
      py >= area.top - kOver &&
      py <= area.bottom + kOver;
    if (!inside) continue;
    if (size < kSmall) {
      context.fillRect(px - size, py - size, 2 * size, 2 * size);
      continue;
    }
    // A ring hides the line that it stands on.
    if (points === 'ring') drawShape(context, px, py, { tone: 'paper', size, plain: true });
    drawShape(context, px, py, { tone, shape: points, size, plain: true });
  }
  context.restore();
}

/**
 * The lowest and the highest value, for an axis that is to hold them all.
 *
 * @param {Array<{ys: ArrayLike<number>}>} series
 * @param {number[]} [also] values that the axis holds in any case
 * @returns {{suggestedMin?: number, suggestedMax?: number}}
 */
export function rangeOf(series, also = []) {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of [also, ...series.map(({ ys }) => ys)]) {
    for (let n = 0; n < values.length; ++n) {
      if (values[n] < low) low = values[n];
      if (values[n] > high) high = values[n];
    }
  }
  return low <= high ? { suggestedMin: low, suggestedMax: high } : {};
}
