import { defineFigure } from '../contract.js';
import { standIn } from '../shared/stand-in.js';
import { createTablePicture } from './picture.js';

/** With more rows or columns than this, cells would share the pixels of a screen. */
const kMostRows = 400;
const kMostColumns = 512;

/**
 * One table read four ways: as a picture, its columns as waves, its pairs as paths on the circle,
 * and its rows by their length. Two pairs at a time, a quick and a slow one.
 */
export const figure = defineFigure({
  id: 'table',
  controls: [
    'slowPair',
    'position',
    {
      key: 'slide',
      presets: [
        { text: 'asItIs', values: { slide: 0 } },
        { text: 'quarter', values: { slide: 0.25 } },
      ],
    },
    'pair',
    { key: 'count', min: 20, max: kMostRows, step: 10 },
    'dModel',
    'base',
  ],
  player: { key: 'position', every: 350, max: 99 },
  size: 'wide',
  aspect: 1.75,
  narrowAspect: 0.5,

  model(engine, { dModel, base, count, pair, slowPair, position, slide }) {
    const rows = Math.min(count, kMostRows);
    const columns = Math.min(dModel, kMostColumns);
    const { slot, asked } = standIn(position, 0, rows - 1);
    // From slot 0 to the last one there is one step less than there are slots.
    const { omegas, turns, wavelengths } = engine.ladder({ dModel, base, length: rows - 1 });
    const { squaredNorm, smallest, largest } = engine.norms({ dModel, base, count: rows });
    return {
      rows,
      columns,
      slot,
      asked,
      squaredNorm,
      smallest,
      largest,
      pairs: [pair, slowPair].map((index) => {
        const wave = engine.pairWave({ dModel, base, pair: index, count: rows });
        // As many points per turn as a smooth line needs, and whole slots among them.
        const fine = Math.min(Math.max(Math.ceil(24 / wavelengths[index]), 1), 8);
        const curve = (/** @type {number} */ first) =>
          engine.pairWave({
            dModel,
            base,
            pair: index,
            first,
            step: 1 / fine,
            count: (rows - 1) * fine + 1,
          });
        return {
          pair: index,
          omega: omegas[index],
          turns: turns[index],
          wavelength: wavelengths[index],
          sines: part(wave, 0),
          cosines: part(wave, 1),
          fine,
          sineCurve: part(curve(0), 0),
          // A wave slid to the right by a share of its turn is the wave of earlier positions.
          slidCurve: part(curve(-slide * wavelengths[index]), 1),
        };
      }),
    };
  },

  facts({ rows, columns, slot, squaredNorm, smallest, largest, pairs: [one, two] }, { dModel }) {
    return {
      rows,
      columns,
      dModel,
      slot,
      last: rows - 1,
      squaredNorm,
      smallest,
      largest,
      pair: one.pair,
      turns: one.turns,
      sine: one.sines[slot],
      slowPair: two.pair,
      slowTurns: two.turns,
      slowSine: two.sines[slot],
    };
  },

  table({ rows, pairs: [one, two] }) {
    return {
      columns: ['slot', 'oneSine', 'oneCosine', 'twoSine', 'twoCosine'],
      rows: Array.from({ length: rows }, (_, slot) => [
        slot,
        one.sines[slot],
        one.cosines[slot],
        two.sines[slot],
        two.cosines[slot],
      ]),
    };
  },

  mount(root, stage) {
    return createTablePicture(root, stage);
  },
});

/** @param {Float64Array} rows sine, cosine, sine, ... @param {0 | 1} which */
function part(rows, which) {
  return rows.filter((_, index) => index % 2 === which);
}
