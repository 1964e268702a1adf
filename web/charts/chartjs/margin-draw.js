import { drawLabel } from '../canvas/label.js';
import { drawShape } from '../canvas/marks.js';
import { colour, faint } from '../theme.js';

/** CSS pixels: the height of a line of text over the profile, and a letter's width on average. */
const kLineOfText = 14;
const kLetter = 7.2;

/**
 * What a map with margins draws: the image, the profile over it, the curve beside it.
 *
 * @typedef {import('./margin-map.js').MarginData} MarginData
 */

/** @param {import('chart.js').Chart} chart */
export function regionsOf(chart) {
  const { x, y, curve, profile } = chart.scales;
  return { x, y, curve, profile };
}

/** @typedef {ReturnType<typeof regionsOf>} Regions */

/** @param {HTMLCanvasElement} sheet @param {Uint8ClampedArray} pixels @param {number} rows @param {number} columns */
export function fillSheet(sheet, pixels, rows, columns) {
  if (sheet.width !== columns) sheet.width = columns;
  if (sheet.height !== rows) sheet.height = rows;
  sheet
    .getContext('2d')
    ?.putImageData(new ImageData(/** @type {any} */ (pixels), columns, rows), 0, 0);
}

/** @param {import('chart.js').Chart} chart @param {Regions} regions @param {HTMLCanvasElement} sheet @param {MarginData} data */
export function drawMap(chart, { x, y }, sheet, { rows, columns, column }) {
  const context = chart.ctx;
  const [width, height] = [x.right - x.left, y.bottom - y.top];
  const ratio = chart.currentDevicePixelRatio;
  context.save();
  context.imageSmoothingEnabled = rows > height * ratio || columns > width * ratio;
  context.imageSmoothingQuality = 'high';
  context.drawImage(sheet, x.left, y.top, width, height);
  if (column < columns) {
    const wide = width / columns;
    const box = /** @type {const} */ ([
      x.left + column * wide - 1.5,
      y.top - 1.5,
      wide + 3,
      height + 3,
    ]);
    context.lineWidth = 5;
    context.strokeStyle = colour('paper');
    context.strokeRect(...box);
    context.lineWidth = 2.5;
    context.strokeStyle = colour('position');
    context.strokeRect(...box);
  }
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Regions} regions @param {MarginData} data */
export function drawProfile(context, { x, profile }, data) {
  const bottom = profile.bottom;
  const wide = ((x.right - x.left) / data.columns) * data.group;
  const gap = wide > 5 ? 1 : 0;
  context.save();
  for (let n = 0; n < data.profile.length; ++n) {
    const top = Math.min(profile.getPixelForValue(data.profile[n]), bottom - 1);
    const chosen = n === Math.floor(data.column / data.group);
    context.fillStyle = chosen ? colour('step') : faint('step', 0.45);
    context.fillRect(x.left + n * wide + gap / 2, top, Math.max(wide - gap, 0.5), bottom - top);
  }
  const n = Math.floor(data.column / data.group);
  const at = Math.min(x.left + (n + 0.5) * wide, x.right);
  const right = at > (x.left + x.right) / 2;
  const top = Math.min(profile.getPixelForValue(data.profile[n]), bottom - 1);
  const level = profile.getPixelForValue(data.level);
  if (level > profile.top && level < bottom) {
    context.setLineDash([5, 4]);
    context.strokeStyle = colour('ink');
    context.beginPath();
    context.moveTo(x.left, level);
    context.lineTo(x.right, level);
    context.stroke();
    // Under the line where the text over the chosen column takes its room.
    const crowded =
      !right &&
      Math.abs(top - level) < kLineOfText &&
      at + kLetter * (data.markText.length + data.levelText.length) > x.right;
    drawLabel(context, data.levelText, x.right, level + (crowded ? 9 : -9), {
      tone: 'ink',
      align: 'right',
      size: 12,
    });
  }
  context.restore();
  drawLabel(context, data.markText, at + (right ? 8 : -8), top - 10, {
    tone: 'step',
    align: right ? 'right' : 'left',
    bold: true,
    size: 12,
  });
}

/**
 * The curve of the chosen column on the colours of that column.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Regions} regions
 * @param {HTMLCanvasElement} sheet
 * @param {MarginData} data
 */
export function drawCurve(context, { y, curve }, sheet, data) {
  const { curve: line, period, rows, column } = data;
  const left = curve.getPixelForValue(-1.12);
  const wide = curve.getPixelForValue(1.12) - left;
  context.save();
  if (column < sheet.width) {
    context.globalAlpha = 0.35;
    context.imageSmoothingEnabled = false;
    context.drawImage(sheet, column, 0, 1, rows, left, y.top, wide, y.bottom - y.top);
    context.globalAlpha = 1;
  }
  drawLabel(context, data.columnText, left + wide / 2, y.top - 11, {
    tone: 'position',
    size: 12,
    bold: true,
  });
  context.strokeStyle = colour('grid');
  context.lineWidth = 1;
  context.beginPath();
  for (const value of [-1, 0, 1]) {
    const px = curve.getPixelForValue(value);
    context.moveTo(px, y.top);
    context.lineTo(px, y.bottom);
  }
  context.stroke();
  context.beginPath();
  context.rect(left, y.top, wide, y.bottom - y.top);
  context.clip();
  context.beginPath();
  for (let n = 0; n < line.ys.length; ++n) {
    context.lineTo(curve.getPixelForValue(line.ys[n]), y.getPixelForValue(n * line.step));
  }
  context.setLineDash(line.dash ?? []);
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.strokeStyle = colour(line.tone);
  context.stroke();
  context.restore();
  drawTurns(context, y, curve, period, rows);
}

/**
 * A violet mark for each whole turn; only every second, fifth ... where they would crowd.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import('chart.js').Scale} y
 * @param {import('chart.js').Scale} curve
 * @param {number} period
 * @param {number} rows
 */
function drawTurns(context, y, curve, period, rows) {
  const tall = y.getPixelForValue(period) - y.getPixelForValue(0);
  const every = [1, 2, 5, 10, 20, 50, 100].find((count) => count * tall >= 14) ?? 100;
  context.save();
  context.lineWidth = 1.5;
  context.strokeStyle = colour('step');
  for (let turn = every; turn * period <= rows - 0.5; turn += every) {
    const py = y.getPixelForValue(turn * period);
    context.beginPath();
    context.moveTo(curve.getPixelForValue(-1.12), py);
    context.lineTo(curve.right, py);
    context.stroke();
    drawLabel(context, String(turn), curve.right + 3, py, {
      tone: 'step',
      align: 'left',
      size: 12,
      bold: true,
    });
  }
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Regions} regions
 * @param {MarginData} data
 * @param {number} row
 * @param {string | null} text
 */
export function drawHover(context, { x, y, curve }, { curve: line }, row, text) {
  const py = y.getPixelForValue(row);
  context.save();
  context.strokeStyle = colour('ink');
  context.setLineDash([2, 3]);
  context.beginPath();
  context.moveTo(x.left, py);
  context.lineTo(curve.right, py);
  context.stroke();
  context.restore();
  const value = line.ys[Math.round(row / line.step)];
  drawShape(context, curve.getPixelForValue(value), py, { tone: line.tone, size: 5 });
  if (text)
    drawLabel(context, text, x.right - 6, py - 11, { align: 'right', size: 12, bold: true });
}
