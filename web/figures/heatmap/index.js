import { defineFigure } from '../contract.js';
import { createHeatmapPicture } from './picture.js';

/** With more rows than this, slots would share pixels, and bands appear that are not there. */
const kMostRows = 512;

/**
 * The table itself: a row for each slot, a column for each dimension.
 */
export const figure = defineFigure({
  id: 'heatmap',
  controls: ['dModel', 'base', 'count', { key: 'first', presets: [0, 1000, 1000000] }],
  size: 'wide',
  aspect: 1.32,
  narrowAspect: 0.82,

  model(engine, { dModel, base, count, first, position: pos, dimension }) {
    const rows = Math.min(count, kMostRows);
    const row = pos - first;
    const inside = Number.isInteger(row) && row >= 0 && row < rows;
    const { turns } = engine.ladder({ dModel, base, length: rows - 1 });
    return {
      rows,
      columns: dModel,
      first,
      cell: inside ? { row, column: dimension } : null,
      reading: { ...engine.slotMap({ dModel, base, pos, dimension }), pos },
      values: engine.encode({ dModel, base, first: pos, count: 1, dtype: 'float64' }),
      turns,
    };
  },

  facts({ rows, columns, first, reading, turns }, { dModel, count, position: pos, dimension }) {
    return {
      rows,
      columns,
      dModel,
      count,
      first,
      last: first + rows - 1,
      pos,
      dimension,
      value: reading.value,
      fast: turns[0],
      slow: turns[turns.length - 1],
      lastPair: turns.length - 1,
    };
  },

  table({ values }) {
    return {
      columns: ['dimension', 'pair', 'part', 'value'],
      rows: Array.from(values, (/** @type {number} */ value, /** @type {number} */ dimension) => [
        dimension,
        Math.floor(dimension / 2),
        dimension % 2 === 0 ? 'sin' : 'cos',
        value,
      ]),
    };
  },

  mount: createHeatmapPicture,
});
