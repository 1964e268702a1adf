import { defineFigure } from '../contract.js';
import { createCirclePicture } from './picture.js';

const kSlots = 50;
const kFine = 16;
/** More turns than this in one picture, and a line between the slots would be a block of ink. */
const kMostTurns = 60;
const kFarthest = 2 ** 53;
const kReturnsUpTo = 1000;
const kReturns = 7;
/** A flat place so near to a slot is at that slot, but for the rounding of omega. */
const kSameSlot = 1e-9;

/**
 * Two waves are one point on a circle; a step forward turns it by omega.
 */
export const figure = defineFigure({
  id: 'circle',
  controls: [
    { key: 'omega', presets: [Math.PI / 6, Math.PI / 16, 1] },
    { key: 'position', min: 0, max: kSlots - 1 },
  ],
  player: { key: 'position', every: 600, max: kSlots - 1 },
  size: 'wide',
  aspect: 1.4,
  narrowAspect: 0.4,

  model(engine, { omega, position: pos }) {
    const first = firstShown(pos);
    const last = first + (kSlots - 1);
    const period = engine.twins({ omega, slot: 0, count: 1 }).period;
    // Where doubles lie further apart than the points of the curve, it would be drawn as a staircase.
    const dense = first + 1 / kFine !== first && last + 1 / kFine !== last;
    const readable = dense && (kSlots - 1) / period <= kMostTurns;
    const [angle] = engine.angles({ omega, first: pos, count: 1 });
    const [riseSine, riseCosine] = engine.slopes({ omega, first: pos, count: 1 });
    const here = pointsOf(engine.wave({ omega, first: pos, count: 1 }));
    const flats = readable ? engine.flatPlaces({ omega, first, last }) : none;
    return {
      position: pos,
      omega,
      first,
      last,
      period,
      slots: pointsOf(engine.wave({ omega, first, count: kSlots })),
      curve: readable ? curveOf(engine, omega, first) : null,
      sine: here.sines[0],
      cosine: here.cosines[0],
      riseSine,
      riseCosine,
      next:
        pos + 1 <= kFarthest ? pointsOf(engine.wave({ omega, first: pos + 1, count: 1 })) : here,
      angle,
      chord: Math.hypot(here.cosines[0] - 1, here.sines[0]),
      returns: returnsOf(engine.nearReturns({ omega, limit: kReturnsUpTo })),
      flats: Array.from(flats.positions, (at, n) => ({ at: snapped(at), wave: flats.waves[n] })),
    };
  },

  facts({ sine, cosine, riseSine, riseCosine, chord }, { omega, position: pos }) {
    return { omega, pos, sine, cosine, riseSine, riseCosine, chord };
  },

  table({ first, slots }) {
    return {
      columns: ['slot', 'sine', 'cosine'],
      rows: Array.from(slots.sines, (sine, n) => [first + n, sine, slots.cosines[n]]),
    };
  },

  mount(root, stage) {
    return createCirclePicture(root, stage);
  },
});

/** @type {{positions: ArrayLike<number>, waves: string[]}} */
const none = { positions: [], waves: [] };

/** The slots from 0 on, or those around a position that lies elsewhere. @param {number} pos */
function firstShown(pos) {
  if (pos >= 0 && pos <= kSlots - 1) return 0;
  const first = Math.floor(pos) - kSlots / 2;
  return Math.min(Math.max(first, -kFarthest), kFarthest - (kSlots - 1));
}

/** @param {import('../contract.js').Engine} engine @param {number} omega @param {number} first */
function curveOf(engine, omega, first) {
  const step = 1 / kFine;
  const count = (kSlots - 1) * kFine + 1;
  return { step, ...pointsOf(engine.wave({ omega, first, step, count })) };
}

/** @param {{slots: Float64Array, chords: Float64Array, angles: Float64Array}} found */
function returnsOf({ slots, chords, angles }) {
  const all = Array.from(slots, (slot, n) => ({ slot, chord: chords[n], angle: angles[n] }));
  return all.slice(0, kReturns);
}

/** @param {number} at */
function snapped(at) {
  const slot = Math.round(at);
  return Math.abs(at - slot) < kSameSlot * Math.max(1, Math.abs(at)) ? slot : at;
}

/** @param {Float64Array} sineCosine rows of sine, cosine */
function pointsOf(sineCosine) {
  return {
    sines: sineCosine.filter((_, index) => index % 2 === 0),
    cosines: sineCosine.filter((_, index) => index % 2 === 1),
  };
}
