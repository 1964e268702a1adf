import { colour, readTheme } from '../theme.js';

/**
 * Draws a canvas label on a halo of paper, so that it can be read over lines.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {{tone?: string, align?: CanvasTextAlign, baseline?: CanvasTextBaseline, size?: number,
 *   bold?: boolean}} [style]
 */
export function drawLabel(context, text, x, y, style = {}) {
  const { tone = 'ink', align = 'center', baseline = 'middle', size = 13, bold = false } = style;
  context.save();
  context.font = labelFont(size, bold);
  context.textAlign = align;
  context.textBaseline = baseline;
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = colour('paper');
  const at = keptInside(context, text, x, align);
  context.strokeText(text, at, y);
  context.fillStyle = colour(tone);
  context.fillText(text, at, y);
  context.restore();
}

/** @param {number} size in pixels @param {boolean} bold */
export function labelFont(size, bold) {
  return `${bold ? 600 : 400} ${size}px ${readTheme().font}`;
}

/**
 * The same place, or the nearest to it at which the whole text is on the canvas.
 *
 * @param {CanvasRenderingContext2D} context with the font set
 * @param {string} text
 * @param {number} x
 * @param {CanvasTextAlign} align
 */
export function keptInside(context, text, x, align) {
  const { a, b, e } = context.getTransform();
  // Turned text has no left and right of its own.
  if (b !== 0 || a <= 0) return x;
  const { width } = context.measureText(text);
  const before = align === 'center' ? width / 2 : align === 'right' ? width : 0;
  const least = -e / a + before + 2;
  const most = (context.canvas.width - e) / a - (width - before) - 2;
  return most < least ? x : Math.min(Math.max(x, least), most);
}
