import { defineFigure } from '../contract.js';
import { createShiftPicture } from './picture.js';

/** Whole turns at the opening pi / 6, so that the fit stands where a long run would leave it. */
const kSlots = 48;
const kFine = 16;
/** So near to cos and sin of k omega, what the fit found is just these. */
const kSame = 1e-9;
/** More turns than this in one picture, and a line between the slots would be a block of ink. */
const kMostTurns = 60;

/**
 * Foretelling the height k slots further on: from the sine alone it fails, from the pair it is
 * exact.
 */
export const figure = defineFigure({
  id: 'shift',
  controls: [
    { key: 'k', min: 0, max: 24, presets: [0, 3, 6] },
    { key: 'omega', presets: [Math.PI / 6, Math.PI / 16, 1] },
  ],
  size: 'wide',
  aspect: 1.3,
  narrowAspect: 0.5,

  model(engine, { omega, k }) {
    const fit = engine.shiftFit({ omega, k, count: kSlots });
    const { period } = engine.twins({ omega, slot: 0, count: 1 });
    const [cosine, sine] = engine.rotation({ omega, k });
    const [ofSine, ofCosine] = fit.coefficients;
    const readable = kSlots / period <= kMostTurns;
    // A wave no higher than what the rounding of omega leaves of it: the sine of a whole number of
    // half turns, or of none.
    const highest = fit.truth.reduce((most, height) => Math.max(most, Math.abs(height)), 0);
    const flat = highest <= (kSlots + Math.abs(k)) * Math.abs(omega) * Number.EPSILON;
    return {
      flat,
      slots: kSlots,
      truth: fit.truth,
      fromSine: fit.fromSine,
      fromPair: fit.fromPair,
      curve: readable ? curveOf(engine, omega, k) : null,
      alone: fit.alone,
      ofSine,
      ofCosine,
      found: Math.hypot(ofSine - cosine, ofCosine - sine) < kSame,
      scoreSine: fit.sine,
      scorePair: fit.pair,
      limit: fit.limit,
    };
  },

  facts({ slots, flat, scoreSine, scorePair, limit }, { omega, k }) {
    // Where there is nothing to fit, a score would be one of noise.
    const scores = flat ? { scoreSine: '\u2013', scorePair: '\u2013' } : { scoreSine, scorePair };
    return { omega, k, slots, ...scores, limit };
  },

  table({ truth, fromSine, fromPair }) {
    return {
      columns: ['slot', 'truth', 'fromSine', 'fromPair'],
      rows: Array.from(truth, (height, slot) => [slot, height, fromSine[slot], fromPair[slot]]),
    };
  },

  mount(root, stage) {
    return createShiftPicture(root, stage);
  },
});

/** @param {import('../contract.js').Engine} engine @param {number} omega @param {number} k */
function curveOf(engine, omega, k) {
  const step = 1 / kFine;
  const rows = engine.wave({ omega, first: k, step, count: (kSlots - 1) * kFine + 1 });
  return {
    step,
    ys: rows.filter((/** @type {number} */ _, /** @type {number} */ n) => n % 2 === 0),
  };
}
