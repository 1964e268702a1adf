import { createColourBar } from '../charts/colour-bar.js';
import { createHeatMap } from '../charts/heat-map.js';
import { divergingColour, divergingRamp } from '../charts/palette.js';
import { createPanels } from '../charts/panels.js';

/** More rows than this would have to share pixels, and bands would appear that are not there. */
const kMostRows = 512;
const kMostColumns = 1024;

/**
 * The table itself: a row for each slot, a column for each dimension.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'heatmap',
  reads: ['dModel', 'base', 'count', 'first', 'pos', 'dimension'],
  controls: ['dModel', 'base', 'count', { key: 'first', presets: [0, 1000, 1000000] }],
  size: 'wide',
  aspect: 1.32,
  narrowAspect: 0.82,

  model(engine, { dModel, base, count, first, pos, dimension }) {
    const rows = Math.min(count, kMostRows);
    const columns = Math.min(dModel, kMostColumns);
    // Refuses what the picture would refuse, so that it is known before anything is drawn.
    engine.pairWave({ dModel, base, pair: 0, first, count: rows });
    const row = pos - first;
    const inside = Number.isInteger(row) && row >= 0 && row < rows && dimension < columns;
    const { turns } = engine.ladder({ dModel, base, length: rows });
    return {
      rows,
      columns,
      first,
      last: first + rows - 1,
      cell: inside ? { row, column: dimension } : null,
      reading: engine.slotMap({ dModel, base, pos, dimension }),
      values: engine.encode({ dModel, base, first: pos, count: 1, dtype: 'float64' }),
      turns,
    };
  },

  facts({ rows, columns, first, last, reading, turns }, { count, dModel, pos, dimension }) {
    return {
      rows,
      columns,
      first,
      last,
      count,
      dModel,
      pos,
      dimension,
      pair: reading.pair,
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

  mount(root, stage) {
    const [panel] = createPanels(root, 1);
    const { engine } = stage;
    /** @type {any} */
    let known = null;
    const place = (/** @type {import('../charts/heat-map.js').Cell} */ { row, column }) => ({
      pos: known.first + row,
      dimension: column,
    });
    const map = createHeatMap(panel, {
      x: { title: stage.text('labels.dimension') },
      y: { title: stage.text('labels.slot') },
      onCell(cell, way) {
        stage.change(place(cell));
        if (way === 'keyboard') stage.announce(sentenceOf(stage, readAt(engine, stage, cell)));
      },
      onHover(cell) {
        map.point(cell);
        foot.show(readAt(engine, stage, cell), place(cell).pos);
      },
      onLeave() {
        map.point(known.cell);
        foot.show(known.reading, stage.state.pos);
      },
    });
    const foot = createFoot(panel, stage);
    /** @param {any} encoder @param {typeof stage} at @param {any} cell */
    function readAt(encoder, at, cell) {
      const { dModel, base } = at.state;
      const read = place(cell);
      return { ...encoder.slotMap({ dModel, base, ...read }), pos: read.pos };
    }
    let painted = '';
    const paint = (/** @type {any} */ model, /** @type {any} */ { dModel, base, first }) => {
      const colours = divergingRamp();
      const wanted = [dModel, base, first, model.rows, colours.join()].join(' ');
      if (wanted === painted) return {};
      painted = wanted;
      const pixels = engine.heatMap({ dModel, base, first, count: model.rows, colours });
      return { pixels: leftPart(pixels, dModel, model) };
    };
    stage.onTheme(() => {
      if (known) draw(known, stage.state);
    });
    const draw = (/** @type {any} */ model, /** @type {any} */ state) => {
      const { rows, columns, first, cell } = model;
      const change = paint(model, state);
      if (change.pixels) map.update({ rows, columns, first, cell, ...change });
      else map.point(cell);
      foot.show({ ...model.reading, pos: state.pos }, state.pos);
      foot.crowd(map.chart, model);
    };
    return {
      render(model, state) {
        known = model;
        draw(model, state);
      },
      destroy: map.destroy,
    };
  },
};

/** @param {import('./contract.js').Stage} stage @param {any} reading */
function sentenceOf(stage, reading) {
  const key = reading.isSine ? 'labels.sine' : 'labels.cosine';
  return stage.text(key, { ...reading, pos: reading.pos });
}

/**
 * Under the picture: the cell that is read, and what the colours mean.
 *
 * @param {HTMLElement} panel
 * @param {import('./contract.js').Stage} stage
 */
function createFoot(panel, stage) {
  const foot = document.createElement('div');
  foot.className = 'heatmap-foot';
  const reading = document.createElement('p');
  reading.className = 'readout';
  const swatch = document.createElement('span');
  swatch.className = 'swatch';
  const words = document.createElement('span');
  const note = document.createElement('span');
  note.className = 'heatmap-note';
  reading.append(swatch, words, note);
  foot.append(reading);
  panel.append(foot);
  createColourBar(foot, {
    ticks: [
      { at: 0, text: '\u22121' },
      { at: 0.5, text: '0' },
      { at: 1, text: '+1' },
    ],
  });
  return {
    /** @param {any} read @param {number} pos */
    show(read, pos) {
      swatch.style.background = divergingColour(read.value);
      words.textContent = sentenceOf(stage, { ...read, pos });
    },
    /** @param {any} chart @param {{rows: number, columns: number}} size */
    crowd(chart, { rows, columns }) {
      const { width, height } = chart.chartArea ?? {};
      const ratio = chart.currentDevicePixelRatio;
      const share = Math.max(rows / (height * ratio), columns / (width * ratio));
      note.textContent = share > 1 ? stage.text('labels.crowded', { share }) : '';
    },
  };
}

/**
 * @param {Uint8ClampedArray} pixels
 * @param {number} dModel
 * @param {{rows: number, columns: number}} size
 */
function leftPart(pixels, dModel, { rows, columns }) {
  if (columns === dModel) return pixels;
  const part = new Uint8ClampedArray(4 * rows * columns);
  for (let row = 0; row < rows; ++row) {
    const from = 4 * row * dModel;
    part.set(pixels.subarray(from, from + 4 * columns), 4 * row * columns);
  }
  return part;
}
