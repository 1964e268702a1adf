import { createLegend } from '../../charts/markup/legend.js';
import { createPanels } from '../../charts/markup/panels.js';
import { defineFigure } from '../contract.js';
import { mixed } from '../shared/between.js';
import { createStrip } from './strip.js';

/** So many points to a turn, so that a wave looks round; they never lie further apart than slots. */
const kPerTurn = 24;
/** More points than this show nothing more on any screen. */
const kMostPoints = 1000;

/**
 * @typedef {{sines: Float64Array, cosines: Float64Array}} Waves
 * @typedef {{
 *   pair: number, omega: number, wavelength: number, turns: number, slots: Waves, curve: Waves,
 *   step: number, sine: number, cosine: number,
 *   signs: Array<{from: number, to: number, plus: boolean}>,
 * }} Strip  step: slots between two points of the curve
 */

/**
 * Pair 0 above, a slower pair below, over the same slots.
 */
export const figure = defineFigure({
  id: 'strips',
  controls: ['slowPair', 'dModel', 'base', 'count'],
  size: 'wide',
  aspect: 1.55,
  narrowAspect: 0.66,

  model(engine, { dModel, base, slowPair, count, position: pos }) {
    // From the first slot to the last: one step less than there are slots.
    const { omegas, wavelengths, turns } = engine.ladder({ dModel, base, length: count - 1 });
    /** @returns {Strip} */
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
    return { pos, fast: strip(0), slow: strip(slowPair) };
  },

  facts({ fast, slow }, { count, position: pos }) {
    return {
      last: count - 1,
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
      render({ pos, fast, slow }, state, at) {
        if (at && at.from.fast.slots.sines.length === state.count) {
          const now = mixed(at.from.pos, pos, at.share);
          strips[0].move(fast, now, state.count);
          strips[1].move(slow, now, state.count);
          return;
        }
        strips[0].show(fast, state);
        strips[1].show(slow, state);
      },
      destroy() {
        for (const strip of strips) strip.destroy();
      },
    };
  },
});

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
