import { createCircleChart } from '../../charts/canvas/circle-chart.js';
import { unitAt } from '../../charts/canvas/rounds.js';
import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';
import { createProduct } from '../../charts/markup/product.js';
import { nearestPoint } from '../../charts/pick.js';
import { turned } from '../shared/between.js';

/** Places on the ring that a dragged dot can go to: whole slots within half a turn either way. */
const kPlaces = 360;
/** A wedge wide enough, in radians, for an arrow and a label. */
const kRoomy = 0.4;
/** On a narrower stage there is room for fewer digits. */
const kWide = 560;
const kFarthest = Number.MAX_SAFE_INTEGER;

/**
 * The ring with both dots and the wedge; beside it the matrix at work.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted}
 */
export function createRotationPicture(root, stage) {
  const [round, numbers] = createPanels(root, 2, {
    columns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    narrowRows: 'minmax(0, 1fr) auto',
  });
  /** @type {any} */
  let known = null;
  /** @type {'pos' | 'k' | null} */
  let held = null;
  createLegend(round, [
    { text: stage.text('labels.here'), tone: 'position', kind: 'dot' },
    { text: stage.text('labels.there'), tone: 'shifted', kind: 'diamond' },
    { text: stage.text('labels.wedge'), tone: 'step' },
    { text: stage.text('labels.ghost'), tone: 'muted', kind: 'dashed' },
  ]);
  const circle = createCircleChart(round, {
    reach: 1.32,
    onPick({ x, y }) {
      held ??= nearerDot(known, x, y);
      stage.change(placeUnder(stage, known, held, x, y));
    },
    onStep: (pos) => stage.change({ position: pos }),
  });
  // A new press may take the other dot; the chart itself hears of it only afterwards.
  circle.holder.addEventListener('pointerdown', () => (held = null), { capture: true });
  const product = createProduct(numbers, {
    equation: stage.text('labels.equation'),
    rows: [
      stage.text('labels.product'),
      stage.text('labels.truth'),
      stage.text('labels.residual'),
      stage.text('labels.angle'),
    ],
    columns: ['sin', 'cos'],
  });
  return {
    render(model, { position: pos, k }, at) {
      if (at) {
        const moment = momentOf(at.from, model, at.share);
        circle.update(drawingOf(stage, moment, pos, k));
        return;
      }
      known = model;
      circle.update({
        ...drawingOf(stage, model, pos, k),
        slider: { ...walkAround(pos), value: pos, text: stage.text('labels.now', { pos }) },
      });
      const digits = root.clientWidth < kWide ? ':6' : ':8';
      product.update(numbersOf(stage, model, digits));
    },
    destroy: circle.destroy,
  };
}

/**
 * Between two models: both angles the short way.
 *
 * @param {any} from
 * @param {any} model
 * @param {number} share
 */
function momentOf(from, model, share) {
  const start = turned(from.start, model.start, share);
  const wedge = turned(from.wedge, model.wedge, share);
  const [here, there] = [unitAt(start), unitAt(start + wedge)];
  return {
    start,
    wedge,
    before: [here.sine, here.cosine],
    after: [there.sine, there.cosine],
  };
}

/**
 * @param {import('../contract.js').Stage} stage
 * @param {any} model
 * @param {number} pos
 * @param {number} k
 */
function drawingOf(stage, model, pos, k) {
  const sides = sidesOf(model);
  return {
    arcs: arcsOf(model),
    rays: [
      { x: model.before[1], y: model.before[0], tone: 'position' },
      { x: model.after[1], y: model.after[0], tone: 'shifted', dash: [6, 4] },
    ],
    marks: [
      dotOf(model.before, {
        tone: 'position',
        label: stage.number(pos, '!'),
        side: sides.here,
        grip: true,
      }),
      dotOf(model.after, {
        tone: 'shifted',
        shape: 'diamond',
        label: stage.number(pos + k, '!'),
        side: sides.there,
        grip: true,
      }),
    ],
  };
}

/**
 * @param {any} model
 * @returns {import('../../charts/canvas/rounds.js').Arc[]}
 */
