import { createCircleChart } from '../../charts/canvas/circle-chart.js';
import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { addElement } from '../../charts/markup/element.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';

/** More turns than these are not marked one by one. */
const kMarkedTurns = 8;
/** Wider than any angle: a whole ring. */
const kWhole = 7;

/**
 * The two waves with the document laid under them, and the ring at the document's end.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createSlowestPicture(root, stage) {
  const [left, right] = createPanels(root, 2, {
    columns: 'minmax(0, 2.1fr) minmax(0, 1fr)',
    narrowRows: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  });
  createLegend(left, [
    { text: stage.text('labels.sine'), tone: 'sine' },
    { text: stage.text('labels.cosine'), tone: 'cosine', kind: 'dashed' },
  ]);
  const chart = createLineChart(left, {
    x: { title: stage.text('labels.slot'), min: 0, whole: true },
    y: { min: -1.65, max: 1.65, at: [-1, 0, 1] },
    onPick: (x) =>
      stage.change({ length: Math.min(Math.max(Math.round(x), 0), stage.state.slowestCount) }),
  });
  const title = addElement('p', 'readout slowest-title', right);
  const circle = createCircleChart(right, { reach: 1.2, label: stage.text('labels.ring') });
  return {
    render(model, { slowestCount: slowCount, length }) {
      drawWaves(chart, stage, model, slowCount, length);
      const { turns, angle, end } = model;
      title.textContent = stage.text('labels.turned', { turns, length });
      const wedge = { kind: /** @type {const} */ ('wedge'), tone: 'step', width: 1 };
      circle.update({
        arcs: [
          { from: 0, to: turns < 1 ? angle : kWhole, radius: 1, ...wedge },
          { from: 0, to: angle, radius: 0.55, tone: 'step', arrow: angle > 0.1 },
        ],
        rays: [
          { x: 1, y: 0, tone: 'muted', dash: [3, 4] },
          { x: end.cosine, y: end.sine, tone: 'position' },
        ],
        marks: [{ x: end.cosine, y: end.sine, tone: 'position', size: 7 }],
      });
    },
    destroy() {
      chart.destroy();
      circle.destroy();
    },
  };
}

/**
 * @param {ReturnType<typeof createLineChart>} chart
 * @param {import('../contract.js').Stage} stage
 * @param {any} model
 * @param {number} slowCount
 * @param {number} length
 */
function drawWaves(chart, stage, { wave, step, shown, wavelength, end, turns }, slowCount, length) {
  const further = length > slowCount;
  const blur = {
    from: 0,
    to: slowCount,
    tone: 'muted',
    alpha: 0.25,
    label: stage.text('labels.blur', { shown }),
  };
  chart.update({
    x: { max: slowCount },
    series: wave
      ? [
          { tone: 'sine', step, ys: wave.sines },
          { tone: 'cosine', step, ys: wave.cosines, dash: [7, 4] },
        ]
      : [],
    bands: [
      { from: 0, to: Math.min(length, slowCount), tone: 'position', alpha: 0.1 },
      ...(wave ? [] : [blur]),
    ],
    lines: [
      { axis: 'y', at: 1 },
      { axis: 'y', at: -1 },
      ...turnLines(stage, wavelength, slowCount),
      {
        axis: 'x',
        at: Math.min(length, slowCount),
        tone: 'position',
        dash: [],
        width: 2,
        grip: true,
        end: 'start',
        label: stage.text(further ? 'labels.further' : 'labels.document', { length }),
      },
    ],
    marks:
      wave && !further
        ? [
            { x: length, y: end.sine, tone: 'sine' },
            { x: length, y: end.cosine, tone: 'cosine', shape: 'square' },
          ]
        : [],
    slider: {
      value: length,
      min: 0,
      max: slowCount,
      step: Math.max(Math.round(slowCount / 100), 1),
      text: stage.text('labels.now', { length, turns }),
    },
  });
}

/**
 * Where whole turns end.
 *
 * @param {import('../contract.js').Stage} stage
 * @param {number} wavelength
 * @param {number} slowCount
 * @returns {import('../../charts/canvas/marks.js').ReferenceLine[]}
 */
function turnLines(stage, wavelength, slowCount) {
  const turns = Math.floor(slowCount / wavelength);
  if (turns > kMarkedTurns) return [];
  return Array.from({ length: turns }, (_, n) => ({
    axis: 'x',
    at: (n + 1) * wavelength,
    tone: 'step',
    label: n === 0 ? stage.text('labels.turn', { wavelength }) : undefined,
  }));
}
