import { createLineChart } from '../../charts/chartjs/line-chart.js';
import { createStandInNote } from '../shared/stand-in.js';
import { wordAxis } from '../shared/words.js';
import { createReasons } from './reasons.js';

const kPadding = { top: 4, right: 14, bottom: 0, left: 0 };
/** Height of the bracket over one period, above the line at +1. */
const kBracket = 1.34;

/**
 * The wave with the twins of the chosen slot, and beside it what the reader compares it with.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createWavePicture(root, stage) {
  const chart = createLineChart(root, {
    x: { title: stage.text('labels.x'), grid: false },
    y: { title: stage.text('labels.y') },
    padding: kPadding,
    onPick(x) {
      const last = stage.state.waveCount - 1;
      stage.change({ position: Math.min(Math.max(Math.round(x), 0), last) });
    },
  });
  const reasons = createReasons(root, stage);
  const noteStandIn = createStandInNote(root, stage);
  /** What the waves under the marks were drawn for. */
  let key = '';
  return {
    render(model, { omega, waveCount, compare, sentence }) {
      const { slot } = model;
      noteStandIn(model);
      const last = waveCount - 1;
      const tall = compare === 'counter';
      const next = [omega, waveCount, compare, sentence].join(' ');
      chart.update({
        ...(key === next ? {} : underlay(model, waveCount, tall, sentence)),
        strokes: bracket(model, slot, tall),
        lines: [
          { axis: 'y', at: 1 },
          { axis: 'y', at: -1 },
          ...levelLine(model, tall),
          ...mirrorLine(model, stage, tall),
        ],
        marks: [
          ...twinMarks(model, tall),
          ...counterMarks(model, stage, slot),
          ...bracketMark(model, stage, slot, tall),
          { x: slot, y: model.height, tone: 'position', size: 7, grip: true },
        ],
        slider: {
          value: slot,
          min: 0,
          max: last,
          text: stage.text('labels.now', { slot, height: model.height }),
        },
      });
      key = next;
      reasons.show(model, slot, last, compare);
    },
    destroy() {
      chart.destroy();
    },
  };
}

/** Every slot, every 2nd, 5th, 10th, ... so that about ten have a number. @param {number} count */
function slotTicks(count) {
  const step = [1, 2, 5, 10, 20, 50].find((every) => count / every <= 10) ?? 100;
  return Array.from({ length: Math.ceil(count / step) }, (_, n) => n * step);
}

/**
 * What stays as it is while the reader walks along the slots.
 *
 * @param {any} model
 * @param {number} count
 * @param {boolean} tall
 * @param {string} sentence
 * @returns {import('../../charts/chartjs/line-chart.js').LineData}
 */
function underlay(model, count, tall, sentence) {
  const at = slotTicks(count);
  const named = wordAxis(sentence, count);
  return {
    x: { min: -0.5, max: count - 0.5, at: named.at ?? at, format: named.format },
    y: tall ? { min: -2, max: count, at } : { min: -1.3, max: 1.75, at: [-1, 0, 1] },
    series: [...waveSeries(model), ...counterSeries(model)],
  };
}

/** @param {any} model @returns {import('../../charts/chartjs/line-chart.js').Series[]} */
function waveSeries({ curve, heights }) {
  const dots = {
    tone: 'sine',
    ys: heights,
    line: false,
    points: /** @type {const} */ ('dot'),
    size: 3,
  };
  return curve ? [{ tone: 'sine', ys: curve.ys, step: curve.step }, dots] : [dots];
}

/** @param {any} model @returns {import('../../charts/chartjs/line-chart.js').Series[]} */
function counterSeries({ counter, shorter }) {
  if (!counter) return [];
  const line = {
    tone: 'ink',
    ys: counter,
    dash: [8, 4],
    points: /** @type {const} */ ('dot'),
    size: 1.5,
  };
  return shorter ? [line, { tone: 'muted', ys: shorter, dash: [2, 3] }] : [line];
}

/** @param {any} model @param {import('../contract.js').Stage} stage @param {number} slot */
function counterMarks({ counter, shorter }, stage, slot) {
  if (!counter) return [];
  const ring = (/** @type {number} */ y, /** @type {string} */ tone) => ({
    x: slot,
    y,
    tone,
    shape: /** @type {const} */ ('ring'),
    size: 5,
  });
  if (shorter) {
    const second = slot < shorter.length ? [ring(shorter[slot], 'muted')] : [];
    return [ring(counter[slot], 'ink'), ...second];
  }
  const x = Math.round(0.7 * counter.length);
  const label = stage.text('labels.counterName');
  const name = { x, y: counter[x], size: 0, label, side: /** @type {const} */ ('left') };
  return [ring(counter[slot], 'ink'), name];
}

/** @param {any} model @param {boolean} tall */
function twinMarks({ periods, mirrors, heights, near }, tall) {
  const mark = (/** @type {number} */ x, /** @type {'square' | 'triangle'} */ shape) => ({
    x,
    y: heights[x],
    shape,
    tone: near ? 'muted' : 'ink',
    size: near || tall ? 4.5 : 6,
  });
  return [
    ...periods.map((/** @type {number} */ x) => mark(x, 'square')),
    ...mirrors.map((/** @type {number} */ x) => mark(x, 'triangle')),
  ];
}

/**
 * From the slot to its nearest twin a whole period away.
 *
 * @param {any} model
 * @param {number} slot
 * @param {boolean} tall
 * @returns {import('../../charts/canvas/marks.js').Stroke[]}
 */
function bracket({ span, near }, slot, tall) {
  if (!span || tall) return [];
  const [low, high] = [kBracket - 0.1, kBracket];
  const xs = [slot, slot, span.twin, span.twin];
  return [{ xs, ys: [low, high, high, low], tone: near ? 'muted' : 'ink', width: 1.5 }];
}

/** @param {any} model @param {import('../contract.js').Stage} stage @param {number} slot @param {boolean} tall */
function bracketMark({ span, near }, stage, slot, tall) {
  if (!span || tall) return [];
  const apart = Math.abs(span.twin - slot);
  const label = stage.text(near ? 'labels.spanNear' : 'labels.span', { apart, turns: span.turns });
  return [
    {
      x: (slot + span.twin) / 2,
      y: kBracket + 0.04,
      size: 0,
      tone: near ? 'muted' : 'ink',
      label,
    },
  ];
}

/**
 * The height of the slot, right across.
 *
 * @param {any} model
 * @param {boolean} tall
 * @returns {import('../../charts/canvas/marks.js').ReferenceLine[]}
 */
function levelLine({ height }, tall) {
  return tall ? [] : [{ axis: 'y', at: height, tone: 'position', dash: [1, 4] }];
}

/** @param {any} model @param {import('../contract.js').Stage} stage @param {boolean} tall */
function mirrorLine({ mirror, near }, stage, tall) {
  if (!mirror || tall) return [];
  const label = stage.text(mirror.crest ? 'labels.crest' : 'labels.trough');
  const tone = near ? 'muted' : 'ink';
  return [
    {
      axis: /** @type {const} */ ('x'),
      at: mirror.at,
      tone,
      dash: [3, 4],
      end: /** @type {const} */ ('start'),
      label,
    },
  ];
}
