import { defineFigure } from '../contract.js';
import { createLadderPicture } from './picture.js';

/** The bases that the reader's own is held against. */
const kBases = [100, 10000];

/**
 * @import {Engine} from '../contract.js'
 *
 * @typedef {{
 *   base: number, mine: boolean, wavelengths: Float64Array, omegas: Float64Array,
 *   turns: Float64Array, longest: number, turnsOfLast: number, completed: number,
 *   factor: number | null,
 * }} Ladder
 *   completed: how many pairs complete a turn in the document; factor: from one wavelength to the
 *   next, where there is a next
 * @typedef {{
 *   mine: Ladder, ladders: Ladder[], pairs: number, omega: number, wavelength: number,
 *   turnsOfPair: number,
 * }} Model
 *   ladders: the reader's own among those that it is held against, by base
 */

/**
 * Every pair of the ladder: its wavelength on the left scale, its omega on the right one, how many
 * of them complete a turn within the reader's document, and what another base would cost.
 */
export const figure = defineFigure({
  id: 'ladder',
  controls: [
    'dModel',
    { key: 'base', presets: [100, 10000, 500000] },
    { key: 'length', presets: [50, 5000, 100000] },
    'slowPair',
  ],
  size: 'wide',
  aspect: 1.42,
  narrowAspect: 0.72,

  /** @returns {Model} */
  model(engine, { dModel, base, length, slowPair }) {
    const bases = [...new Set([...kBases, base])].sort((one, other) => one - other);
    const ladders = bases.map((one) => ladderOf(engine, dModel, one, length, base));
    const mine = /** @type {Ladder} */ (ladders.find((ladder) => ladder.mine));
    return {
      mine,
      ladders,
      pairs: mine.omegas.length,
      omega: mine.omegas[slowPair],
      wavelength: mine.wavelengths[slowPair],
      turnsOfPair: mine.turns[slowPair],
    };
  },

  facts({ mine, ladders, pairs, omega, wavelength, turnsOfPair }, state) {
    const { dModel, base, length, slowPair } = state;
    const { completed, longest, turnsOfLast } = mine;
    const small = ladders.find((one) => one.base === kBases[0]) ?? mine;
    return {
      dModel,
      base,
      length,
      pair: slowPair,
      completed,
      pairs,
      omega,
      wavelength,
      turns: turnsOfPair,
      longest,
      turnsOfLast,
      last: pairs - 1,
      smallBase: small.base,
      smallLongest: small.longest,
      smallCompleted: small.completed,
    };
  },

  table({ mine: { omegas, wavelengths, turns } }) {
    return {
      columns: ['pair', 'omega', 'wavelength', 'turns'],
      rows: Array.from(omegas, (omega, pair) => [pair, omega, wavelengths[pair], turns[pair]]),
    };
  },

  mount: createLadderPicture,
});

/**
 * @param {Engine} engine
 * @param {number} dModel
 * @param {number} base
 * @param {number} length
 * @param {number} own the reader's base
 * @returns {Ladder}
 */
function ladderOf(engine, dModel, base, length, own) {
  const { omegas, wavelengths, turns, completed } = engine.ladder({ dModel, base, length });
  const last = omegas.length - 1;
  return {
    base,
    mine: base === own,
    omegas,
    wavelengths,
    turns,
    completed,
    longest: wavelengths[last],
    turnsOfLast: turns[last],
    factor: last > 0 ? wavelengths[1] / wavelengths[0] : null,
  };
}
