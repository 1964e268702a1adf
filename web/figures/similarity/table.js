import { createHeatMap } from '../../charts/chartjs/heat-map.js';
import { createColourBar } from '../../charts/markup/colour-bar.js';
import { addElement } from '../../charts/markup/element.js';
import { divergingRamp, paintValues } from '../../charts/palette.js';

/** @typedef {import('../../charts/chartjs/heat-map.js').Cell} Cell */

const kFar = 1e7;

/**
 * The table of dot products, with the diagonals of one offset and one cell marked.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 */
export function createTable(root, stage) {
  let first = 0;
  let painted = '';
  /** @type {any} */
  let known = null;
  /** @type {Cell | null} */
  let picked = null;
  const name = (/** @type {number} */ slot) => stage.number(first + slot, '!');
  const sentence = (/** @type {Cell | null} */ cell) => {
    if (!cell) return '';
    const { gram, size } = known;
    const dot = gram[cell.row * size + cell.column];
    return stage.text('labels.cell', { row: name(cell.row), column: name(cell.column), dot });
  };
  const map = createHeatMap(root, {
    label: stage.text('labels.table'),
    square: true,
    onCell(cell, way) {
      picked = slotsOf(cell);
      map.point(cell);
      stage.change({ k: Math.abs(picked.row - picked.column) });
      if (way === 'keyboard') stage.announce(sentence(picked));
    },
    onHover(cell) {
      map.point(cell);
      reading.textContent = sentence(slotsOf(cell));
    },
    onLeave: () => point(),
  });
  /** How many slots a cell stands for: more than one where the table is larger than the screen. */
  let block = 1;
  const slotsOf = (/** @type {Cell} */ { row, column }) => ({
    row: Math.min(row * block, known.size - 1),
    column: Math.min(column * block, known.size - 1),
  });
  const cellOf = (/** @type {Cell} */ { row, column }) => ({
    row: Math.floor(row / block),
    column: Math.floor(column / block),
  });
  const foot = addElement('div', 'similarity-foot', root);
  const bar = createColourBar(foot, { ticks: [] });
  const reading = addElement('p', 'readout', foot);
  function point() {
    const cell = chosenCell(picked, known);
    map.point(cell && cellOf(cell));
    reading.textContent = sentence(cell);
  }
  return {
    /** @param {any} model @param {number} start */
    show(model, start) {
      const { gram, size, most, offset } = model;
      const ramp = divergingRamp().join();
      const { rows: down, columns: across } = map.room();
      const room = Math.min(down, across) || size;
      const fresh = gram !== known?.gram || ramp !== painted;
      block = Math.ceil(size / room);
      const shown = Math.ceil(size / block);
      known = model;
      first = start;
      painted = ramp;
      const near = Math.abs(start) < kFar;
      // Far out, numbers of slots are too long for an axis, so it counts from the first.
      const axis = {
        title: near ? stage.text('labels.slot') : stage.text('labels.far', { first }),
        format: near ? name : undefined,
      };
      map.update({
        x: axis,
        y: axis,
        rows: shown,
        columns: shown,
        step: block,
        columnStep: block,
        paths: offset === null ? [] : diagonals(Math.floor(offset / block), shown),
        ...(fresh ? { pixels: paintValues(meansOf(gram, size, block), most) } : {}),
      });
      point();
      bar.update([
        { at: 0, text: stage.number(-most) },
        { at: 0.5, text: '0' },
        { at: 1, text: stage.number(most) },
      ]);
    },
    destroy: map.destroy,
  };
}

/**
 * The cell that was picked, while it lies at the chosen offset; else the first that does.
 *
 * @param {Cell | null} picked
 * @param {{offset: number | null, size: number}} model
 * @returns {Cell | null}
 */
function chosenCell(picked, { offset, size }) {
  if (offset === null || offset >= size) return null;
  const fits =
    picked &&
    Math.abs(picked.row - picked.column) === offset &&
    picked.row < size &&
    picked.column < size;
  return fits ? picked : { row: 0, column: offset };
}

/**
 * The means of blocks of the table, where a block is as small as a pixel.
 *
 * @param {Float64Array} gram
 * @param {number} size
 * @param {number} block
 */
function meansOf(gram, size, block) {
  if (block === 1) return gram;
  const shown = Math.ceil(size / block);
  const sums = new Float64Array(shown * shown);
  const counts = new Float64Array(shown * shown);
  for (let row = 0; row < size; ++row) {
    for (let column = 0; column < size; ++column) {
      const at = Math.floor(row / block) * shown + Math.floor(column / block);
      sums[at] += gram[row * size + column];
      counts[at] += 1;
    }
  }
  return sums.map((sum, at) => sum / counts[at]);
}

/** The two diagonals of one offset. @param {number} offset @param {number} size */
function diagonals(offset, size) {
  if (offset > size - 2) return [];
  const end = size - 1;
  const upper = { from: { row: 0, column: offset }, to: { row: end - offset, column: end } };
  const lower = { from: { row: offset, column: 0 }, to: { row: end, column: end - offset } };
  return offset === 0 ? [upper] : [upper, lower];
}
