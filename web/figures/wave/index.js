import { defineFigure } from '../contract.js';
import { standIn } from '../shared/stand-in.js';
import { createWavePicture } from './picture.js';

/** More turns than this in one picture, and a line between the slots would be a block of ink. */
const kMostTurns = 60;
const kFine = 24;
/** How near in height a slot must be to be called nearly a twin. */
const kNear = 0.05;

/**
 * One wave repeats: every slot at the height of the chosen one lights up.
 */
export const figure = defineFigure({
  id: 'wave',
  controls: [
    { key: 'omega', presets: [Math.PI / 6, Math.PI / 16, 1] },
    'position',
    'waveCount',
    'compare',
  ],
  size: 'wide',
  aspect: 1.6,
  narrowAspect: 0.6,

  model(engine, { omega, position, waveCount: count, compare }) {
    const { slot, asked } = standIn(position, 0, count - 1);
    const heights = sines(engine.wave({ omega, count }));
    const exact = engine.twins({ omega, slot, count });
    const alone = exact.slots.length === 1;
    const found = alone ? engine.twins({ omega, slot, count, tolerance: kNear }) : exact;
    const periods = othersOf(found, 'period', slot);
    const mirrors = othersOf(found, 'mirror', slot);
    const [rise] = engine.slopes({ omega, first: slot, count: 1 });
    return {
      slot,
      asked,
      heights,
      curve: curveOf(engine, omega, exact.period, count),
      height: exact.height,
      period: exact.period,
      rise,
      near: alone && periods.length + mirrors.length > 0 ? kNear : 0,
      periods,
      mirrors,
      span: spanOf(found, slot),
      mirror: mirrorOf(engine, omega, slot, mirrors),
      ...countersOf(engine, compare, count),
    };
  },

  facts({ slot, height, period, periods, mirrors, near }, { omega, waveCount }) {
    const twins = near ? 0 : periods.length + mirrors.length;
    return { omega, slot, count: waveCount, height, period, twins };
  },

  table({ heights, periods, mirrors, counter, near }) {
    const kindOf = (/** @type {number} */ slot) =>
      periods.includes(slot) ? 'P' : mirrors.includes(slot) ? 'M' : '';
    return {
      columns: ['slot', 'height', near ? 'nearTwin' : 'twin', ...(counter ? ['counter'] : [])],
      rows: Array.from(heights, (height, slot) => [
        slot,
        height,
        kindOf(slot),
        ...(counter ? [counter[slot]] : []),
      ]),
    };
  },

  mount(root, stage) {
    return createWavePicture(root, stage);
  },
});

/**
 * The wave between the slots too; nothing where it is too quick to be drawn truly.
 *
 * @param {import('../contract.js').Engine} engine
 * @param {number} omega
 * @param {number} period
 * @param {number} count
 */
function curveOf(engine, omega, period, count) {
  if ((count - 1) / period > kMostTurns) return null;
  const step = 1 / kFine;
  return { step, ys: sines(engine.wave({ omega, step, count: (count - 1) * kFine + 1 })) };
}

/**
 * @param {{slots: Float64Array, kinds: string[]}} found
 * @param {string} kind
 * @param {number} slot
 */
function othersOf({ slots, kinds }, kind, slot) {
  return Array.from(slots).filter((other, n) => kinds[n] === kind && other !== slot);
}

/**
 * The nearest twin a whole period away, and how many turns away it is.
 *
 * @param {{slots: Float64Array, kinds: string[], turns: Float64Array}} found
 * @param {number} slot
 */
function spanOf({ slots, kinds, turns }, slot) {
  let best = -1;
  slots.forEach((other, n) => {
    if (kinds[n] !== 'period' || other === slot) return;
    if (best < 0 || Math.abs(other - slot) <= Math.abs(slots[best] - slot)) best = n;
  });
  // Where the wave stands still, no turn lies between two slots.
  return best < 0 || turns[best] === 0 ? null : { twin: slots[best], turns: Math.abs(turns[best]) };
}

/**
 * The place that the nearest mirrored twin is mirrored at, halfway between the two, and whether the
 * wave has a crest or a trough there.
 *
 * @param {import('../contract.js').Engine} engine
 * @param {number} omega
 * @param {number} slot
 * @param {number[]} mirrors
 */
function mirrorOf(engine, omega, slot, mirrors) {
  if (mirrors.length === 0) return null;
  const apart = (/** @type {number} */ other) => Math.abs(other - slot);
  const twin = mirrors.reduce((best, other) => (apart(other) < apart(best) ? other : best));
  const at = (slot + twin) / 2;
  const [top] = engine.wave({ omega, first: at, count: 1 });
  return { twin, at, crest: top > 0 };
}

/**
 * The tags that the wave is compared with: the raw counter, or the counter divided by the length
 * of the text, for this text and for one of half the length.
 *
 * @param {import('../contract.js').Engine} engine
 * @param {string} compare
 * @param {number} count
 */
function countersOf(engine, compare, count) {
  if (compare === 'wave') return { counter: null, shorter: null };
  const { counters, scaled } = engine.counter({ length: count, dModel: 2 });
  if (compare === 'counter') return { counter: counters, shorter: null };
  const half = Math.ceil(count / 2);
  return { counter: scaled, shorter: engine.counter({ length: half, dModel: 2 }).scaled };
}

/** @param {Float64Array} sineCosine rows of sine, cosine */
function sines(sineCosine) {
  return sineCosine.filter((_, index) => index % 2 === 0);
}
