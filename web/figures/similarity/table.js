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
    onCell(cell, way) {
      picked = cell;
      map.point(cell);
      stage.change({ k: Math.abs(cell.row - cell.column) });
      if (way === 'keyboard') stage.announce(sentence(cell));
    },
    onHover(cell) {
      map.point(cell);
      reading.textContent = sentence(cell);
    },
    onLeave: () => point(),
  });
  const foot = addElement('div', 'similarity-foot', root);
  const bar = createColourBar(foot, { ticks: [] });
  const reading = addElement('p', 'readout', foot);
  function point() {
    const cell = chosenCell(picked, known);
    map.point(cell);
    reading.textContent = sentence(cell);
  }
  return {
    /** @param {any} model @param {number} start */
    show(model, start) {
      const { gram, size, most, offset } = model;
      const ramp = divergingRamp().join();
      const fresh = gram !== known?.gram || ramp !== painted;
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
        rows: size,
        columns: size,
        paths: offset === null ? [] : diagonals(offset, size),
        ...(fresh ? { pixels: paintValues(gram, most) } : {}),
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

/** The two diagonals of one offset. @param {number} offset @param {number} size */
function diagonals(offset, size) {
  if (offset > size - 2) return [];
  const end = size - 1;
  const upper = { from: { row: 0, column: offset }, to: { row: end - offset, column: end } };
  const lower = { from: { row: offset, column: 0 }, to: { row: end, column: end - offset } };
  return offset === 0 ? [upper] : [upper, lower];
}
