import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createTable } from './table.js';

/** More dots than this would run into each other. */
const kDots = 200;

/**
 * The curve over the offset, and the table in which each offset is a diagonal.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createSimilarityPicture(root, stage) {
  const [left, right] = createPanels(root, 2, {
    columns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 0.8fr) minmax(0, 1fr)',
  });
  let length = 0;
  const curve = createLineChart(left, {
    x: { title: stage.text('labels.offset'), min: 0, whole: true },
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
 * @param {import('../contract.js').Stage} stage
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
        size: 3,
        xs: rises.map((/** @type {number} */ from) => from + 1),
        ys: rises.map((/** @type {number} */ from) => dots[from + 1]),
      },
      { tone: 'muted', ys: dots, width: 1 },
      // The values are those at whole offsets; the line only leads the eye from one to the next.
      ...(length <= kDots
        ? [
            {
              tone: 'muted',
              ys: dots,
              line: false,
              points: /** @type {const} */ ('dot'),
              size: 1.8,
            },
          ]
        : []),
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
            grip: true,
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
