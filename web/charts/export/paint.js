import { channels } from '../theme.js';

/**
 * Colours and corners, as a drawing context takes them.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number, width: number, height: number}} Box
 *   in CSS pixels from the corner of the picture
 * @typedef {CanvasRenderingContext2D} Context
 */

/**
 * A colour that every program reads, whatever function of CSS it was mixed by.
 *
 * @param {string} text as getComputedStyle gives it
 * @returns {string | null} null where nothing would be seen
 */
export function plainColour(text) {
  if (!text || text === 'none' || text === 'transparent') return null;
  const alpha = alphaOf(text);
  if (alpha === 0) return null;
  const rgb = channels(text).map(Math.round).join(', ');
  return alpha < 1 ? `rgba(${rgb}, ${alpha})` : `rgb(${rgb})`;
}

/** @param {string} text */
function alphaOf(text) {
  const after = /\/\s*([\d.]+)(%?)\s*\)$/.exec(text) ?? /^rgba\(.*,\s*([\d.]+)(%?)\)$/.exec(text);
  if (!after) return 1;
  return Number(after[1]) / (after[2] ? 100 : 1);
}

/** How far the handles of a curve reach for a quarter of a circle, in radii. */
const kQuarter = 0.5522847498;

/**
 * A box with round corners as the path of a context.
 *
 * @param {Context} context
 * @param {Box} box
 * @param {number} corner
 */
export function traceBox(context, { left, top, right, bottom, width, height }, corner) {
  const r = Math.min(corner, width / 2, height / 2);
  context.beginPath();
  if (r < 0.25) {
    context.rect(left, top, width, height);
    return;
  }
  const near = r * (1 - kQuarter);
  context.moveTo(left + r, top);
  context.lineTo(right - r, top);
  context.bezierCurveTo(right - near, top, right, top + near, right, top + r);
  context.lineTo(right, bottom - r);
  context.bezierCurveTo(right, bottom - near, right - near, bottom, right - r, bottom);
  context.lineTo(left + r, bottom);
  context.bezierCurveTo(left + near, bottom, left, bottom - near, left, bottom - r);
  context.lineTo(left, top + r);
  context.bezierCurveTo(left, top + near, left + near, top, left + r, top);
  context.closePath();
}

/** @param {Box} box @param {number} by */
export function shrunk({ left, top, right, bottom, width, height }, by) {
  return {
    ...{ left: left + by, top: top + by, right: right - by, bottom: bottom - by },
    ...{ width: Math.max(width - 2 * by, 0), height: Math.max(height - 2 * by, 0) },
  };
}
