import { createMarginMap } from '../../charts/chartjs/margin-map.js';
import { divergingRamp } from '../../charts/palette.js';
import { defineFigure } from '../contract.js';

/** More would have to share the pixels of a screen. */
const kMostRows = 512;
const kMostColumns = 1024;
/** In pixels: below it the axes do with fewer numbers. */
const kNarrow = 480;

/**
 * The table read as a spectrogram: time runs down, frequency falls to the right, and one column is
 * followed on its way down as the wave that it is.
 */
export const figure = defineFigure({
  id: 'spectrogram',
  controls: ['dimension', 'dModel', 'base', { key: 'count', min: 20, max: 400, step: 10 }],
  size: 'wide',
  aspect: 1.55,
  narrowAspect: 0.8,

  model(engine, { dModel, base, count, dimension: column }) {
    const rows = Math.min(count, kMostRows);
    const columns = Math.min(dModel, kMostColumns);
    const pair = Math.floor(column / 2);
    const { turns, omegas, wavelengths, completed } = engine.ladder({ dModel, base, length: rows });
    // As many points per turn as a smooth line needs, and whole slots among them.
    const fine = Math.min(Math.max(Math.ceil(24 / wavelengths[pair]), 1), 8);
    /** @type {Float64Array} */
    const curve = engine.pairWave({
      dModel,
      base,
      pair,
      step: 1 / fine,
      count: (rows - 1) * fine + 1,
    });
    return {
      rows,
      columns,
      pair,
      fine,
      isSine: column % 2 === 0,
      curve: curve.filter((_, n) => n % 2 === column % 2),
      turns,
      omegas,
      wavelengths,
      completed,
    };
  },

  facts(
    { rows, pair, isSine, turns, omegas, wavelengths, completed },
    { dModel, dimension: column },
  ) {
    return {
      rows,
      column,
      pair,
      wave: isSine ? 'sine' : 'cosine',
      turns: turns[pair],
      omega: omegas[pair],
      wavelength: wavelengths[pair],
      completed,
      pairs: dModel / 2,
      fastest: turns[0],
      slowest: turns[turns.length - 1],
    };
  },

  table({ turns, omegas, wavelengths }) {
    return {
      columns: ['pair', 'omega', 'wavelength', 'turns'],
      rows: Array.from(turns, (/** @type {number} */ turn, /** @type {number} */ pair) => [
        pair,
        omegas[pair],
        wavelengths[pair],
        turn,
      ]),
    };
  },

  mount(root, stage) {
    /** @type {any} */
    let known = null;
    const map = createMarginMap(root, {
      onColumn: (column) => stage.change({ dimension: column }),
      readHover: (row) =>
        stage.text('labels.reading', { slot: row, value: known.curve[row * known.fine] }),
    });
    let painted = '';
    const paint = (/** @type {any} */ { rows, columns }, /** @type {any} */ { dModel, base }) => {
      const colours = divergingRamp();
      const wanted = [dModel, base, rows, colours.join()].join(' ');
      if (wanted === painted) return undefined;
      painted = wanted;
      return leftPart(
        stage.engine.heatMap({ dModel, base, count: rows, colours }),
        dModel,
        columns,
      );
    };
    return {
      render(model, state) {
        known = model;
        const { rows, columns, pair, turns, omegas, wavelengths, isSine } = model;
        const { dModel, dimension: column } = state;
        const shown = Math.ceil(columns / 2);
        const narrow = root.clientWidth < kNarrow;
        map.update({
          pixels: paint(model, state),
          rows,
          columns,
          profile: turns.subarray(0, shown),
          group: 2,
          level: 1,
          levelText: stage.text('labels.level'),
          column,
          columnText: stage.text('labels.column', { column }),
          markText: stage.text('labels.turns', { turns: turns[pair] }),
          curve: {
            ys: model.curve,
            step: 1 / model.fine,
            tone: isSine ? 'sine' : 'cosine',
            dash: isSine ? [] : [7, 4],
          },
          period: wavelengths[pair],
          x: {
            title: stage.text('labels.frequency'),
            at: frequencyTicks(shown).slice(0, narrow ? -1 : undefined),
            format: (value) => stage.number(omegas[Math.floor(value / 2)], '~2'),
          },
          y: { title: stage.text('labels.time'), at: slotTicks(rows) },
          profileAxis: {
            title: stage.text('labels.profile'),
            min: turns[shown - 1] / 2,
            max: turns[0] * 3,
            at: turns[shown - 1] / 2 < 1 ? [turns[0], 1] : [turns[0]],
            format: (value) => stage.number(value, '~2'),
          },
          curveAxis: { min: narrow ? -2.2 : -1.8, max: 1.2, at: narrow ? [-1, 1] : [-1, 0, 1] },
          slider: {
            value: column,
            min: 0,
            max: dModel - 1,
            text: stage.text('labels.now', { column, pair, turns: turns[pair] }),
          },
        });
      },
      destroy: map.destroy,
    };
  },
});

/**
 * Ticks under the sine columns of pairs evenly apart, the last one among them.
 *
 * @param {number} pairs
 */
export function frequencyTicks(pairs) {
  const steps = Math.min(4, pairs - 1);
  const ticks = Array.from({ length: steps + 1 }, (_, n) =>
    steps === 0 ? 0 : Math.round((n * pairs) / steps),
  );
  return ticks.map((pair) => 2 * Math.min(pair, pairs - 1));
}

/**
 * Round slots, a handful of them.
 *
 * @param {number} rows
 */
export function slotTicks(rows) {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => rows / size <= 6) ?? 100;
  return Array.from({ length: Math.ceil(rows / step) }, (_, n) => n * step);
}

/**
 * The first columns of an image.
 *
 * @param {Uint8ClampedArray} pixels
 * @param {number} width
 * @param {number} columns
 */
function leftPart(pixels, width, columns) {
  if (columns === width) return pixels;
  const part = new Uint8ClampedArray((pixels.length / width) * columns);
  for (let row = 0; row * width * 4 < pixels.length; ++row) {
    const from = row * width * 4;
    part.set(pixels.subarray(from, from + columns * 4), row * columns * 4);
  }
  return part;
}
