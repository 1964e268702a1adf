import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createRow } from '../../charts/markup/row.js';

/** On a narrower stage there is room for fewer digits. */
const kWide = 560;

/**
 * The edge of the training, the place that was typed in, and the numbers there.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createBeyondPicture(root, stage) {
  const [above, below, numbers] = createPanels(root, 3, {
    rows: 'minmax(0, 1.2fr) minmax(0, 1fr) auto',
    narrowRows: 'minmax(0, 1.1fr) minmax(0, 0.9fr) auto',
  });
  createLegend(above, [
    { text: stage.text('labels.wave'), tone: 'sine' },
    { text: stage.text('labels.learned'), tone: 'ink', kind: 'ring' },
    { text: stage.text('labels.typed'), tone: 'position', kind: 'dot' },
  ]);
  const height = { min: -1.3, max: 1.3, at: [-1, 0, 1] };
  const edge = createLineChart(above, {
    x: { title: stage.text('labels.slot'), min: 0, whole: true },
    // Room for a label above the wave and one below.
    y: { ...height, min: -1.75, max: 1.75 },
    onPick: (x) => stage.change({ trainingLength: Math.min(Math.max(Math.round(x), 2), 1000000) }),
  });
  const near = createLineChart(below, { label: stage.text('labels.nearby'), y: height });
  const row = createRow(numbers);
  return {
    render(model, { trainingLength, farPosition: farPos }) {
      drawEdge(edge, stage, model, trainingLength, farPos);
      drawNear(near, stage, model, farPos);
      const position = stage.number(farPos, '!');
      const digits = root.clientWidth < kWide ? ':4' : ':6';
      row.update({
        name: `PE(${position})`,
        cells: endsOf(model.values).map((one) => ({
          name: one ? String(one.dimension) : '',
          value: one ? one.value : null,
          text: one ? stage.number(one.value, digits) : '\u2026',
        })),
        notes: [
          stage.text('labels.norm', { norm: model.norm, half: model.values.length / 2 }),
          stage.text(model.hasRow ? 'labels.row' : 'labels.noRow', {
            position,
            last: trainingLength - 1,
          }),
        ],
      });
    },
    destroy() {
      edge.destroy();
      near.destroy();
    },
  };
}

/**
 * The training length and as much again.
 *
 * @param {ReturnType<typeof createLineChart>} chart
 * @param {import('../contract.js').Stage} stage
 * @param {any} model
 * @param {number} trainingLength
 * @param {number} farPos
 */
function drawEdge(
  chart,
  stage,
  { span, step, wave, learned, dots, height, turns },
  trainingLength,
  farPos,
) {
  chart.update({
    x: { max: span },
    series: [...(wave ? [{ tone: 'sine', step, ys: wave }] : []), dotted(dots, learned, 0)],
    bands: [
      {
        from: trainingLength,
        to: span,
        tone: 'muted',
        alpha: 0.1,
        end: 'start',
        label: wave ? stage.text('labels.none') : undefined,
      },
      ...(wave
        ? []
        : [
            {
              from: 0,
              to: span,
              tone: 'sine',
              alpha: 0.2,
              end: /** @type {const} */ ('start'),
              label: stage.text('labels.blur', { turns }),
            },
          ]),
    ],
    lines: [
      {
        axis: 'x',
        at: trainingLength,
        tone: 'ink',
        width: 2,
        label: stage.text('labels.end', { trainingLength }),
      },
    ],
    marks:
      farPos >= 0 && farPos <= span
        ? [{ x: farPos, y: height, tone: 'position', size: 7, label: stage.number(farPos, '!') }]
        : [],
    slider: {
      value: trainingLength,
      min: 2,
      max: Math.max(2 * trainingLength, 1000),
      step: Math.max(Math.round(trainingLength / 50), 1),
      text: stage.text('labels.now', { trainingLength }),
    },
  });
}

/**
 * The wave around the position that was typed in, slots counted from there.
 *
 * @param {ReturnType<typeof createLineChart>} chart
 * @param {import('../contract.js').Stage} stage
 * @param {any} model
 * @param {number} farPos
 */
function drawNear(chart, stage, { near, nearDots, learned, height }, farPos) {
  chart.update({
    x: {
      title: stage.text('labels.around', { position: stage.number(farPos, '!') }),
      min: -near.half,
      max: near.half,
      at: [-1, -0.5, 0, 0.5, 1].map((share) => share * near.half),
      format: (value) => (value > 0 ? '+' : '') + stage.number(value, '~4'),
    },
    series: [
      { tone: 'sine', first: near.from - farPos, step: near.run.step, ys: near.wave },
      dotted(nearDots, learned, farPos),
    ],
    marks: [
      {
        x: 0,
        y: height,
        tone: 'position',
        size: 7,
        label: stage.number(height, ':4'),
        side: height > 0.6 ? 'below' : 'above',
      },
    ],
  });
}

/**
 * @param {number[]} slots
 * @param {Float64Array} learned
 * @param {number} origin
 */
function dotted(slots, learned, origin) {
  return {
    tone: 'ink',
    line: false,
    points: /** @type {const} */ ('ring'),
    size: 3,
    xs: slots.map((slot) => slot - origin),
    ys: slots.map((slot) => learned[slot]),
  };
}

/**
 * The first four values and the last two, with a gap (null) between them.
 *
 * @param {Float64Array} values
 */
function endsOf(values) {
  const at = (/** @type {number} */ dimension) => ({ dimension, value: values[dimension] });
  const { length } = values;
  if (length <= 6) return Array.from(values, (_, dimension) => at(dimension));
  return [at(0), at(1), at(2), at(3), null, at(length - 2), at(length - 1)];
}
