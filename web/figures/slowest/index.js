import { defineFigure } from '../contract.js';
import { createSlowestPicture } from './picture.js';

const kSamples = 800;
/** With fewer samples to a turn than these, a line would draw waves that are not there. */
const kSamplesPerTurn = 8;

/**
 * The last pair of the ladder over thousands of slots, and how far it has come at a document's end.
 */
export const figure = defineFigure({
  id: 'slowest',
  controls: ['dModel', 'base', 'slowestCount', { key: 'length', presets: [5000, 60000] }],
  size: 'wide',
  aspect: 2,
  narrowAspect: 0.72,

  model(engine, { dModel, base, slowestCount: slowCount, length }) {
    const ladder = { dModel, base };
    const pair = dModel / 2 - 1;
    const { wavelengths, turns } = engine.ladder({ ...ladder, length });
    const shown = engine.ladder({ ...ladder, length: slowCount }).turns[pair];
    const run = { first: 0, step: slowCount / kSamples, count: kSamples + 1 };
    const blurred = shown * kSamplesPerTurn > kSamples;
    const [sine, cosine] = engine.pairWave({ ...ladder, pair, first: length, count: 1 });
    return {
      pair,
      wavelength: wavelengths[pair],
      divisor: engine.slotMap({ ...ladder, pos: 0, dimension: 2 * pair }).divisor,
      turns: turns[pair],
      shown,
      step: run.step,
      wave: blurred ? null : halves(engine.pairWave({ ...ladder, pair, ...run })),
      angle: engine.phases({ ...ladder, pos: length })[pair],
      end: { sine, cosine },
    };
  },

  facts({ pair, wavelength, divisor, turns }, { dModel, base, slowestCount: slowCount, length }) {
    return { dModel, base, pair, wavelength, divisor, turns, slowCount, length };
  },

  table({ wave, step, end }, { length }) {
    const every = kSamples / 20;
    const samples = wave ? Array.from({ length: 21 }, (_, n) => n * every) : [];
    return {
      columns: ['slot', 'sine', 'cosine'],
      rows: [
        ...samples.map((n) => [n * step, wave.sines[n], wave.cosines[n]]),
        [length, end.sine, end.cosine],
      ],
    };
  },

  mount: createSlowestPicture,
});

/** @param {Float64Array} pairs rows of sine, cosine */
function halves(pairs) {
  return {
    sines: pairs.filter((_, index) => index % 2 === 0),
    cosines: pairs.filter((_, index) => index % 2 === 1),
  };
}
