/**
 * Everything that the reader can set, once: addresses, controls, presets, figures, the attributes
 * of an embedded figure and the documentation go by this table. A name has one meaning in all
 * figures, so figures that read the same name move together.
 *
 * `min`, `max`, `step` or `stops` shape the slider and refuse nothing. What is refused: values
 * against `rule` (the encoder's own rule of that name), below `low` or above `high` (limits of the
 * page), and outside `within` (limits that follow from other parameters). When another parameter
 * moves those, the value moves along with them, visibly.
 *
 * @typedef {'whole' | 'real' | 'choice' | 'flag' | 'text'} Kind
 * @typedef {number | string | boolean} Value
 * @typedef {{readonly dModel: number, readonly exampleDModel: number}} Widths
 *   what limits may follow from
 */

/**
 * @template {Value} [Type=Value]
 * @typedef {{
 *   kind: Kind, initial: Type, min?: number, max?: number, step?: number, stops?: number[],
 *   rule?: string, low?: number, high?: number, within?: (state: Widths) => [number, number],
 *   choices?: readonly string[], longest?: number, unit?: 'angle', scope?: 'page',
 * }} Spec
 *   scope 'page': a setting of the page as a whole, which belongs to no figure
 */

/**
 * @typedef {Spec & {key: string, url: string}} Parameter
 *   url: its name in addresses and attributes
 * @typedef {keyof typeof kTable} Key
 * @typedef {{readonly [Name in Key]: (typeof kTable)[Name] extends Spec<infer Type> ? Type : never}} State
 * @typedef {Readonly<Partial<State>>} Change
 * @typedef {Readonly<Record<string, Value>>} Values  a state, or part of one, whose names are not known
 * @typedef {{key: Key, from?: (value: number) => number}} Alias
 *   from: the value of today that an old value stands for
 */

const kWidths = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
const kLengths = oneTwoFive(1e6).filter((value) => value >= 10);
// Beyond this the figures with one mark per dimension would no longer follow the hand.
const kWidest = 16384;
const kMostSlots = 16384;
const kSharpness = [0, 0.0625, 0.125, 0.25, 0.5, 1, 2, 4];
const kOmegas = Array.from({ length: 48 }, (_, n) => multipleOfPi(n + 1, 48));

/** @param {Widths} state @returns {[number, number]} */
const anyPair = ({ dModel }) => [0, Math.floor(dModel / 2) - 1];

const kTable = {
  // The ladder, shared by all figures.
  dModel: whole(64, { stops: kWidths, rule: 'dModel', high: kWidest }),
  base: real(10000, { stops: oneTwoFive(1e6), rule: 'base' }),
  // The pair looked at, and the slower one beside it.
  pair: whole(0, { min: 0, max: 31, within: anyPair }),
  slowPair: whole(16, { min: 0, max: 31, within: anyPair }),
  // Where the reader stands, and how far on.
  position: real(2, { min: 0, max: 99, step: 1, rule: 'pos' }),
  k: whole(5, { min: 0, max: 40, step: 1, rule: 'k' }),
  // The window of a table: its rows, and the column read in it.
  count: whole(100, { min: 10, max: 400, step: 10, rule: 'count', low: 2, high: kMostSlots }),
  // Room for the rows that follow it, up to the last position that there is.
  first: real(0, { min: 0, max: 1000, step: 1, rule: 'first', high: 2 ** 53 - kMostSlots }),
  dimension: whole(14, { min: 0, max: 63, within: ({ dModel }) => [0, dModel - 1] }),
  length: whole(5000, { stops: kLengths, rule: 'length' }),
  // One free wave.
  omega: real(Math.PI / 6, { stops: kOmegas, rule: 'omega', unit: 'angle' }),
  waveCount: whole(36, { min: 12, max: 96, step: 6, rule: 'count', low: 2, high: 400 }),
  compare: choice(['wave', 'counter', 'scaled']),
  // Step 1.
  sentence: text('the dog bit the man', 120),
  shuffle: whole(0, { min: 0, max: 20, low: 0, high: 4294967295 }),
  tags: flag(false),
  counterLength: whole(10, { stops: kLengths, rule: 'length', low: 1, high: 1e6 }),
  // The worked example, which is also the cell followed in the array that the code builds.
  exampleDModel: whole(4, { stops: kWidths.slice(0, 9), rule: 'dModel', high: kWidest }),
  examplePosition: real(3, { min: 0, max: 99, step: 1, rule: 'pos' }),
  exampleDimension: whole(2, {
    min: 0,
    max: 3,
    within: ({ exampleDModel }) => [0, exampleDModel - 1],
  }),
  exampleWhole: flag(false),
  exampleSlip: flag(false),
  buildStep: whole(5, { min: 0, max: 5, low: 0, high: 5 }),
  // The nearest other slot, among so many.
  nearestLimit: whole(60000, { stops: kLengths, rule: 'limit', low: 1, high: 1e6 }),
  // The head that looks back.
  headOffset: whole(1, { min: -3, max: 3, rule: 'k', low: -100, high: 100 }),
  headSharpness: real(1, { stops: kSharpness, low: 0, high: 100 }),
  headPairs: choice(['all', 'fast', 'slow']),
  headWords: choice(['none', 'mixed', 'cured']),
  // A word and a tag in one list.
  addScale: choice(['one', 'root']),
  addJoin: choice(['add', 'halves']),
  // Step 6.
  trainingLength: whole(512, { stops: kLengths, rule: 'length', low: 2, high: 1e6 }),
  farPosition: real(50000, { stops: kLengths, rule: 'pos' }),
  fencePosition: real(0, { min: 0, max: 50, step: 1, rule: 'pos' }),
  // Slots along which the slowest wave is drawn: far more than any table shows.
  slowestCount: whole(50000, { stops: kLengths, rule: 'length', low: 2 }),
  // Slots compared with each other.
  gramCount: whole(100, { min: 10, max: 200, step: 10, rule: 'count', low: 2, high: 1024 }),
  // How far the cosine is slid over its sine, in turns.
  slide: real(0, { min: 0, max: 0.25, step: 0.01, low: 0, high: 1 }),
  // The page itself.
  level: page(choice(['new', 'some', 'expert'])),
  references: page(flag(true)),
  theme: page(choice(['auto', 'light', 'dark'])),
};

