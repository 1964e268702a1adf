import { createLegend } from '../charts/legend.js';
import { createLineChart } from '../charts/line-chart.js';
import { createPanels } from '../charts/panels.js';
import { thin } from '../charts/thin.js';

/** So many points to a turn, so that a wave looks round; they never lie further apart than slots. */
const kPerTurn = 24;
/** More points than this show nothing more on any screen. */
const kMostPoints = 1000;
/** More stretches of one sign than this would be a blur. */
const kMostBands = 240;
/** Up to so many slots each has its number on the axis. */
const kFew = 12;
/** CSS pixels between neighbours from which each slot gets a dot of its own. */
const kRoomForDots = 5;
/** CSS pixels per turn below which lines are drawn thin, to leave gaps between them. */
const kClose = 12;

/**
 * Pair 0 above, a slower pair below, over the same slots.
 *
 * @type {import('./contract.js').Figure}
 */
export const figure = {
  id: 'strips',
  reads: ['dModel', 'base', 'slowPair', 'count', 'pos'],
  controls: ['slowPair', 'dModel', 'base', 'count'],
  size: 'wide',
  aspect: 1.55,
  narrowAspect: 0.66,

  model(engine, { dModel, base, slowPair, count, pos }) {
    const { omegas, wavelengths, turns } = engine.ladder({ dModel, base, length: count });
    const strip = (/** @type {number} */ pair) => {
      const here = engine.pairWave({ dModel, base, pair, first: pos, count: 1 });
      const fine = finer(count, turns[pair]);
      const slots = halves(engine.pairWave({ dModel, base, pair, count }));
      return {
        pair,
        omega: omegas[pair],
        wavelength: wavelengths[pair],
        turns: turns[pair],
        slots,
        signs: signsOf(slots.sines),
        curve: halves(engine.pairWave({ dModel, base, pair, ...fine })),
        step: fine.step,
        sine: here[0],
        cosine: here[1],
      };
    };
    return { fast: strip(0), slow: strip(slowPair) };
  },

  facts({ fast, slow }, { count, pos }) {
    return {
      count,
      pos,
      pair: slow.pair,
      fastChanges: fast.signs.length - 1,
      fastTurns: fast.turns,
      fastWavelength: fast.wavelength,
      fastOmega: fast.omega,
      slowChanges: slow.signs.length - 1,
      slowTurns: slow.turns,
      slowWavelength: slow.wavelength,
      slowOmega: slow.omega,
    };
  },

  table({ fast, slow }) {
    return {
      columns: ['slot', 'fastSine', 'fastCosine', 'slowSine', 'slowCosine'],
      rows: Array.from(fast.slots.sines, (sine, slot) => [
        slot,
        sine,
        fast.slots.cosines[slot],
        slow.slots.sines[slot],
        slow.slots.cosines[slot],
      ]),
    };
  },

  mount(root, stage) {
    const [key, above, below] = createPanels(root, 3, {
      rows: 'auto minmax(0, 1fr) minmax(0, 1.12fr)',
      narrowRows: 'auto minmax(0, 1fr) minmax(0, 1.12fr)',
    });
    createLegend(key, [
      { text: stage.text('labels.sine'), tone: 'sine' },
      { text: stage.text('labels.cosine'), tone: 'cosine', kind: 'dashed' },
      { text: stage.text('labels.plus'), tone: 'high', kind: 'square' },
      { text: stage.text('labels.minus'), tone: 'low', kind: 'square' },
    ]);
    const strips = [createStrip(above, stage, 'fast'), createStrip(below, stage, 'slow')];
    return {
      render({ fast, slow }, state) {
        strips[0].show(fast, state);
        strips[1].show(slow, state);
      },
      destroy() {
        for (const strip of strips) strip.destroy();
      },
    };
  },
};

/**
 * @param {HTMLElement} root
 * @param {import('./contract.js').Stage} stage
 * @param {'fast' | 'slow'} which
 */
