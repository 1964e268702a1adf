import { createColourBar } from '../charts/colour-bar.js';
import { createHeatMap } from '../charts/heat-map.js';
import { createLineChart } from '../charts/line-chart.js';
import { paintValues } from '../charts/palette.js';
import { createPanels } from '../charts/panels.js';

/** So many numbers at most are multiplied for the table of dot products, to stay within a frame. */
const kMostProducts = 2 ** 22;
/** Beyond this offset the curve is not drawn out for the sake of one point. */
const kFarthest = 1000;

/**
 * How alike two slots are: a curve over their distance, and the table of all of them.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'similarity',
  reads: ['dModel', 'base', 'count', 'gramCount', 'first', 'k'],
  controls: [
    'k',
    'dModel',
    'base',
    'count',
    'gramCount',
    { key: 'first', presets: [0, 1000, 1000000], slider: false },
  ],
  size: 'wide',
  aspect: 1.55,
  narrowAspect: 0.5,

  model(engine, { dModel, base, count, gramCount, first, k }) {
    const offset = Math.abs(k);
    const length = offset < kFarthest ? Math.max(count, offset + 1) : count;
    const { dots, falls } = engine.similarity({ dModel, base, count: length });
    const size = tableSize(gramCount, dModel);
    const gram = engine.gram({ dModel, base, first, count: size });
    return {
      dots,
      rises: risesOf(dots),
      falls,
      length,
      size,
      gram,
      spread: spreadOf(gram, size),
      offset: offset < length ? offset : null,
      most: dModel / 2,
    };
  },

  facts({ dots, rises, falls, length, size, spread, offset, most }, { dModel, first, gramCount }) {
    const [rise = 0] = rises;
    return {
      dModel,
      most,
      steps: length - 1,
      last: length - 1,
      falls,
      rises: rises.length,
      firstRise: rise,
      after: rise + 1,
      before: dots[rise],
      higher: dots[rise + 1],
      lowest: Math.min(...dots),
      size,
      gramCount,
      first,
      end: first + size - 1,
      spread,
      offset: offset ?? '\u2013',
      dot: offset === null ? '\u2013' : dots[offset],
    };
  },

  table({ dots }) {
    return {
      columns: ['offset', 'dot', 'change'],
      rows: Array.from(dots, (/** @type {number} */ dot, /** @type {number} */ offset) => [
        offset,
        dot,
        offset === 0 ? '' : dot > dots[offset - 1] ? '\u25b2' : '\u25bd',
      ]),
    };
  },

  mount(root, stage) {
    const [curve, table] = createPanels(root, 2, {
      columns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      narrowRows: 'minmax(0, 0.8fr) minmax(0, 1fr)',
    });
    /** @type {any} */
    let known = null;
    const pick = (/** @type {number} */ k) => stage.change({ k });
    const chart = createLineChart(curve, {
      x: { title: stage.text('labels.offset'), min: 0 },
      y: { title: stage.text('labels.dot') },
      onPick: (x) => pick(Math.min(Math.max(Math.round(x), 0), known.length - 1)),
    });
    const map = createHeatMap(table, {
      x: { title: stage.text('labels.position') },
      y: { title: stage.text('labels.position') },
      onCell: ({ row, column }) => {
        at = { row, column };
        pick(Math.abs(row - column));
        map.point(at);
      },
      onHover: () => {},
    });
    const bar = createColourBar(table, { ticks: [] });
    bar.element.classList.add('similarity-bar');
    /** @type {import('../charts/heat-map.js').Cell | null} */
    let at = null;
    /** @type {Float64Array | null} */
    let painted = null;
    const paint = () => {
      const { size, most, offset, gram } = known;
      const fits = at && offset !== null && Math.abs(at.row - at.column) === offset;
      const pixels = gram === painted ? {} : { pixels: paintValues(gram, most) };
      painted = gram;
      map.update({
        rows: size,
        columns: size,
        ...pixels,
        cell: fits ? at : null,
        paths: offset === null ? [] : diagonals(offset, size),
      });
    };
    stage.onTheme(() => {
      painted = null;
      if (known) paint();
    });
    return {
      render(model, state) {
        known = model;
        const { dots, rises, most, offset, length } = model;
        const low = Math.min(0, ...dots);
        chart.update({
          x: { max: length - 1 },
          y: { min: low * 1.08, max: most * 1.08 },
          series: [
            { tone: 'ink', ys: dots, width: 1.75 },
            { tone: 'warning', width: 3, ...segments(dots, rises) },
            {
              tone: 'warning',
              line: false,
              points: 'triangle',
              size: 3.5,
              xs: rises.map((/** @type {number} */ rise) => rise + 1),
              ys: rises.map((/** @type {number} */ rise) => dots[rise + 1]),
            },
          ],
          lines: [
            { axis: 'y', at: most, label: stage.text('labels.most', { most }) },
            ...(offset === null
              ? []
              : [{ axis: /** @type {const} */ ('x'), at: offset, tone: 'shifted', dash: [2, 4] }]),
          ],
          marks:
            offset === null
              ? []
              : [
                  {
                    x: offset,
                    y: dots[offset],
                    tone: 'shifted',
                    shape: 'diamond',
                    label: stage.text('labels.here', { offset, dot: dots[offset] }),
                    side: offset > length / 2 ? 'left' : 'right',
                  },
                ],
          slider: {
            value: offset ?? 0,
            min: 0,
            max: length - 1,
            text: stage.text('labels.now', { offset: offset ?? 0 }),
          },
        });
        const { first } = state;
        const name = (/** @type {number} */ value) => stage.number(first + value, '!');
        map.update({ x: { format: name }, y: { format: name } });
        bar.update([
          { at: 0, text: stage.number(-most) },
          { at: 0.5, text: '0' },
          { at: 1, text: stage.number(most) },
        ]);
        paint();
      },
      destroy() {
        chart.destroy();
        map.destroy();
      },
    };
  },
};

/** @param {number} asked @param {number} dModel */
function tableSize(asked, dModel) {
  return Math.max(Math.min(asked, Math.floor(Math.sqrt(kMostProducts / dModel))), 2);
}

/** The offsets from which the curve goes up. @param {Float64Array} dots */
function risesOf(dots) {
  const rises = [];
  for (let k = 0; k + 1 < dots.length; ++k) if (dots[k + 1] > dots[k]) rises.push(k);
  return rises;
}

/**
 * The rising stretches alone; NaN lifts the pen.
 *
 * @param {Float64Array} dots
 * @param {number[]} rises
 */
function segments(dots, rises) {
  return {
    xs: rises.flatMap((k) => [k, k + 1, k + 1]),
    ys: rises.flatMap((k) => [dots[k], dots[k + 1], Number.NaN]),
  };
}

/**
 * How much the values along one diagonal differ, at most.
 *
 * @param {Float64Array} gram
 * @param {number} size
 */
function spreadOf(gram, size) {
  let widest = 0;
  for (let offset = 0; offset < size; ++offset) {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let row = 0; row + offset < size; ++row) {
      const value = gram[row * size + row + offset];
      if (value < low) low = value;
      if (value > high) high = value;
    }
    widest = Math.max(widest, high - low);
  }
  return widest;
}

/** The two diagonals of one distance. @param {number} offset @param {number} size */
function diagonals(offset, size) {
  if (offset > size - 2) return [];
  const end = size - 1;
  const upper = { from: { row: 0, column: offset }, to: { row: end - offset, column: end } };
  const lower = { from: { row: offset, column: 0 }, to: { row: end, column: end - offset } };
  return offset === 0 ? [upper] : [upper, lower];
}
