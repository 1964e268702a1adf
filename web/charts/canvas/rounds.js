import { colour, faint } from '../theme.js';
import { drawLabel } from './label.js';

/**
 * Arcs, wedges and rays on the unit circle. Angles arrive ready in radians, counter-clockwise from
 * the x axis; the canvas turns itself, so that no sine is computed here.
 *
 * @typedef {{from: number, to: number, radius?: number, tone?: string, kind?: 'arc' | 'wedge',
 *   width?: number, dash?: number[], arrow?: boolean, label?: string, alpha?: number}} Arc
 *   alpha: how strongly a wedge is filled; radius: in units of the axes; an arc may turn further than once or backwards
 * @typedef {{x: number, y: number, tone?: string, dash?: number[], width?: number,
 *   from?: {x: number, y: number}}} Ray  a line from `from` (the centre at first) to (x, y)
 * @typedef {{cx: number, cy: number, unit: number}} Frame  centre and unit length in pixels
 */

/**
 * The point of the unit circle at an angle: a turned matrix knows it, so no sine is computed here.
 *
 * @param {number} angle in radians, counter-clockwise from the x axis
 */
export function unitAt(angle) {
  const { a: cosine, b: sine } = new DOMMatrix().rotate((angle / Math.PI) * 180);
  return { sine, cosine };
}

/** @param {CanvasRenderingContext2D} context @param {Frame} frame */
export function drawUnitCircle(context, { cx, cy, unit }) {
  context.save();
  context.lineWidth = 1;
  context.strokeStyle = colour('grid');
  context.beginPath();
  context.moveTo(cx - unit * 1.12, cy);
  context.lineTo(cx + unit * 1.12, cy);
  context.moveTo(cx, cy - unit * 1.12);
  context.lineTo(cx, cy + unit * 1.12);
  context.stroke();
  context.lineWidth = 1.5;
  context.strokeStyle = colour('muted');
  context.beginPath();
  context.arc(cx, cy, unit, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Frame} frame @param {Arc[]} arcs */
export function drawArcs(context, { cx, cy, unit }, arcs) {
  for (const arc of arcs) {
    const { from, to, radius = 0.3, tone = 'step', kind = 'arc', width = 3, dash = [] } = arc;
    const turn = to - from;
    const whole = Math.abs(turn) >= 2 * Math.PI;
    const end = whole ? from + (turn > 0 ? 2 : -2) * Math.PI : to;
    context.save();
    context.beginPath();
    if (kind === 'wedge' && !whole) context.moveTo(cx, cy);
    // The canvas measures angles downwards, hence the minus signs.
    context.arc(cx, cy, radius * unit, -from, -end, turn > 0);
    if (kind === 'wedge') {
      context.closePath();
      context.fillStyle = faint(tone, arc.alpha ?? 0.2);
      context.fill();
    }
    context.setLineDash(dash);
    context.lineWidth = width;
    context.strokeStyle = colour(tone);
    context.stroke();
    context.restore();
    if (arc.arrow) drawArrow(context, cx, cy, radius * unit, to, turn, tone);
    if (arc.label) {
      const [x, y] = turned(context, cx, cy, radius * unit + 14, from + turn / 2);
      drawLabel(context, arc.label, x, y, { tone, bold: true });
    }
  }
}

/**
 * A place at a distance from the centre in the direction of an angle, in pixels of the canvas.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} cx
 * @param {number} cy
 * @param {number} distance
 * @param {number} angle
 */
function turned(context, cx, cy, distance, angle) {
  context.save();
  context.resetTransform();
  context.translate(cx, cy);
  context.rotate(-angle);
  const place = context.getTransform().transformPoint({ x: distance, y: 0 });
  context.restore();
  return [place.x, place.y];
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} cx
 * @param {number} cy
 * @param {number} distance
 * @param {number} angle
 * @param {number} turn
 * @param {string} tone
 */
function drawArrow(context, cx, cy, distance, angle, turn, tone) {
  const way = turn > 0 ? 1 : -1;
  context.save();
  context.translate(cx, cy);
  context.rotate(-angle);
  context.translate(distance, 0);
  context.beginPath();
  context.moveTo(-5, way * 8);
  context.lineTo(0, 0);
  context.lineTo(5, way * 8);
  context.lineWidth = 2.5;
  context.strokeStyle = colour(tone);
  context.stroke();
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Frame} frame @param {Ray[]} rays */
export function drawRays(context, { cx, cy, unit }, rays) {
  for (const ray of rays) {
    const start = ray.from ?? { x: 0, y: 0 };
    context.save();
    context.beginPath();
    context.setLineDash(ray.dash ?? []);
    context.lineWidth = ray.width ?? 2;
    context.strokeStyle = colour(ray.tone ?? 'ink');
    context.moveTo(cx + start.x * unit, cy - start.y * unit);
    context.lineTo(cx + ray.x * unit, cy - ray.y * unit);
    context.stroke();
    context.restore();
  }
}
