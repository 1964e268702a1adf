import { fitCells, keepColumns } from '../cells.js';

/**
 * The image of a heat map on the pixels of the screen.
 *
 * @typedef {import('chart.js').Chart} Chart
 * @typedef {{
 *   left: number, top: number, wide: number, high: number, width: number, height: number,
 *   rows: number, columns: number, kept: Int32Array | null,
 * }} Grid  in CSS pixels: where the first cell begins, the size of a cell, and that of all of them
 */

/** @param {boolean} square */
export function createSheet(square) {
  const sheet = document.createElement('canvas');
  const context = sheet.getContext('2d');
  /** @type {ImageData | null} */
  let image = null;
  /** @type {Uint8ClampedArray | null} */
  let pixels = null;
  let stale = false;
  let size = { rows: 0, columns: 0 };
  /** @type {import('../cells.js').Fit} */
  let across = { cell: 1, shown: 0, kept: null };
  let down = 1;

  /** The pixels as an image of the columns that are drawn: without a copy where all of them are. */
  const paint = () => {
    if (!pixels || !context || pixels.length !== 4 * size.rows * size.columns) return;
    const { shown, kept } = across;
    if (!kept) {
      image = new ImageData(/** @type {any} */ (pixels), size.columns, size.rows);
    } else {
      if (image?.width !== shown || image.height !== size.rows || image.data === pixels) {
        image = new ImageData(shown, size.rows);
      }
      keepColumns(pixels, size.columns, kept, image.data);
    }
    if (sheet.width !== shown) sheet.width = shown;
    if (sheet.height !== size.rows) sheet.height = size.rows;
    context.putImageData(image, 0, 0);
    stale = false;
  };
  /** @param {Chart} chart @returns {Grid} */
  const grid = (chart) => {
    const { left, bottom } = chart.chartArea;
    const ratio = chart.currentDevicePixelRatio;
    const [wide, high] = [across.cell / ratio, down / ratio];
    return {
      // The first cell begins where a device pixel does.
      left: Math.round(left * ratio) / ratio,
      top: Math.round(bottom * ratio - down * size.rows) / ratio,
      wide,
      high,
      width: wide * across.shown,
      height: high * size.rows,
      rows: size.rows,
      columns: across.shown,
      kept: across.kept,
    };
  };
  return {
    grid,
    /** @param {Uint8ClampedArray} next */
    fill(next) {
      pixels = next;
      stale = true;
    },
    /**
     * Lays the cells on the pixels that there are.
     *
     * @param {Chart} chart
     * @param {{rows: number, columns: number}} data
     * @returns {{cells: {rows: number, columns: number}, rest: {across: number, down: number}}}
     *   rest: how many times the room is as long as what is drawn
     */
    fit(chart, data) {
      const ratio = chart.currentDevicePixelRatio;
      const { left, right, top, bottom } = chart.chartArea;
      const [wide, high] = [(right - left) * ratio, (bottom - top) * ratio];
      const before = across;
      size = { rows: data.rows, columns: data.columns };
      across = fitCells(Math.floor(wide), data.columns, ratio);
      down = Math.max(Math.floor(high / data.rows), 1);
      if (square) down = across.cell = Math.min(down, across.cell);
      if (before.shown !== across.shown || Boolean(before.kept) !== Boolean(across.kept))
        stale = true;
      return {
        cells: size,
        rest: { across: wide / (across.cell * across.shown), down: high / (down * data.rows) },
      };
    },
    /** @param {Chart} chart */
    draw(chart) {
      if (stale) paint();
      if (!image || !size.rows || !size.columns) return;
      const { left, top, width, height } = grid(chart);
      chart.ctx.save();
      chart.ctx.imageSmoothingEnabled = false;
      chart.ctx.drawImage(sheet, left, top, width, height);
      chart.ctx.restore();
    },
  };
}
