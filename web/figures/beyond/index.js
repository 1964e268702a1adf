import { defineFigure } from '../contract.js';
import { createBeyondPicture } from './picture.js';

const kSamples = 960;
/** With fewer samples to a turn than these, a line would draw waves that are not there. */
const kSamplesPerTurn = 8;
/** So many dots can be told apart. */
const kMostDots = 64;
/** The table's noise is not trained on anything; another seed would do. */
const kSeed = 7;
/** Steps of the curve to either side of a position. */
const kNearSteps = 200;
const kFarthest = 2 ** 53;

/**
 * Past the last slot of the training the wave has values, and a table has none.
 */
export const figure = defineFigure({
  id: 'beyond',
  controls: [
    {
      key: 'farPosition',
      slider: false,
      presets: [50000, 16777217, { text: 'edge', values: { farPosition: kFarthest } }, 0.5, -3],
    },
    'trainingLength',
    'slowPair',
    'dModel',
    'base',
  ],
  size: 'wide',
  aspect: 1.35,
  narrowAspect: 0.44,

  model(engine, { dModel, base, slowPair: pair, trainingLength, farPosition: farPos }) {
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
        turns * kSamplesPerTurn > kSamples
          ? null
          : sines(engine.pairWave({ ...ladder, pair, ...run })),
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

  facts(
    { values, norm, height, turns },
    { dModel, slowPair, trainingLength, farPosition: farPos },
  ) {
    return {
      dModel,
      pair: slowPair,
      trainingLength,
      lastRow: trainingLength - 1,
      end: 2 * trainingLength,
      pos: farPos,
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

  mount: createBeyondPicture,
});

/** @param {Float64Array} pairs rows of sine, cosine */
function sines(pairs) {
  return pairs.filter((_, index) => index % 2 === 0);
}

/**
 * About one wavelength to either side, as far as there are positions. The steps are such that no
 * rounding carries the last of them over the edge.
 *
 * @param {number} pos
 * @param {number} wavelength
 */
function neighbourhood(pos, wavelength) {
  const wide = Math.min(Math.max(wavelength, 8), 2 ** 20);
  const step = wide > kNearSteps ? Math.round(wide / kNearSteps) : wide > 50 ? 0.25 : 0.0625;
  // Two ticks to either side fall on whole steps.
  const half = Math.round(wide / step / 4) * step * 4;
  const from = Math.max(pos - half, -kFarthest);
  const to = Math.min(pos + half, kFarthest);
  return { half, from, to, run: { first: from, step, count: Math.floor((to - from) / step) + 1 } };
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
  const slots = Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, n) => from + n * step,
  );
  // The last row is the one that matters here.
  if (slots[slots.length - 1] !== to) slots.push(to);
  return slots;
}
