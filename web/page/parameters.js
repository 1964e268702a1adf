import { multipleOfPi } from './number.js';

/**
 * Everything that the reader can change. The state is one object with these keys; the URL, the
 * controls, the presets and the figures all go by this list.
 *
 * `min`, `max`, `step` or `stops` shape the slider and refuse nothing. What is refused: values
 * against `rule` (the encoder's own rule of that name), below `low` or above `high` (limits of the
 * page), and outside `within` (limits that follow from other parameters). When another parameter
 * moves those, the value moves along with them, visibly.
 *
 * @typedef {'whole' | 'real' | 'choice' | 'flag' | 'text'} Kind
 * @typedef {number | string | boolean} Value
 * @typedef {Readonly<Record<string, any>>} State
 * @typedef {{
 *   key: string, url: string, kind: Kind, initial: Value, min?: number, max?: number,
 *   step?: number, stops?: number[], rule?: string, low?: number, high?: number,
 *   within?: (state: State) => [number, number], choices?: string[], longest?: number,
 *   unit?: 'angle',
 * }} Parameter
 */

const kWidths = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
const kLengths = oneTwoFive(1e6).filter((value) => value >= 10);
// Beyond this the figures with one mark per dimension would no longer follow the hand.
const kWidest = 16384;
const kMostSlots = 16384;
const kOmegas = Array.from({ length: 48 }, (_, n) => multipleOfPi(n + 1, 48));

/** @type {Omit<Parameter, 'url'>[]} */
const kList = [
  // The ladder, shared by all figures.
  whole('dModel', 64, { stops: kWidths, rule: 'dModel', high: kWidest }),
  real('base', 10000, { stops: oneTwoFive(1e6), rule: 'base' }),
  whole('pair', 0, { min: 0, max: 31, within: (state) => [0, state.dModel / 2 - 1] }),
  whole('count', 100, { min: 10, max: 400, step: 10, rule: 'count', low: 2, high: kMostSlots }),
  // The pair that Step 4 sets beside pair 0.
  whole('slowPair', 16, { min: 0, max: 31, within: (state) => [0, state.dModel / 2 - 1] }),
  // Where the reader stands, and how far on.
  real('pos', 3, { min: 0, max: 99, step: 1, rule: 'pos' }),
  whole('k', 5, { min: 0, max: 40, step: 1, rule: 'k' }),
  whole('length', 5000, { stops: kLengths, rule: 'length' }),
  // One free wave.
  real('omega', Math.PI / 6, { stops: kOmegas, rule: 'omega', unit: 'angle' }),
  whole('waveCount', 36, { min: 12, max: 96, step: 6, rule: 'count', low: 2, high: 400 }),
  whole('slot', 2, { min: 0, max: 35, within: (state) => [0, state.waveCount - 1] }),
  choice('compare', ['wave', 'counter', 'scaled']),
  // Step 1.
  { key: 'sentence', kind: 'text', initial: 'the dog bit the man', longest: 120 },
  whole('shuffle', 0, { min: 0, max: 20, low: 0, high: 4294967295 }),
  flag('tags'),
  whole('counterLength', 10, { stops: kLengths, rule: 'length', low: 1, high: 1e6 }),
  // The worked example of Step 5.
  whole('exampleDModel', 4, { stops: kWidths.slice(0, 6), rule: 'dModel', high: kWidest }),
  real('examplePos', 3, { min: 0, max: 99, step: 1, rule: 'pos' }),
  whole('exampleDimension', 2, { min: 0, max: 3, within: (state) => [0, state.exampleDModel - 1] }),
  flag('exampleWhole'),
  flag('exampleSlip'),
  // The window that the tables of Step 5 show, and the column that is read in it.
  // Room for the rows that follow it, up to the last position that there is.
  real('first', 0, { min: 0, max: 1000, step: 1, rule: 'first', high: 2 ** 53 - 1024 }),
  whole('dimension', 0, { min: 0, max: 63, within: (state) => [0, state.dModel - 1] }),
  // Step 4, clocks; Step 6; and the tours of the second half.
  whole('clockPos', 20, { min: 0, max: 400, step: 1, rule: 'pos', low: 0 }),
  whole('trainingLength', 512, { stops: kLengths, rule: 'length', low: 2, high: 1e6 }),
  real('farPos', 50000, { stops: kLengths, rule: 'pos' }),
  real('fencePos', 0, { min: 0, max: 50, step: 1, rule: 'pos' }),
  whole('slowCount', 50000, { stops: kLengths, rule: 'length', low: 2 }),
  whole('gramCount', 100, { min: 10, max: 200, step: 10, rule: 'count', low: 2, high: 1024 }),
  // Looking at it.
  whole('buildStep', 5, { min: 0, max: 5, low: 0, high: 5 }),
  whole('buildDModel', 8, { stops: kWidths.slice(0, 9), rule: 'dModel', high: kWidest }),
  whole('buildSlot', 3, { min: 0, max: 5, low: 0, high: 5 }),
  whole('buildPair', 1, { min: 0, max: 3, within: (state) => [0, state.buildDModel / 2 - 1] }),
  real('rowOne', 0, { min: 0, max: 99, step: 1, rule: 'pos' }),
  real('rowTwo', 1, { min: 0, max: 99, step: 1, rule: 'pos' }),
  real('rowThree', 50, { min: 0, max: 99, step: 1, rule: 'pos' }),
  whole('column', 14, { min: 0, max: 63, within: (state) => [0, state.dModel - 1] }),
  whole('onePair', 0, { min: 0, max: 31, within: (state) => [0, state.dModel / 2 - 1] }),
  whole('otherPair', 16, { min: 0, max: 31, within: (state) => [0, state.dModel / 2 - 1] }),
  real('slide', 0, { min: 0, max: 0.25, step: 0.01, low: 0, high: 1 }),
  whole('tourPos', 0, { min: 0, max: 49, low: 0, high: 49 }),
  // In one picture.
  whole('summaryPos', 8, { min: 0, max: 47, low: 0, high: 10000 }),
  // The page itself.
  choice('level', ['new', 'some', 'expert']),
  { key: 'references', kind: 'flag', initial: true },
  choice('theme', ['auto', 'light', 'dark']),
];

