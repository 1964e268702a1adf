import { colour, faint } from '../theme.js';
import { drawLabel } from './label.js';

/**
 * @typedef {'dot' | 'ring' | 'square' | 'diamond' | 'triangle' | 'cross'} Shape
 * @typedef {{x: number, y: number, tone?: string, shape?: Shape, size?: number, label?: string,
 *   side?: 'above' | 'below' | 'left' | 'right', grip?: boolean}} Mark  grip: it can be dragged
 * @typedef {{axis: 'x' | 'y', at: number, tone?: string, dash?: number[], width?: number,
 *   label?: string, end?: 'start' | 'end', grip?: boolean}} ReferenceLine  grip: it can be dragged
 * @typedef {{from: number, to: number, tone?: string, alpha?: number, label?: string,
 *   end?: 'start' | 'end'}} Band  end: where along y its label stands, at the bottom or the top
 * @typedef {{xs: ArrayLike<number>, ys: ArrayLike<number>, tone?: string, dash?: number[],
 *   width?: number}} Stroke  NaN lifts the pen
 * @typedef {{x: import('chart.js').Scale, y: import('chart.js').Scale}} Scales
 */

/** The outline of a shape around the origin, in units of its size. */
const kOutlines = /** @type {Record<string, number[][]>} */ ({
  square: [
    [-0.85, -0.85],
    [0.85, -0.85],
    [0.85, 0.85],
    [-0.85, 0.85],
  ],
  diamond: [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  triangle: [
    [0, -1.2],
    [1.1, 0.8],
    [-1.1, 0.8],
  ],
});

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x in pixels
 * @param {number} y in pixels
 * @param {{tone?: string, shape?: Shape, size?: number, plain?: boolean}} mark
 *   plain: without the thin line of paper that sets it off from what is under it
 */
export function drawShape(context, x, y, { tone = 'ink', shape = 'dot', size = 6, plain }) {
  context.save();
  context.translate(x, y);
  context.beginPath();
  const outline = kOutlines[shape];
  if (outline) {
    for (const [dx, dy] of outline) context.lineTo(dx * size, dy * size);
    context.closePath();
  } else if (shape === 'cross') {
    for (const slope of [1, -1]) {
      context.moveTo(-size, -size * slope);
      context.lineTo(size, size * slope);
    }
  } else {
    context.arc(0, 0, size, 0, 2 * Math.PI);
  }
  const hollow = shape === 'ring' || shape === 'cross';
  context.lineWidth = hollow ? 2.5 : 1.5;
  if (!hollow) {
    context.fillStyle = colour(tone);
    context.fill();
  }
  context.strokeStyle = hollow ? colour(tone) : colour('paper');
  if (hollow || !plain) context.stroke();
  context.restore();
}

/**
 * A ring around a mark that a hand can take.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {Mark} mark
 */
function drawHalo(context, x, y, { tone, size = 6 }) {
  context.save();
  context.beginPath();
  context.arc(x, y, size + 4.5, 0, 2 * Math.PI);
  context.lineWidth = 1.5;
  context.strokeStyle = faint(tone, 0.55);
  context.stroke();
  context.restore();
}

/**
 * Two short lines in a small frame, at the end of a line that a hand can take. They look the same
 * on every line, as they mean the same.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {boolean} upright whether the line is
 */
function drawGrip(context, x, y, upright) {
  const [wide, high] = upright ? [9, 15] : [15, 9];
  context.save();
  context.setLineDash([]);
  context.fillStyle = colour('raised');
  context.strokeStyle = colour('ink');
  context.lineWidth = 1.5;
  context.fillRect(x - wide / 2, y - high / 2, wide, high);
  context.strokeRect(x - wide / 2, y - high / 2, wide, high);
  context.beginPath();
  for (const away of [-1.5, 1.5]) {
    context.moveTo(upright ? x + away : x - 4, upright ? y - 4 : y + away);
    context.lineTo(upright ? x + away : x + 4, upright ? y + 4 : y + away);
  }
  context.lineWidth = 1;
  context.stroke();
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scales} scales
 * @param {Mark[]} marks
 */
export function drawMarks(context, scales, marks) {
  for (const mark of marks) {
    const x = scales.x.getPixelForValue(mark.x);
    const y = scales.y.getPixelForValue(mark.y);
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    if (mark.grip) drawHalo(context, x, y, mark);
    drawShape(context, x, y, mark);
    if (mark.label) labelBeside(context, x, y, mark);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {Mark} mark
 */
export function labelBeside(context, x, y, { label = '', tone, size = 6, side = 'above' }) {
  const away = size + 9;
  const places = /** @type {const} */ ({
    above: [0, -away, 'center'],
    below: [0, away, 'center'],
    left: [-away + 3, 0, 'right'],
    right: [away - 3, 0, 'left'],
  });
  const [dx, dy, align] = places[roomySide(context, x, label, side)];
  drawLabel(context, label, x + dx, y + dy, { tone, align, bold: true });
}

/**
 * A label that would run over the edge beside its mark stands above it.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {string} label
 * @param {NonNullable<Mark['side']>} side
 */
function roomySide(context, x, label, side) {
  if (side === 'above' || side === 'below') return side;
  const room = side === 'left' ? x : context.canvas.clientWidth - x;
  // Bold letters are at most so wide on average, in pixels.
  return room < 16 + 8.5 * label.length ? 'above' : side;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scales} scales
 * @param {import('chart.js').ChartArea} area
 * @param {ReferenceLine[]} lines
 */
export function drawLines(context, scales, area, lines) {
  for (const line of lines) {
    const at = scales[line.axis].getPixelForValue(line.at);
    const upright = line.axis === 'x';
    const [low, high] = upright ? [area.left, area.right] : [area.top, area.bottom];
    if (!(at >= low - 1 && at <= high + 1)) continue;
    context.save();
    context.beginPath();
    context.setLineDash(line.dash ?? [6, 5]);
    context.lineWidth = line.width ?? 1.5;
    context.strokeStyle = colour(line.tone ?? 'muted');
    context.moveTo(upright ? at : area.left, upright ? area.top : at);
    context.lineTo(upright ? at : area.right, upright ? area.bottom : at);
    context.stroke();
    context.restore();
    if (line.grip) {
      const [x, y] = upright ? [at, area.bottom - 9] : [area.right - 10, at];
      drawGrip(context, x, y, upright);
    }
    if (!line.label) continue;
    const tone = line.tone ?? 'muted';
    const first = line.end === 'start';
    if (upright) {
      const roomy = at < (area.left + area.right) / 2;
      drawLabel(
        context,
        line.label,
        at + (roomy ? 6 : -6),
        first ? area.bottom - 12 : area.top + 12,
        {
          tone,
          align: roomy ? 'left' : 'right',
        },
      );
    } else {
      drawLabel(context, line.label, first ? area.left + 6 : area.right - 6, at - 10, {
        tone,
        align: first ? 'left' : 'right',
      });
    }
  }
}

/**
 * Shaded stretches along x.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scales} scales
 * @param {import('chart.js').ChartArea} area
 * @param {Band[]} bands
 */
export function drawBands(context, scales, area, bands) {
  for (const band of bands) {
    const from = Math.max(scales.x.getPixelForValue(band.from), area.left);
    const to = Math.min(scales.x.getPixelForValue(band.to), area.right);
    if (!(to > from)) continue;
    context.save();
    context.globalAlpha = band.alpha ?? 0.12;
    context.fillStyle = colour(band.tone ?? 'muted');
    context.fillRect(from, area.top, to - from, area.bottom - area.top);
    context.restore();
    if (!band.label) continue;
    const height = band.end === 'start' ? area.bottom - 12 : area.top + 12;
    drawLabel(context, band.label, (from + to) / 2, height);
  }
}

/**
 * Lines from place to place, over the data.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scales} scales
 * @param {import('chart.js').ChartArea} area
 * @param {Stroke[]} strokes
 */
export function drawStrokes(context, scales, area, strokes) {
  if (strokes.length === 0) return;
  context.save();
  context.beginPath();
  context.rect(area.left, area.top, area.right - area.left, area.bottom - area.top);
  context.clip();
  for (const { xs, ys, tone, dash = [], width = 2 } of strokes) {
    context.beginPath();
    let drawing = false;
    for (let n = 0; n < xs.length; ++n) {
      const x = scales.x.getPixelForValue(xs[n]);
      const y = scales.y.getPixelForValue(ys[n]);
      const gap = Number.isNaN(x + y);
      if (!gap) context[drawing ? 'lineTo' : 'moveTo'](x, y);
      drawing = !gap;
    }
    context.setLineDash(dash);
    context.lineWidth = width;
    context.strokeStyle = colour(tone);
    context.stroke();
  }
  context.restore();
}
