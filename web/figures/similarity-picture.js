import { createColourBar } from '../charts/colour-bar.js';
import { addElement } from '../charts/element.js';
import { createHeatMap } from '../charts/heat-map.js';
import { createLineChart } from '../charts/line-chart.js';
import { divergingRamp, paintValues } from '../charts/palette.js';
import { createPanels } from '../charts/panels.js';

/** @typedef {import('../charts/heat-map.js').Cell} Cell */

/**
 * The curve over the offset, and the table in which each offset is a diagonal.
 *
 * @param {HTMLElement} root
 * @param {import('./contract.js').Stage} stage
 * @returns {import('./contract.js').Mounted}
 */
export function createSimilarityPicture(root, stage) {
  const [left, right] = createPanels(root, 2, {
    columns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 0.8fr) minmax(0, 1fr)',
  });
  let length = 0;
  const curve = createLineChart(left, {
    x: { title: stage.text('labels.offset'), min: 0 },
    y: { title: stage.text('labels.dot') },
    onPick: (x) => stage.change({ k: Math.min(Math.max(Math.round(x), 0), length - 1) }),
  });
  const table = createTable(right, stage);
  return {
    render(model, { first }) {
      length = model.length;
      drawCurve(curve, stage, model);
      table.show(model, first);
    },
    destroy() {
      curve.destroy();
      table.destroy();
    },
  };
}

/**
 * @param {ReturnType<typeof createLineChart>} chart
 * @param {import('./contract.js').Stage} stage
 * @param {any} model
 */
function drawCurve(chart, stage, { dots, rises, most, offset, length }) {
  const low = dots.some((/** @type {number} */ dot) => dot < 0) ? -most : 0;
  const marked = offset !== null;
  chart.update({
    x: { max: length - 1 },
    y: {
      min: low * 1.1,
      max: most * 1.1,
      at: [-1, -0.5, 0, 0.25, 0.5, 0.75, 1].map((share) => share * most),
    },
    series: [
      {
        tone: 'warning',
        line: false,
        points: 'triangle',
        size: 4,
        xs: rises.map((/** @type {number} */ from) => from + 1),
        ys: rises.map((/** @type {number} */ from) => dots[from + 1]),
      },
      { tone: 'warning', width: 3, ...stretches(dots, rises) },
      { tone: 'muted', ys: dots, width: 1.75 },
    ],
    lines: [
      { axis: 'y', at: most, label: stage.text('labels.most', { most }) },
      ...(marked
        ? [{ axis: /** @type {const} */ ('x'), at: offset, tone: 'shifted', dash: [2, 4] }]
        : []),
    ],
    marks: marked
      ? [
          {
            x: offset,
            y: dots[offset],
            tone: 'shifted',
            shape: 'diamond',
            label: stage.text('labels.here', { offset, dot: dots[offset] }),
            side: offset > length / 2 ? 'left' : 'right',
          },
        ]
      : [],
    slider: {
      value: offset ?? 0,
      min: 0,
      max: length - 1,
      text: stage.text('labels.now', { offset: offset ?? 0, dot: dots[offset ?? 0] }),
    },
  });
}

/**
 * The rising stretches alone; NaN lifts the pen.
 *
 * @param {Float64Array} dots
 * @param {number[]} rises
 */
function stretches(dots, rises) {
  return {
    xs: rises.flatMap((k) => [k, k + 1, k + 1]),
    ys: rises.flatMap((k) => [dots[k], dots[k + 1], Number.NaN]),
  };
}

/** @param {HTMLElement} root @param {import('./contract.js').Stage} stage */
function createTable(root, stage) {
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
    x: { title: stage.text('labels.slot'), format: name },
    y: { title: stage.text('labels.slot'), format: name },
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
      map.update({
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
