import { createHeatMap } from '../../charts/chartjs/heat-map.js';
import { createColourBar } from '../../charts/markup/colour-bar.js';
import { addElement } from '../../charts/markup/element.js';
import { createPanels } from '../../charts/markup/panels.js';
import { divergingColour, divergingRamp } from '../../charts/palette.js';
import { createChanged } from '../shared/changed.js';
import { wordAxis, wordsAt } from '../shared/words.js';

const kFar = 1e7;

/**
 * The table as one image, the cell that is read, and what the colours mean.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createHeatmapPicture(root, stage) {
  const [panel] = createPanels(root, 1);
  /** @type {any} */
  let known = null;
  const changed = createChanged();
  /** Slots of a row: several where there are more of them than pixels; their mean is then shown. */
  let per = 1;
  const perRow = (/** @type {number} */ rows) => Math.ceil(rows / (map.room().rows || rows));
  const inRow = (/** @type {any} */ cell) =>
    cell && { row: Math.floor(cell.row / per), column: cell.column };
  const placeOf = (
    /** @type {import('../../charts/chartjs/heat-map.js').Cell} */ { row, column },
  ) => ({
    pos: known.first + row * per,
    dimension: column,
  });
  const read = (/** @type {{pos: number, dimension: number}} */ place) => {
    const { dModel, base } = stage.state;
    return { ...stage.engine.slotMap({ dModel, base, ...place }), pos: place.pos };
  };
  const map = createHeatMap(panel, {
    x: { title: stage.text('labels.dimension') },
    onCell(cell, way) {
      const place = placeOf(cell);
      stage.change({ position: place.pos, dimension: place.dimension });
      if (way === 'keyboard') stage.announce(sentenceOf(stage, read(place)));
    },
    onHover(cell) {
      map.point(cell);
      foot.show(read(placeOf(cell)));
    },
    onLeave() {
      map.point(inRow(known.cell));
      foot.show(known.reading);
    },
  });
  const foot = createFoot(panel, stage);
  return {
    render(model, { dModel, base, first, count: asked, sentence }) {
      known = model;
      const { rows, columns, cell } = model;
      const colours = divergingRamp();
      const paint = () => {
        per = perRow(rows);
        const count = Math.floor(rows / per);
        const window = { dModel, base, first, count, slotsPerRow: per };
        const pixels = stage.engine.heatMap({ ...window, colours });
        const named = first === 0 ? wordAxis(sentence, rows, true) : {};
        const y = { at: undefined, ...slotAxis(stage, first), ...(named.at ? named : {}) };
        map.update({ rows: count, step: per, columns, first, cell: inRow(cell), y, pixels });
      };
      const words = wordsAt(sentence, rows) ? sentence : '';
      if (!changed(dModel, base, first, rows, colours, perRow(rows), words)) {
        map.point(inRow(cell));
      } else {
        paint();
        // The room is known for certain once the axes have taken theirs.
        if (perRow(rows) !== per) paint();
      }
      foot.show(model.reading);
      foot.warn({
        inside: cell !== null,
        cut: rows < asked ? { rows, count: asked } : null,
        sampled: sampledIn(map.sampled(), columns),
        per,
      });
    },
    destroy: map.destroy,
  };
}

/**
 * Far out, numbers of slots are too long for an axis, so it counts from the first.
 *
 * @param {import('../contract.js').Stage} stage
 * @param {number} first
 */
function slotAxis(stage, first) {
  const near = Math.abs(first) < kFar;
  return {
    title: near ? stage.text('labels.slot') : stage.text('labels.far', { first }),
    format: (/** @type {number} */ slot) => stage.number(near ? slot : slot - first),
  };
}

/** @param {import('../contract.js').Stage} stage @param {any} reading */
function sentenceOf(stage, reading) {
  return stage.text(reading.isSine ? 'labels.sine' : 'labels.cosine', reading);
}

/**
 * @param {HTMLElement} panel
 * @param {import('../contract.js').Stage} stage
 */
function createFoot(panel, stage) {
  const foot = addElement('div', 'heatmap-foot', panel);
  const line = addElement('p', 'readout', foot);
  const swatch = addElement('span', 'swatch', line);
  const words = addElement('span', '', line);
  line.append(' ');
  const note = addElement('span', 'heatmap-note', line);
  createColourBar(foot, {
    ticks: [
      { at: 0, text: '\u22121' },
      { at: 0.5, text: '0' },
      { at: 1, text: '+1' },
    ],
  });
  return {
    /** @param {any} reading */
    show(reading) {
      swatch.style.setProperty('--tint', divergingColour(reading.value));
      words.textContent = sentenceOf(stage, reading);
    },
    /**
     * @param {{inside: boolean, cut: {rows: number, count: number} | null, per: number,
     *   sampled: {shown: number, pairs: number} | null}} what inside: whether the cell is shown;
     *   cut: how many slots are drawn, if not all; sampled: the same for pairs; per: slots of a row
     */
    warn({ inside, cut, sampled, per }) {
      const notes = [
        inside ? '' : stage.text('labels.outside'),
        cut ? stage.text('labels.cut', cut) : '',
        sampled ? stage.text('labels.sampled', sampled) : '',
        per > 1 ? stage.text('labels.means', { per }) : '',
      ];
      note.textContent = notes.filter(Boolean).join(' ');
    },
  };
}

/**
 * @param {number | null} shown columns
 * @param {number} columns
 */
function sampledIn(shown, columns) {
  return shown === null ? null : { shown: shown / 2, pairs: columns / 2 };
}
