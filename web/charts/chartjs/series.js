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

const kCrowded = 6000;

const kPointStyles = /** @type {Record<string, string>} */ ({
  dot: 'circle',
  ring: 'circle',
  square: 'rect',
  diamond: 'rectRot',
  triangle: 'triangle',
  cross: 'crossRot',
});

/**
 * @param {ArrayLike<number> | undefined} xs
 * @param {number} first
 * @param {number} step
 * @param {ArrayLike<number>} ys
 */
export function zip(xs, first, step, ys) {
  const points = new Array(ys.length);
  for (let n = 0; n < ys.length; ++n) {
    points[n] = { x: xs ? xs[n] : first + n * step, y: ys[n] };
  }
  return points;
}

/**
 * Lays series into the chart's data sets, reusing those that are there.
 *
 * @param {import('chart.js').Chart} chart
 * @param {Series[]} series
 */
export function dressLines(chart, series) {
  const sets = /** @type {any[]} */ (chart.data.datasets);
  sets.length = Math.min(sets.length, series.length);
  series.forEach((one, index) => {
    const tint = colour(one.tone);
    const shape = one.points;
    const hollow = shape === 'ring' || shape === 'cross';
    sets[index] = Object.assign(sets[index] ?? {}, {
      data: zip(one.xs, one.first ?? 0, one.step ?? 1, one.ys),
      // Keeps Chart.js from its short cut for crowded lines, which draws steps of a whole pixel.
      _decimated: one.ys.length < kCrowded,
      showLine: one.line ?? true,
      stepped: one.stepped ? 'before' : false,
      borderColor: tint,
      borderDash: one.dash ?? [],
      borderWidth: one.width ?? 2,
      borderJoinStyle: 'round',
      fill: false,
      pointStyle: kPointStyles[shape ?? 'dot'],
      pointRadius: shape ? (one.size ?? 3) : 0,
      pointBorderColor: tint,
      pointBackgroundColor: hollow ? colour('paper') : tint,
      pointBorderWidth: hollow ? 2 : 0,
      pointHitRadius: 0,
    });
  });
}
