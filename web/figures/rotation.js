import { createCircleChart } from '../charts/circle-chart.js';
import { createPanels } from '../charts/panels.js';
import { nearestPoint } from '../charts/pick.js';
import { createProduct } from '../charts/product.js';

/** Starts far apart, for which the same matrix must do. */
const kStarts = [0, 1000, 1000000];
/** Places on the ring that a dragged dot can go to: whole slots within half a turn either way. */
const kPlaces = 360;

/**
 * k slots on, anywhere, is one turn of the ring by k omega.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'rotation',
  reads: ['dModel', 'base', 'pair', 'pos', 'k'],
  controls: [{ key: 'pos', presets: kStarts }, 'k', 'pair', 'dModel', 'base'],
  size: 'wide',
  aspect: 1.75,
  narrowAspect: 0.57,

  model(engine, { dModel, base, pair, pos, k }) {
    const ladder = { dModel, base };
    const check = engine.rotationCheck({ ...ladder, pair, pos, k });
    // Not every start leaves room for k more slots before the last that there is.
    const starts = kStarts.filter((start) => Math.abs(start + k) <= Number.MAX_SAFE_INTEGER);
    return {
      ...check,
      start: engine.phases({ ...ladder, pos })[pair],
      wavelength: engine.wavelengths(ladder)[pair],
      starts: starts.map((start) => ({
        start,
        ...engine.rotationCheck({ ...ladder, pair, pos: start, k }),
      })),
    };
  },

  facts({ omega, angle, wedge, residual, before, after, product }, { pair, pos, k }) {
    const [sine, cosine] = after;
    return {
      omega,
      angle,
      wedge,
      residual,
      pair,
      pos,
      k,
      sineHere: before[0],
      cosineHere: before[1],
      sine,
      cosine,
      productSine: product[0],
      productCosine: product[1],
    };
  },

  table(model, { pos }) {
    return {
      columns: [
        'start',
        'sineHere',
        'cosineHere',
        'productSine',
        'productCosine',
        'sine',
        'cosine',
        'residual',
      ],
      rows: [{ ...model, start: pos }, ...model.starts].map((one) => [
        one.start,
        ...one.before,
        ...one.product,
        ...one.after,
        one.residual,
      ]),
    };
  },

  mount(root, stage) {
    const [round, numbers] = createPanels(root, 2, {
      columns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      narrowRows: 'minmax(0, 1fr) auto',
    });
    /** @type {any} */
    let known = null;
    /** @type {'pos' | 'k' | null} */
    let held = null;
    const circle = createCircleChart(round, {
      reach: 1.34,
      onPick({ x, y }) {
        held ??= nearestPoint(
          [known.before[1], known.after[1]],
          [known.before[0], known.after[0]],
          x,
          y,
        )
          ? 'k'
          : 'pos';
        stage.change(dragged(stage, known, held, x, y));
      },
      onStep: (pos) => stage.change({ pos }),
    });
    // A new press may take the other dot; the chart itself hears of it only afterwards.
    circle.holder.addEventListener('pointerdown', () => (held = null), { capture: true });
    const product = createProduct(numbers, {
      equation: stage.text('labels.equation'),
      rows: [stage.text('labels.product'), stage.text('labels.truth'), stage.text('labels.residual')],
      columns: ['sin', 'cos'],
    });
    return {
      render(model, { pos, k }) {
        known = model;
        const { start, wedge, before, after } = model;
        const moved = model.start !== 0;
        circle.update({
          arcs: [
            // The same wedge at the start of the ring, to compare with.
            ...(moved
              ? [{ from: 0, to: wedge, radius: 0.45, kind: /** @type {const} */ ('wedge'),
                  tone: 'muted', width: 1, dash: [4, 4] }]
              : []),
            { from: start, to: start + wedge, radius: 1, kind: 'wedge', width: 1.5 },
            { from: start, to: start + wedge, radius: 0.62, arrow: true,
              label: `${stage.number(wedge, '~4')} rad` },
          ],
          rays: [
            { x: before[1], y: before[0], tone: 'position' },
            { x: after[1], y: after[0], tone: 'shifted', dash: [6, 4] },
          ],
          marks: [
            { x: before[1], y: before[0], tone: 'position', size: 9,
              label: stage.number(pos, '!'), side: sideOf(before) },
            { x: after[1], y: after[0], tone: 'shifted', shape: 'diamond', size: 9,
              label: stage.number(pos + k, '!'), side: sideOf(after) },
          ],
          slider: { ...walk(pos), value: pos, text: stage.text('labels.now', { pos }) },
        });
        const show = (/** @type {ArrayLike<number>} */ values, /** @type {string} */ format) =>
          Array.from(values, (value) => stage.number(value, format));
        product.update({
          matrix: show(model.matrix, ':4'),
          before: show(before, ':4'),
          product: show(model.product, ':4'),
          rows: [
            show(model.product, ':9'),
            show(after, ':9'),
            [stage.number(model.residual, '~2')],
          ],
        });
      },
      destroy: circle.destroy,
    };
  },
};

/** Where a label stands clear of the ring. @param {ArrayLike<number>} sineCosine */
function sideOf([sine, cosine]) {
  if (Math.abs(cosine) > 0.55) return cosine > 0 ? 'right' : 'left';
  return sine > 0 ? 'above' : 'below';
}

/** The stretch that the arrow keys walk along. @param {number} pos */
function walk(pos) {
  return pos >= 0 && pos < 100 ? { min: 0, max: 99 } : { min: pos - 100, max: pos + 100 };
}

/**
 * The place nearest to the pointer among the slots within half a turn of where the dot is.
 *
 * @param {import('./contract.js').Stage} stage
 * @param {any} model
 * @param {'pos' | 'k'} held
 * @param {number} x
 * @param {number} y
 */
function dragged({ engine, state }, model, held, x, y) {
  const { dModel, base, pair, pos, k } = state;
  const step = Math.max(Math.round(model.wavelength / kPlaces), 1);
  const half = Math.ceil(Math.min(model.wavelength / step, kPlaces) / 2);
  const centre = held === 'pos' ? Math.round(pos) : pos + k;
  const first = Math.max(centre - half * step, -Number.MAX_SAFE_INTEGER);
  const count = Math.floor((Math.min(centre + half * step, Number.MAX_SAFE_INTEGER) - first) / step) + 1;
  const ring = engine.pairWave({ dModel, base, pair, first, step, count });
  const sines = ring.filter((_, index) => index % 2 === 0);
  const cosines = ring.filter((_, index) => index % 2 === 1);
  const place = first + nearestPoint(cosines, sines, x, y) * step;
  return held === 'pos' ? { pos: place } : { k: Math.round(place - pos) };
}
