import { createKeyboardSlider, followPointer } from '../pick.js';
import { createSurface } from '../surface.js';
import { colour } from '../theme.js';
import { drawMarks } from './marks.js';
import { drawArcs, drawRays, drawUnitCircle } from './rounds.js';

/** In pixels: the radius from which a dot is seen to be round. */
const kSmallDot = 2;

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
  const base = createSurface(root, {
    label,
    draw(context, size) {
      const frame = frameIn(size, reach);
      if (data.ring) drawUnitCircle(context, frame);
      drawArcs(context, frame, data.arcs);
      if (data.trail) drawTrail(context, frame, data.trail);
      drawRays(context, frame, data.rays);
      drawMarks(context, scalesFor(frame), data.marks);
    },
  });
  const keyboard = onStep && createKeyboardSlider(base, onStep);
  if (onPick) {
    base.canvas.classList.add('turns');
    followPointer(base, {
      pick({ px, py }) {
        const { cx, cy, unit } = frameIn(base.size(), reach);
        onPick({ x: (px - cx) / unit, y: (cy - py) / unit });
      },
    });
  }
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

/**
 * @param {import('../surface.js').Size} size
 * @param {number} reach
 * @returns {import('./rounds.js').Frame}
 */
function frameIn({ width, height }, reach) {
  return { cx: width / 2, cy: height / 2, unit: Math.min(width, height) / 2 / reach };
}

/** @param {import('./rounds.js').Frame} frame @returns {any} what marks need of two scales */
function scalesFor({ cx, cy, unit }) {
  return {
    x: { getPixelForValue: (/** @type {number} */ value) => cx + value * unit },
    y: { getPixelForValue: (/** @type {number} */ value) => cy - value * unit },
  };
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
    context.fillStyle = paint;
    // Dots this small look the same as squares, which are drawn many times faster.
    if (size < kSmallDot) {
      context.fillRect(x - size, y - size, 2 * size, 2 * size);
      continue;
    }
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}
