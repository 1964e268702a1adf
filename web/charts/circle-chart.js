import { scaleOptions } from './axes.js';
import { createBase } from './base.js';
import { scalesOf } from './line-chart.js';
import { drawMarks } from './marks.js';
import { createKeyboardSlider, followPointer } from './pick.js';
import { drawArcs, drawRays, drawUnitCircle, frameOf } from './rounds.js';
import { colour } from './theme.js';

/**
 * @typedef {{xs: ArrayLike<number>, ys: ArrayLike<number>, size?: number, joined?: boolean,
 *   tone?: string}} Trail
 *   points in order of position, coloured along the trail scale unless a tone is given
 * @typedef {{
 *   trail?: Trail | null, arcs?: import('./rounds.js').Arc[], rays?: import('./rounds.js').Ray[],
 *   marks?: import('./marks.js').Mark[], ring?: boolean,
 *   slider?: {value: number, min: number, max: number, step?: number, text?: string},
 * }} CircleData
 */

/**
 * The unit circle, one unit as long across as up whatever the shape of its place: a trail of dots,
 * rays, arcs and wedges, marked points. `reach` is how far the shorter axis goes.
 *
 * @param {HTMLElement} root
 * @param {{
 *   label?: string, reach?: number,
 *   onPick?: (spot: {x: number, y: number}) => void, onStep?: (value: number) => void,
 * }} options
 */
export function createCircleChart(root, { label, reach = 1.3, onPick, onStep }) {
  /** @type {Required<Omit<CircleData, 'slider'>>} */
  const data = { trail: null, arcs: [], rays: [], marks: [], ring: true };
  const base = createBase(root, {
    type: 'line',
    label,
    padding: 0,
    plugins: [
      { id: 'equal', beforeLayout: (chart) => equalise(chart, reach) },
      {
        id: 'round',
        afterDraw(chart) {
          const scales = scalesOf(chart);
          const frame = frameOf(scales);
          if (data.ring) drawUnitCircle(chart.ctx, frame);
          drawArcs(chart.ctx, frame, data.arcs);
          if (data.trail) drawTrail(chart.ctx, frame, data.trail);
          drawRays(chart.ctx, frame, data.rays);
          drawMarks(chart.ctx, scales, data.marks);
        },
      },
    ],
    dress(chart) {
      const hidden = scaleOptions({ hidden: true, grid: false });
      chart.options.scales = { x: { ...hidden }, y: { ...hidden } };
      equalise(chart, reach);
    },
  });
  const keyboard = onStep && createKeyboardSlider(base, onStep);
  if (onPick) followPointer(base, { pick: onPick });
  return {
    ...base,
    /** @param {CircleData} next */
    update({ slider, ...next }) {
      Object.assign(data, next);
      if (slider) keyboard?.show(slider);
      base.redraw();
    },
  };
}

/** @param {import('chart.js').Chart} chart @param {number} reach */
function equalise(chart, reach) {
  const scales = /** @type {any} */ (chart.options.scales);
  if (!scales?.x || !scales.y || !(chart.width > 0) || !(chart.height > 0)) return;
  const shape = chart.width / chart.height;
  const across = shape > 1 ? reach * shape : reach;
  const up = shape > 1 ? reach : reach / shape;
  Object.assign(scales.x, { min: -across, max: across });
  Object.assign(scales.y, { min: -up, max: up });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('./rounds.js').Frame} frame
 * @param {Trail} trail
 */
function drawTrail(context, { cx, cy, unit }, { xs, ys, size = 4, joined = false, tone }) {
  const last = Math.max(xs.length - 1, 1);
  context.save();
  for (let n = 0; n < xs.length; ++n) {
    const paint = colour(tone ?? `trail:${n / last}`);
    const x = cx + xs[n] * unit;
    const y = cy - ys[n] * unit;
    if (joined && n > 0) {
      context.beginPath();
      context.strokeStyle = paint;
      context.lineWidth = 1.5;
      context.moveTo(cx + xs[n - 1] * unit, cy - ys[n - 1] * unit);
      context.lineTo(x, y);
      context.stroke();
    }
    context.beginPath();
    context.fillStyle = paint;
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}
