import { followPointer } from '../pick.js';
import { scaleOptions } from './axes.js';
import { createBase } from './base.js';
import { drawOutlines } from './heat-marks.js';

/**
 * @typedef {import('./axes.js').Axis} Axis
 * @typedef {{row: number, column: number}} Cell
 * @typedef {{
 *   pixels?: Uint8ClampedArray, rows?: number, columns?: number, first?: number, step?: number,
 *   cell?: Cell | null, cellText?: string, boxes?: Array<{row?: number, column?: number,
 *   rows?: number, columns?: number, tone?: string}>, x?: Axis, y?: Axis,
 *   paths?: Array<{from: Cell, to: Cell, tone?: string, dash?: number[]}>,
 * }} HeatData
 *   pixels: RGBA, row by row; first and step: the positions of the rows; boxes: outlines around
 *   runs of rows or columns; paths: straight lines from the middle of one cell to another's
 */

/**
 * A table as an image, one cell per value: rows run downwards, columns to the right.
 *
 * `onCell` gets the cell under the pointer, or the one that the arrow keys went to. Where a cell is
 * smaller than a pixel of the screen the image is smoothed, so that no false bands appear.
 *
 * @param {HTMLElement} root
 * @param {{
 *   label?: string, x?: Axis, y?: Axis, padding?: import('./base.js').Padding,
 *   onCell?: (cell: Cell, way: import('../pick.js').Way) => void, onLeave?: () => void,
 *   onHover?: (cell: Cell) => void,
 * }} options
 *   onHover: for what the pointer is only over; without it, onCell gets that too
 */
export function createHeatMap(root, options) {
  const { label, x = {}, y = {}, padding, onCell, onLeave } = options;
  const onHover = options.onHover ?? onCell;
  /** @type {Required<Omit<HeatData, 'pixels'>>} */
  const data = {
    rows: 0,
    columns: 0,
    first: 0,
    step: 1,
    cell: null,
    cellText: '',
    boxes: [],
    paths: [],
    x,
    y,
  };
  const sheet = document.createElement('canvas');
  const base = createBase(root, {
    label,
    padding,
    plugins: [
      { id: 'raster', beforeDatasetsDraw: (chart) => drawSheet(chart, sheet, data) },
      { id: 'outlines', afterDatasetsDraw: (chart) => drawOutlines(chart, data) },
    ],
    dress(chart) {
      const half = data.step / 2;
      const last = data.first + (data.rows - 1) * data.step;
      chart.options.scales = {
        x: scaleOptions({ grid: false, ...data.x, min: -0.5, max: data.columns - 0.5 }),
        y: scaleOptions({
          grid: false,
          ...data.y,
          min: data.first - half,
          max: last + half,
          reverse: true,
        }),
      };
      onlyCells(chart.options.scales.x, data.x, { first: 0, step: 1, count: data.columns });
      onlyCells(chart.options.scales.y, data.y, { ...data, count: data.rows });
    },
  });
  const cellAt = (/** @type {import('../pick.js').Spot} */ spot) => ({
    column: within(Math.round(spot.x), data.columns),
    row: within(Math.round((spot.y - data.first) / data.step), data.rows),
  });
  if (onCell) {
    followPointer(base, {
      pick: (spot) => onCell(cellAt(spot), 'pointer'),
      hover: (spot) => (spot ? onHover?.(cellAt(spot), 'pointer') : onLeave?.()),
    });
    base.canvas.tabIndex = 0;
    // A grid of thousands of cells is read one cell at a time, which no simpler role describes.
    base.canvas.setAttribute('role', 'application');
    base.canvas.addEventListener('keydown', (event) => {
      const next = moved(data, event.key);
      if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      onCell(next, 'keyboard');
    });
  }
  return {
    ...base,
    /** @param {HeatData} next */
    update({ pixels, x: nextX, y: nextY, ...next }) {
      Object.assign(data, next);
      data.x = { ...data.x, ...nextX };
      data.y = { ...data.y, ...nextY };
      if (pixels && data.rows > 0 && data.columns > 0) fillSheet(sheet, pixels, data);
      base.redraw();
    },
    /** Moves the outlined cell without painting the table again. @param {Cell | null} cell */
    point(cell) {
      data.cell = cell;
      base.chart.draw();
    },
  };
}

/** @param {number} index @param {number} count */
function within(index, count) {
  return Math.min(Math.max(index, 0), count - 1);
}

/** @param {{rows: number, columns: number, cell: Cell | null}} data @param {string} key */
function moved({ rows, columns, cell }, key) {
  const steps = /** @type {Record<string, [number, number]>} */ ({
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    PageDown: [10, 0],
    PageUp: [-10, 0],
    Home: [0, -columns],
    End: [0, columns],
  });
  const step = steps[key];
  if (!step) return null;
  const from = cell ?? { row: 0, column: 0 };
  return { row: within(from.row + step[0], rows), column: within(from.column + step[1], columns) };
}

/**
 * Ticks stand at whole cells, the first among them, as many as there is room for.
 *
 * @param {any} scale the options of a scale
 * @param {import('./axes.js').Axis} axis
 * @param {{first: number, step: number, count: number}} cells
 */
function onlyCells(scale, axis, { first, step, count }) {
  if (axis.at) return;
  scale.afterBuildTicks = (/** @type {any} */ built) => {
    const { width, height } = built.chart;
    const room = Math.max(Math.floor(built.axis === 'y' ? height / 44 : width / 72), 2);
    let every = 1;
    for (let next = 0; count / every > room; ++next) every = [1, 2, 5][next % 3] * tenfold(next);
    // Round positions read better than round counts from an odd first one.
    const round = Number.isInteger(first) && Math.abs(first) < 1e7;
    const start = round ? Math.ceil(first / every) * every - first : 0;
    const ticks = [];
    for (let cell = start; cell < count; cell += every) ticks.push({ value: first + cell * step });
    built.ticks = ticks;
  };
}

/** @param {number} third */
function tenfold(third) {
  return Number(`1e${Math.floor(third / 3)}`);
}

/**
 * @param {HTMLCanvasElement} sheet
 * @param {Uint8ClampedArray} pixels
 * @param {{rows: number, columns: number}} size
 */
function fillSheet(sheet, pixels, { rows, columns }) {
  if (sheet.width !== columns) sheet.width = columns;
  if (sheet.height !== rows) sheet.height = rows;
  const image = new ImageData(/** @type {any} */ (pixels), columns, rows);
  sheet.getContext('2d')?.putImageData(image, 0, 0);
}

/**
 * @param {import('chart.js').Chart} chart
 * @param {HTMLCanvasElement} sheet
 * @param {{rows: number, columns: number}} size
 */
function drawSheet(chart, sheet, { rows, columns }) {
  if (!rows || !columns) return;
  const { left, top, width, height } = chart.chartArea;
  const context = chart.ctx;
  const ratio = chart.currentDevicePixelRatio;
  context.save();
  context.imageSmoothingEnabled = rows > height * ratio || columns > width * ratio;
  context.imageSmoothingQuality = 'high';
  context.drawImage(sheet, left, top, width, height);
  context.restore();
}
