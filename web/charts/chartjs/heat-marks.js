import { colour } from '../theme.js';

/** @typedef {import('./heat-map.js').Cell} Cell */
/** @typedef {import('./heat-sheet.js').Grid} Grid */

/**
 * What is drawn over the cells: paths, boxes, and the cell that is read.
 *
 * @param {import('chart.js').Chart} chart
 * @param {Grid} grid
 * @param {{columns: number, cell: Cell | null, boxes: any[], paths: any[]}} data
 */
export function drawOutlines(chart, grid, data) {
  const { left, top, wide, high } = grid;
  const context = chart.ctx;
  // Where whole columns are left out, a mark stands where its own would be among the others.
  const placeOf = (/** @type {number} */ column) =>
    grid.kept ? Math.round((column * (grid.columns - 1)) / Math.max(data.columns - 1, 1)) : column;
  const box = (/** @type {any} */ part, /** @type {string} */ tone) => {
    const { row = 0, rows = grid.rows, columns = grid.columns } = part;
    const column = placeOf(part.column ?? 0);
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
      context.moveTo(left + (placeOf(from.column) + 0.5) * wide, top + (from.row + 0.5) * high);
      context.lineTo(left + (placeOf(to.column) + 0.5) * wide, top + (to.row + 0.5) * high);
      context.lineWidth = thick;
      context.strokeStyle = colour(paint);
      context.stroke();
    }
  }
  context.setLineDash([]);
  for (const part of data.boxes) box(part, part.tone ?? 'position');
  if (data.cell) {
    drawCross(context, grid, { ...data.cell, column: placeOf(data.cell.column) });
    box({ ...data.cell, rows: 1, columns: 1 }, 'ink');
  }
  context.restore();
}

/**
 * Leads the eye from a cell to both axes.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Grid} grid
 * @param {Cell} cell
 */
function drawCross(context, { left, top, wide, high, width, height }, cell) {
  const x = left + (cell.column + 0.5) * wide;
  const y = top + (cell.row + 0.5) * high;
  for (const [thick, tone] of /** @type {const} */ ([
    [3, 'paper'],
    [1.25, 'ink'],
  ])) {
    context.beginPath();
    context.moveTo(left - 6, y);
    context.lineTo(left + width, y);
    context.moveTo(x, top);
    context.lineTo(x, top + height + 6);
    context.lineWidth = thick;
    context.strokeStyle = colour(tone);
    context.stroke();
  }
}
