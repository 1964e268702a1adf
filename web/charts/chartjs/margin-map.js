import { createKeyboardSlider, followPointer } from '../pick.js';
import { scaleOptions } from './axes.js';
import { createBase } from './base.js';
import { drawCurve, drawHover, drawMap, drawProfile, fillSheet, regionsOf } from './margin-draw.js';

/**
 * @typedef {import('./axes.js').Axis} Axis
 * @typedef {{
 *   pixels?: Uint8ClampedArray, rows: number, columns: number, profile: ArrayLike<number>,
 *   group: number, level: number, levelText: string, column: number, columnText: string,
 *   markText: string,
 *   curve: {ys: ArrayLike<number>, step: number, tone: string, dash?: number[]},
 *   period: number, x: Axis, y: Axis, profileAxis: Axis, curveAxis: Axis,
 *   slider: {value: number, min: number, max: number, text?: string},
 * }} MarginData
 *   pixels: RGBA, row by row; profile: one value for each `group` columns, over the map; level: a
 *   line across the profile; column: the one whose curve runs down beside the map, one mark per
 *   `period` rows
 */

/**
 * A table as an image with two margins: over it a profile of its columns, and beside it the curve
 * of one column, which runs downwards like the rows.
 *
 * @param {HTMLElement} root
 * @param {{onColumn: (column: number) => void, readHover: (row: number) => string | null}} options
 */
export function createMarginMap(root, { onColumn, readHover }) {
  /** @type {MarginData | null} */
  let data = null;
  let hovered = -1;
  const sheet = document.createElement('canvas');
  const base = createBase(root, {
    padding: { top: 18, right: 26, bottom: 2, left: 2 },
    plugins: [
      {
        id: 'margins',
        afterDraw(chart) {
          if (!data) return;
          const regions = regionsOf(chart);
          drawMap(chart, regions, sheet, data);
          drawProfile(chart.ctx, regions, data);
          drawCurve(chart.ctx, regions, sheet, data);
          if (hovered >= 0) drawHover(chart.ctx, regions, data, hovered, readHover(hovered));
        },
      },
    ],
    dress(chart) {
      if (!data) return;
      const { rows, columns } = data;
      chart.options.scales = {
        x: stacked(
          scaleOptions({ grid: false, ...data.x, min: -0.5, max: columns - 0.5 }),
          'bottom',
          5,
        ),
        curve: stacked(scaleOptions({ grid: false, ...data.curveAxis }), 'bottom', 1.4),
        y: stacked(
          scaleOptions({ grid: false, ...data.y, min: -0.5, max: rows - 0.5, reverse: true }),
          'left',
          4,
        ),
        profile: stacked(scaleOptions({ grid: false, log: true, ...data.profileAxis }), 'left', 1),
      };
    },
  });
  const keyboard = createKeyboardSlider(base, onColumn);
  const inMap = (/** @type {import('../pick.js').Spot} */ { px }) =>
    px < base.chart.scales.x.right + 4;
  followPointer(base, {
    pick(spot) {
      if (data && inMap(spot))
        onColumn(Math.min(Math.max(Math.round(spot.x), 0), data.columns - 1));
    },
    hover(spot) {
      const row = spot ? Math.round(spot.y) : -1;
      const next = data && row >= 0 && row < data.rows ? row : -1;
      if (next === hovered) return;
      hovered = next;
      base.chart.draw();
    },
  });
  return {
    ...base,
    /** @param {MarginData} next */
    update(next) {
      data = next;
      hovered = -1;
      if (next.pixels) fillSheet(sheet, next.pixels, next.rows, next.columns);
      keyboard.show(next.slider);
      base.redraw();
    },
  };
}

/** @param {any} scale @param {'left' | 'bottom'} position @param {number} weight */
function stacked(scale, position, weight) {
  return {
    ...scale,
    axis: position === 'left' ? 'y' : 'x',
    position,
    stack: position,
    stackWeight: weight,
    offset: false,
    ticks: { ...scale.ticks, autoSkip: !scale.afterBuildTicks },
  };
}