function arcsOf({ start, wedge }) {
  const roomy = Math.abs(wedge) > kRoomy;
  const end = start + wedge;
  /** @type {import('../../charts/canvas/rounds.js').Arc[]} */
  const arcs = [
    { from: start, to: end, radius: 1, kind: 'wedge', width: 1.5 },
    {
      from: start,
      to: end,
      radius: 0.64,
      arrow: roomy,
      label: roomy ? 'k\u03c9' : undefined,
    },
  ];
  // The same wedge where the ring begins, to compare with.
  if (start !== 0) {
    const ghost = { tone: 'muted', alpha: 0, width: 1.5, dash: [5, 4] };
    arcs.push({ from: 0, to: wedge, radius: 0.36, kind: 'wedge', ...ghost });
  }
  return arcs;
}

/**
 * @param {Float64Array} sineCosine
 * @param {Partial<import('../../charts/canvas/marks.js').Mark>} mark
 * @returns {import('../../charts/canvas/marks.js').Mark}
 */
function dotOf([sine, cosine], mark) {
  return { x: cosine, y: sine, size: 9, ...mark };
}

/**
 * Labels stand outside the ring, and apart where the dots nearly meet.
 *
 * @param {any} model
 * @returns {Record<'here' | 'there', import('../../charts/canvas/marks.js').Mark['side']>}
 */
function sidesOf({ before, after, wedge }) {
  if (Math.abs(wedge) <= kRoomy) {
    const flat = Math.abs(before[1]) > 0.7;
    return flat ? { here: 'below', there: 'above' } : { here: 'left', there: 'right' };
  }
  return { here: sideOf(before), there: sideOf(after) };
}

/** @param {Float64Array} sineCosine @returns {import('../../charts/canvas/marks.js').Mark['side']} */
function sideOf([sine, cosine]) {
  if (Math.abs(cosine) > 0.85) return cosine > 0 ? 'right' : 'left';
  return sine > 0 ? 'above' : 'below';
}

/** @param {import('../contract.js').Stage} stage @param {any} model @param {string} digits */
function numbersOf(stage, { wedge, ...model }, digits) {
  const show = (/** @type {Float64Array} */ values, /** @type {string} */ format) =>
    Array.from(values, (value) => stage.number(value, format));
  return {
    matrix: show(model.matrix, ':4'),
    before: show(model.before, ':4'),
    product: show(model.product, ':4'),
    rows: [
      show(model.product, digits),
      show(model.after, digits),
      [stage.number(model.residual, '~2')],
      [`${stage.number(wedge, '~6')} rad`],
    ],
  };
}

/** The stretch that the arrow keys walk along. @param {number} pos */
function walkAround(pos) {
  return pos >= 0 && pos < 100 ? { min: 0, max: 99 } : { min: pos - 100, max: pos + 100 };
}

/** @param {any} model @param {number} x @param {number} y @returns {'pos' | 'k'} */
function nearerDot({ before, after }, x, y) {
  return nearestPoint([before[1], after[1]], [before[0], after[0]], x, y) === 0 ? 'pos' : 'k';
}

/**
 * The place nearest to the pointer among the slots within half a turn of where the dot is.
 *
 * @param {import('../contract.js').Stage} stage
 * @param {any} model
 * @param {'pos' | 'k'} held
 * @param {number} x
 * @param {number} y
 */
function placeUnder({ engine, state }, { wavelength }, held, x, y) {
  const { dModel, base, pair, position: pos, k } = state;
  const step = Math.min(Math.max(Math.round(wavelength / kPlaces), 1), kFarthest / kPlaces);
  const half = Math.ceil(Math.min(wavelength / step, kPlaces) / 2) * step;
  const centre = held === 'pos' ? Math.round(pos) : pos + k;
  const first = Math.max(centre - half, -kFarthest);
  const count = Math.floor((Math.min(centre + half, kFarthest) - first) / step) + 1;
  /** @type {Float64Array} */
  const ring = engine.pairWave({ dModel, base, pair, first, step, count });
  const cosines = ring.filter((_, index) => index % 2 === 1);
  const sines = ring.filter((_, index) => index % 2 === 0);
  const place = first + nearestPoint(cosines, sines, x, y) * step;
  return held === 'pos' ? { position: place } : { k: Math.round(place - pos) };
}