/** Names that addresses out in the world still use. @type {Readonly<Record<string, Alias>>} */
export const aliases = Object.freeze({
  pos: { key: 'position' },
  slot: { key: 'position' },
  'clock-pos': { key: 'position' },
  'tour-pos': { key: 'position' },
  'summary-pos': { key: 'position' },
  'one-pair': { key: 'pair' },
  'other-pair': { key: 'slowPair' },
  column: { key: 'dimension' },
  'example-pos': { key: 'examplePosition' },
  'build-slot': { key: 'examplePosition' },
  'build-d-model': { key: 'exampleDModel' },
  'build-pair': { key: 'exampleDimension', from: (pair) => 2 * pair },
  'far-pos': { key: 'farPosition' },
  'fence-pos': { key: 'fencePosition' },
  'slow-count': { key: 'slowestCount' },
});

/** Names that once were and have no successor: an address that has one is told so. */
export const gone = Object.freeze(['row-one', 'row-two', 'row-three']);

/** @type {{readonly [Name in Key]: Parameter}} */
const known = Object.freeze(
  /** @type {any} Object.fromEntries forgets the names */ (
    Object.fromEntries(
      Object.entries(kTable).map(([key, spec]) => [
        key,
        Object.freeze({ ...spec, key, url: kebab(key) }),
      ]),
    )
  ),
);

/** The table by key; a key that comes from outside is asked with `Object.hasOwn` first. */
export const parameters = /** @type {typeof known & Readonly<Record<string, Parameter>>} */ (known);

/** @type {readonly Parameter[]} */
const all = Object.values(known);
const byUrl = new Map(all.map((one) => [one.url, one]));

/**
 * The parameter of a name in an address or an attribute, old names included.
 *
 * @param {string} url
 * @returns {{parameter: Parameter, from?: (value: number) => number} | null}
 */
export function parameterAt(url) {
  const own = byUrl.get(url);
  if (own) return { parameter: own };
  const alias = Object.hasOwn(aliases, url) ? aliases[url] : undefined;
  return alias ? { parameter: parameters[alias.key], from: alias.from } : null;
}

/**
 * The state before anybody touched anything. A language may bring its own opening sentence.
 *
 * @param {Partial<Record<string, Value>>} [own]
 * @returns {State}
 */
export function initialState(own = {}) {
  const state = Object.fromEntries(all.map(({ key, initial }) => [key, own[key] ?? initial]));
  return Object.freeze(/** @type {any} made from the table, so it has its keys */ (state));
}

/** @param {number} initial @param {Partial<Spec<number>>} more @returns {Spec<number>} */
function whole(initial, more) {
  return { kind: 'whole', initial, step: 1, ...more };
}

/** @param {number} initial @param {Partial<Spec<number>>} more @returns {Spec<number>} */
function real(initial, more) {
  return { kind: 'real', initial, ...more };
}

/**
 * @template {string} Choice
 * @param {Choice[]} choices the first is the opening one
 * @returns {Spec<Choice>}
 */
function choice(choices) {
  return { kind: 'choice', initial: choices[0], choices };
}

/** @param {boolean} initial @returns {Spec<boolean>} */
function flag(initial) {
  return { kind: 'flag', initial };
}

/** @param {string} initial @param {number} longest @returns {Spec<string>} */
function text(initial, longest) {
  return { kind: 'text', initial, longest };
}

/**
 * @template {Value} Type
 * @param {Spec<Type>} spec
 * @returns {Spec<Type>}
 */
function page(spec) {
  return { ...spec, scope: 'page' };
}

/**
 * A multiple of pi, in lowest terms, so that equal angles are equal numbers.
 *
 * @param {number} over
 * @param {number} under
 */
export function multipleOfPi(over, under) {
  let [a, b] = [Math.abs(over), under];
  while (b > 0) [a, b] = [b, a % b];
  return ((over / a) * Math.PI) / (under / a);
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
