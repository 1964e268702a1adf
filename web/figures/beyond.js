import { createLegend } from '../charts/legend.js';
import { createLineChart } from '../charts/line-chart.js';
import { createPanels } from '../charts/panels.js';
import { createRow } from '../charts/row.js';

const kSamples = 960;
/** With fewer samples to a turn than these, a line would draw waves that are not there. */
const kSamplesPerTurn = 8;
/** So many dots can be told apart. */
const kMostDots = 96;
/** The table's noise is not trained on anything; another seed would do. */
const kSeed = 7;
const kFarthest = 2 ** 53;

/**
 * Past the last slot of the training the wave has values, and a table has none.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'beyond',
  reads: ['dModel', 'base', 'slowPair', 'trainingLength', 'farPos'],
  controls: [
    {
      key: 'farPos',
      slider: false,
      presets: [
        50000,
        16777217,
        { text: 'edge', values: { farPos: kFarthest } },
        0.5,
        -3,
      ],
    },
    'trainingLength',
    'slowPair',
    'dModel',
    'base',
  ],
  size: 'wide',
  aspect: 1.35,
  narrowAspect: 0.5,

  model(engine, { dModel, base, slowPair: pair, trainingLength, farPos }) {
    const ladder = { dModel, base };
    const span = 2 * trainingLength;
    const turns = engine.ladder({ ...ladder, length: span }).turns[pair];
    const run = { first: 0, step: span / kSamples, count: kSamples + 1 };
    const learned = engine.learnedTable({ rows: trainingLength, seed: kSeed });
    const near = neighbourhood(farPos, engine.wavelengths(ladder)[pair]);
    const { smallest } = engine.norms({ ...ladder, first: farPos, count: 1 });
    return {
      span,
      turns,
      step: run.step,
      wave:
        turns * kSamplesPerTurn > kSamples ? null : sines(engine.pairWave({ ...ladder, pair, ...run })),
      learned,
      dots: everyFew(0, trainingLength - 1),
      near: { ...near, wave: sines(engine.pairWave({ ...ladder, pair, ...near.run })) },
      nearDots: everyFew(
        Math.max(Math.ceil(near.from), 0),
        Math.min(Math.floor(near.to), trainingLength - 1),
      ),
      height: engine.pairWave({ ...ladder, pair, first: farPos, count: 1 })[0],
      values: engine.encode({ ...ladder, first: farPos, count: 1, dtype: 'float64' }),
      norm: Math.sqrt(smallest),
      hasRow: Number.isInteger(farPos) && farPos >= 0 && farPos < trainingLength,
    };
  },

  facts({ values, norm, height, turns }, { dModel, slowPair, trainingLength, farPos }) {
    return {
      dModel,
      pair: slowPair,
      trainingLength,
      lastRow: trainingLength - 1,
      end: 2 * trainingLength,
      pos: farPos,
      position: String(farPos).replace('-', '\u2212'),
      height,
      turns,
      norm,
      first: values[0],
      second: values[1],
      last: values[values.length - 1],
    };
  },

  table({ values }) {
    return {
      columns: ['dimension', 'part', 'value'],
      rows: Array.from(values, (/** @type {number} */ value, /** @type {number} */ dimension) => [
        dimension,
        dimension % 2 === 0 ? 'sin' : 'cos',
        value,
      ]),
    };
  },

  mount(root, stage) {
    const [edge, far, numbers] = createPanels(root, 3, {
      rows: 'minmax(0, 1.2fr) minmax(0, 1fr) auto',
      narrowRows: 'minmax(0, 1.1fr) minmax(0, 0.9fr) auto',
    });
    createLegend(edge, [
      { text: stage.text('labels.wave'), tone: 'sine' },
      { text: stage.text('labels.learned'), tone: 'ink', kind: 'ring' },
      { text: stage.text('labels.typed'), tone: 'position', kind: 'dot' },
    ]);
    const axis = { min: -1.3, max: 1.3, at: [-1, 0, 1] };
    const chart = createLineChart(edge, {
      x: { title: stage.text('labels.slot'), min: 0 },
      y: axis,
      onPick: (x) =>
        stage.change({ trainingLength: Math.min(Math.max(Math.round(x), 2), 1000000) }),
    });
    const close = createLineChart(far, { y: axis });
    const row = createRow(numbers);
    return {
      render(model, { trainingLength, farPos }) {
        drawEdge(chart, stage, model, trainingLength, farPos);
        drawNear(close, stage, model, farPos);
        const position = String(farPos).replace('-', '\u2212');
        row.update({
          name: `PE(${position})`,
          cells: endsOf(model.values).map((one) => ({
            name: one === null ? '' : String(one.dimension),
            value: one === null ? null : one.value,
            text: one === null ? '\u2026' : stage.number(one.value, ':6'),
          })),
          notes: [
            stage.text('labels.norm', { norm: model.norm }),
            stage.text(model.hasRow ? 'labels.row' : 'labels.noRow', {
              position,
              last: trainingLength - 1,
            }),
          ],
        });
      },
      destroy() {
        chart.destroy();
        close.destroy();
      },
    };
  },
};

/**
 * The training length and as much again.
 *
 * @param {ReturnType<typeof createLineChart>} chart
 * @param {import('./contract.js').Stage} stage
 * @param {any} model
 * @param {number} trainingLength
 * @param {number} farPos
 */
function drawEdge(chart, stage, { span, step, wave, learned, dots, height, turns }, trainingLength, farPos) {
  chart.update({
    x: { max: span },
    series: [
      ...(wave ? [{ tone: 'sine', step, ys: wave }] : []),
      dotted(dots, learned, 0),
    ],
    bands: [
      { from: trainingLength, to: span, tone: 'muted', alpha: 0.1 },
      ...(wave
        ? []
        : [
            {
              from: 0,
              to: span,
              tone: 'sine',
              alpha: 0.2,
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
 * @param {import('./contract.js').Stage} stage
 * @param {any} model
 * @param {number} farPos
 */
function drawNear(chart, stage, { near, nearDots, learned, height }, farPos) {
  const position = String(farPos).replace('-', '\u2212');
  chart.update({
    x: {
      title: stage.text('labels.around', { position }),
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

/** @param {Float64Array} pairs rows of sine, cosine */
function sines(pairs) {
  return pairs.filter((_, index) => index % 2 === 0);
}

/**
 * One wavelength to either side, as far as there are positions.
 *
 * @param {number} pos
 * @param {number} wavelength
 */
function neighbourhood(pos, wavelength) {
  const half = Math.min(Math.max(Math.round(wavelength), 8), 2 ** 20);
  const from = Math.max(pos - half, -kFarthest);
  const to = Math.min(pos + half, kFarthest);
  const count = 401;
  return { half, from, to, run: { first: from, step: (to - from) / (count - 1), count } };
}

/**
 * Whole slots of a stretch, evenly thinned where they are too many to be seen.
 *
 * @param {number} from
 * @param {number} to
 * @returns {number[]}
 */
function everyFew(from, to) {
  if (to < from) return [];
  const step = Math.ceil((to - from + 1) / kMostDots);
  const slots = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step);
  // The last row is the one that matters here.
  if (slots[slots.length - 1] !== to) slots.push(to);
  return slots;
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