function createStrip(root, stage, which) {
  const line = document.createElement('p');
  line.className = 'panel-head panel-sides';
  const head = document.createElement('span');
  const values = document.createElement('span');
  line.append(head, values);
  root.append(line);
  const last = which === 'slow';
  const chart = createLineChart(root, {
    x: { min: 0, title: last ? stage.text('labels.x') : '' },
    y: { min: -1.3, max: 1.3, at: [-1, 0, 1] },
    padding: { top: 2, right: 10, bottom: 0, left: 0 },
    onPick: (x) => {
      const slot = Math.min(Math.max(Math.round(x), 0), stage.state.count - 1);
      stage.change({ pos: slot });
    },
  });
  return {
    /** @param {any} strip @param {any} state */
    show(strip, { count, pos }) {
      const { pair, wavelength, slots, curve, signs, step } = strip;
      head.textContent = stage.text(`labels.${which}`, {
        pair,
        wavelength,
        changes: signs.length - 1,
      });
      values.textContent = stage.text('labels.values', {
        pos,
        sine: strip.sine,
        cosine: strip.cosine,
      });
      const width = chart.chart.width || 600;
      const most = 2 * width;
      const dots = width / count >= kRoomForDots;
      const close = strip.turns > 0 && width / strip.turns < kClose;
      const within = pos >= 0 && pos <= count - 1;
      chart.update({
        x: { max: Math.max(count - 1, 1), step: count <= kFew ? 1 : undefined },
        series: [
          {
            tone: 'cosine',
            dash: close ? [3, 2] : [7, 4],
            width: close ? 1 : 2,
            ...thin({ ys: curve.cosines, step }, most),
          },
          { tone: 'sine', width: close ? 1 : 2, ...thin({ ys: curve.sines, step }, most) },
          ...(dots
            ? [
                {
                  tone: 'sine',
                  ys: slots.sines,
                  line: false,
                  points: /** @type {const} */ ('dot'),
                  size: 2.2,
                },
              ]
            : []),
        ],
        bands: signs.length <= kMostBands ? signs.map(bandOf) : [],
        lines: [
          { axis: 'y', at: 0, dash: [], width: 1 },
          ...(within
            ? [{ axis: /** @type {const} */ ('x'), at: pos, tone: 'position', dash: [] }]
            : []),
        ],
        marks: within
          ? [
              { x: pos, y: strip.cosine, tone: 'cosine', shape: 'square', size: 5 },
              { x: pos, y: strip.sine, tone: 'sine', size: 6 },
            ]
          : [],
        slider: {
          value: Math.min(Math.max(Math.round(pos), 0), count - 1),
          min: 0,
          max: count - 1,
          text: stage.text('labels.now', { pos, pair, sine: strip.sine, cosine: strip.cosine }),
        },
      });
    },
    destroy: chart.destroy,
  };
}

/** @param {{from: number, to: number, plus: boolean}} stretch */
function bandOf({ from, to, plus }) {
  return { from: from - 0.5, to: to + 0.5, tone: plus ? 'high' : 'low', alpha: 0.16 };
}

/**
 * Stretches of slots where the sine keeps its sign; 0 counts as plus.
 *
 * @param {Float64Array} sines
 */
function signsOf(sines) {
  /** @type {Array<{from: number, to: number, plus: boolean}>} */
  const stretches = [];
  sines.forEach((sine, slot) => {
    const plus = sine >= 0;
    const current = stretches.at(-1);
    if (current?.plus === plus) current.to = slot;
    else stretches.push({ from: slot, to: slot, plus });
  });
  return stretches;
}

/** Where the points of the curve stand. @param {number} count slots @param {number} turns */
function finer(count, turns) {
  let parts = 1;
  const few = () => (count - 1) * parts < Math.min(kPerTurn * turns, kMostPoints / 2);
  while (parts < 64 && few()) parts *= 2;
  return { step: 1 / parts, count: (count - 1) * parts + 1 };
}

/** @param {Float64Array} rows sine, cosine, sine, cosine, ... */
function halves(rows) {
  return {
    sines: rows.filter((_, index) => index % 2 === 0),
    cosines: rows.filter((_, index) => index % 2 === 1),
  };
}
