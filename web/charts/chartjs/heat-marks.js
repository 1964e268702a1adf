import { colour } from '../theme.js';

/** @typedef {import('./heat-map.js').Cell} Cell */

/**
 * What is drawn over the cells: paths, boxes, and the cell that is read.
 *
 * @param {import('chart.js').Chart} chart
 * @param {{rows: number, columns: number, cell: Cell | null, boxes: any[], paths: any[]}} data
 */
export function drawOutlines(chart, data) {
  const { left, top, width, height } = chart.chartArea;
  const [wide, high] = [width / data.columns, height / data.rows];
  const context = chart.ctx;
  const box = (/** @type {any} */ part, /** @type {string} */ tone) => {
    const { row = 0, column = 0, rows = data.rows, columns = data.columns } = part;
    const place = /** @type {const} */ ([
      left + column * wide - 1,
      top + row * high - 1,
      columns * wide + 2,
      rows * high + 2,
    ]);
    context.lineWidth = 4;
    context.strokeStyle = colour('paper');
    context.strokeRect(...place);
    context.lineWidth = 2;
    context.strokeStyle = colour(tone);
    context.strokeRect(...place);
  };
  context.save();
  for (const { from, to, tone, dash = [] } of data.paths) {
    context.setLineDash(dash);
    for (const [thick, paint] of /** @type {const} */ ([
      [5, 'paper'],
      [2.5, tone ?? 'shifted'],
    ])) {
      context.beginPath();
      context.moveTo(left + (from.column + 0.5) * wide, top + (from.row + 0.5) * high);
      context.lineTo(left + (to.column + 0.5) * wide, top + (to.row + 0.5) * high);
      context.lineWidth = thick;
      context.strokeStyle = colour(paint);
      context.stroke();
    }
  }
  context.setLineDash([]);
  for (const part of data.boxes) box(part, part.tone ?? 'position');
  if (data.cell) {
    drawCross(context, chart.chartArea, data.cell, wide, high);
    box({ ...data.cell, rows: 1, columns: 1 }, 'ink');
  }
  context.restore();
}

/**
 * Leads the eye from a cell to both axes.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import('chart.js').ChartArea} area
 * @param {Cell} cell
 * @param {number} wide
 * @param {number} high
 */
function drawCross(context, { left, top, right, bottom }, cell, wide, high) {
  const x = left + (cell.column + 0.5) * wide;
  const y = top + (cell.row + 0.5) * high;
  for (const [thick, tone] of /** @type {const} */ ([
    [3, 'paper'],
    [1, 'ink'],
  ])) {
    context.beginPath();
    context.moveTo(left - 6, y);
    context.lineTo(right, y);
    context.moveTo(x, top);
    context.lineTo(x, bottom + 6);
    context.globalAlpha = 0.55;
    context.lineWidth = thick;
    context.strokeStyle = colour(tone);
    context.stroke();
  }
  context.globalAlpha = 1;
}