/** @type {Readonly<Record<string, Parameter>>} */
export const parameters = Object.freeze(
  Object.fromEntries(kList.map((one) => [one.key, Object.freeze({ ...one, url: kebab(one.key) })])),
);

/**
 * The state before anybody touched anything. A language may bring its own opening sentence.
 *
 * @param {Record<string, Value>} [own]
 * @returns {State}
 */
export function initialState(own = {}) {
  const state = Object.fromEntries(kList.map(({ key, initial }) => [key, own[key] ?? initial]));
  return Object.freeze(state);
}

/** @param {string} key @param {number} initial @param {Partial<Parameter>} more */
function whole(key, initial, more) {
  return { key, kind: /** @type {const} */ ('whole'), initial, step: 1, ...more };
}

/** @param {string} key @param {number} initial @param {Partial<Parameter>} more */
function real(key, initial, more) {
  return { key, kind: /** @type {const} */ ('real'), initial, ...more };
}

/** @param {string} key @param {string[]} choices @param {string} [initial] */
function choice(key, choices, initial = choices[0]) {
  return { key, kind: /** @type {const} */ ('choice'), initial, choices };
}

/** @param {string} key */
function flag(key) {
  return { key, kind: /** @type {const} */ ('flag'), initial: false };
}

/** 1, 2, 5, 10, 20, 50, ... @param {number} limit */
function oneTwoFive(limit) {
  const stops = [];
  for (let decade = 1; decade <= limit; decade *= 10) {
    for (const digit of [1, 2, 5]) if (digit * decade <= limit) stops.push(digit * decade);
  }
  return stops;
}

/** @param {string} key */
function kebab(key) {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
