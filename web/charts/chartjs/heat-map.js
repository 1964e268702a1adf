import { followPointer } from '../pick.js';
import { scaleOptions } from './axes.js';
import { createBase } from './base.js';
import { drawOutlines } from './heat-marks.js';
import { createSheet } from './heat-sheet.js';

/**
 * @typedef {import('./axes.js').Axis} Axis
 * @typedef {{row: number, column: number}} Cell
 * @typedef {{
 *   pixels?: Uint8ClampedArray, rows?: number, columns?: number, first?: number, step?: number,
 *   columnStep?: number, cell?: Cell | null, cellText?: string, boxes?: Array<{row?: number, column?: number,
 *   rows?: number, columns?: number, tone?: string}>, x?: Axis, y?: Axis,
 *   paths?: Array<{from: Cell, to: Cell, tone?: string, dash?: number[]}>,
 * }} HeatData
 *   pixels: RGBA, row by row; first and step: the positions of the rows, where step is how many of
 *   them a row stands for; columnStep: how many dimensions a column stands for; boxes: outlines
 *   around runs of rows or columns; paths: straight lines from the middle of one cell to another's
 */

/**
 * A table as an image, one cell per value: rows run downwards, columns to the right.
 *
 * `onCell` gets the cell under the pointer, or the one that the arrow keys went to. Every cell covers
 * the same whole number of device pixels; `sampled` tells how many columns are drawn when there are
 * more of them than pixels.
 *
 * @param {HTMLElement} root
 * @param {{
 *   label?: string, x?: Axis, y?: Axis, padding?: import('./base.js').Padding, square?: boolean,
 *   onCell?: (cell: Cell, way: import('../pick.js').Way) => void, onLeave?: () => void,
 *   onHover?: (cell: Cell) => void,
 * }} options
 *   onHover: for what the pointer is only over; without it, onCell gets that too; square: cells as
 *   wide as they are high
 */
export function createHeatMap(root, options) {
  const { label, x = {}, y = {}, padding, square = false, onCell, onLeave } = options;
  const onHover = options.onHover ?? onCell;
  /** @type {Required<Omit<HeatData, 'pixels'>>} */
  const data = {
    rows: 0,
    columns: 0,
    first: 0,
    step: 1,
    columnStep: 1,
    cell: null,
    cellText: '',
    boxes: [],
    paths: [],
    x,
    y,
  };
  const sheet = createSheet(square);
  const base = createBase(root, {
    label,
    padding,
    plugins: [
      {
        id: 'cells',
        afterLayout(chart) {
          const { cells, rest } = sheet.fit(chart, data);
          // The axes go on over what is left over, so that numbers stand at their cells.
          stretch(chart.scales.x, -0.5, data.columnStep * cells.columns * rest.across - 0.5);
          // What is left over lies above, away from the numbers of the columns.
          const end = data.first + data.step * cells.rows - 0.5;
          stretch(chart.scales.y, end - data.step * cells.rows * rest.down, end);
        },
        beforeDatasetsDraw: (chart) => sheet.draw(chart),
        afterDatasetsDraw: (chart) => drawOutlines(chart, sheet.grid(chart), data),
      },
    ],
    dress(chart) {
      chart.options.scales = {
        x: scaleOptions({
          grid: false,
          ...data.x,
          min: -0.5,
          max: data.columns * data.columnStep - 0.5,
        }),
        y: scaleOptions({
          grid: false,
          ...data.y,
          min: data.first - 0.5,
          max: data.first + data.rows * data.step - 0.5,
          reverse: true,
        }),
      };
      const { first, columns, rows, step, columnStep } = data;
      onlyCells(chart.options.scales.x, data.x, { first: 0, count: columns * columnStep });
      onlyCells(chart.options.scales.y, data.y, { first, count: rows * step });
    },
  });
  const cellAt = (/** @type {import('../pick.js').Spot} */ { px, py }) => {
    const { left, top, wide, high, columns, rows, kept } = sheet.grid(base.chart);
    const column = within(Math.floor((px - left) / wide), columns);
    return { row: within(Math.floor((py - top) / high), rows), column: kept?.[column] ?? column };
  };
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
      if (pixels) sheet.fill(pixels);
      base.redraw();
    },
    /** How many columns are drawn, when they are not all. @returns {number | null} */
    sampled: () => sheet.grid(base.chart).kept?.length ?? null,
    /** Device pixels that there are for rows and for columns. */
    room: () => roomIn(base.chart),
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
 * @param {{first: number, count: number}} cells
 */
function onlyCells(scale, axis, { first, count }) {
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
    for (let cell = start; cell < count; cell += every) ticks.push({ value: first + cell });
    built.ticks = ticks;
  };
}

/** @param {number} third */
function tenfold(third) {
  return Number(`1e${Math.floor(third / 3)}`);
}

/**
 * @param {import('chart.js').Scale} scale
 * @param {number} min
 * @param {number} max
 */
function stretch(scale, min, max) {
  if (!(max > min)) return;
  scale.min = min;
  scale.max = max;
  scale.configure();
}

/** @param {import('chart.js').Chart} chart */
function roomIn({ chartArea, currentDevicePixelRatio: ratio }) {
  const { width = 0, height = 0 } = chartArea ?? {};
  return { columns: Math.floor(width * ratio), rows: Math.floor(height * ratio) };
}
