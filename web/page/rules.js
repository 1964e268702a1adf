import { parameters as ofArticle } from '../figures/parameters.js';
import { inexactAs, parseAngle, parseNumber } from './number.js';

/**
 * Whether a value may stand for a parameter. What the encoder has a rule for, the encoder decides.
 *
 * @typedef {import('../figures/parameters.js').Parameter} Parameter
 * @typedef {import('../figures/parameters.js').Value} Value
 * @typedef {import('../figures/parameters.js').Widths} Widths
 * @typedef {import('../figures/parameters.js').Values} Values
 * @typedef {{code: string, key: string, value: unknown, low?: number, high?: number,
 *   nearest?: number,
 *   message?: string}} Refusal
 * @typedef {(rule: string, value: number) => {code: string, message: string} | null} Judge
 */

/**
 * @param {Parameter} parameter
 * @param {unknown} value
 * @param {Values} state with the value already in its place
 * @param {Judge | null} judge the encoder's refusalOf; null until it is there
 * @returns {Refusal | null}
 */
export function refusalOf(parameter, value, state, judge) {
  const { key, kind, choices, longest = 0 } = parameter;
  const refuse = (/** @type {string} */ code, more = {}) => ({ code, key, value, ...more });
  if (kind === 'flag') return typeof value === 'boolean' ? null : refuse('not-a-switch');
  if (kind === 'choice') {
    return choices?.includes(/** @type {string} */ (value)) ? null : refuse('not-a-choice');
  }
  if (kind === 'text') {
    if (typeof value !== 'string') return refuse('not-a-text');
    if (hasControls(value)) return refuse('not-plain-text');
    if (/[\uFFFD\p{Surrogate}]/u.test(value)) return refuse('broken-text');
    if (!value.trim()) return refuse('blank');
    return value.length > longest ? refuse('too-long', { high: longest }) : null;
  }
  return refuseNumber(parameter, value, state, judge);
}

/**
 * @param {Parameter} parameter
 * @param {unknown} value
 * @param {Values} state
 * @param {Judge | null} judge
 * @returns {Refusal | null}
 */
function refuseNumber({ key, kind, rule, low, high, within }, value, state, judge) {
  const refuse = (/** @type {string} */ code, more = {}) => ({ code, key, value, ...more });
  if (typeof value !== 'number' || Number.isNaN(value)) return refuse('not-a-number');
  const own = rule && judge ? judge(rule, value) : null;
  if (own) return refuse(own.code, { message: own.message });
  if (!Number.isFinite(value)) return refuse('not-finite');
  if (kind === 'whole' && !Number.isInteger(value)) return refuse('not-whole');
  const [least, most] = within?.(/** @type {Widths} */ (state)) ?? [
    low ?? -Infinity,
    high ?? Infinity,
  ];
  if (value < least) return refuse('below-page', { low: least, high: most });
  if (value > most) return refuse('above-page', { low: least, high: most });
  return null;
}

/**
 * The text of a control or of the URL as a value, or what is wrong with it.
 *
 * @param {Parameter} parameter
 * @param {string} text
 * @returns {{value: Value} | {refusal: Refusal}}
 */
export function parseValue({ key, kind, unit }, text) {
  if (kind === 'text' || kind === 'choice') return { value: text };
  if (kind === 'flag') {
    if (text === 'on' || text === 'off') return { value: text === 'on' };
    return { refusal: { code: 'not-a-switch', key, value: text } };
  }
  const value = unit === 'angle' ? parseAngle(text) : parseNumber(text);
  if (value === null) {
    return { refusal: { code: text.trim() ? 'not-a-number' : 'nothing', key, value: text } };
  }
  const nearest = inexactAs(text);
  if (nearest !== null) return { refusal: { code: 'not-exact', key, value: text, nearest } };
  return { value };
}

/**
 * Values whose limits moved with another parameter follow them to the nearest that is allowed.
 *
 * @param {Values} state
 * @param {ReadonlySet<string>} asked keys that somebody set on purpose: these are judged, not moved
 * @param {Readonly<Record<string, Parameter>>} [parameters] those of a page of its own
 * @returns {Record<string, number>}
 */
export function followers(state, asked, parameters = ofArticle) {
  /** @type {Record<string, number>} */
  const moved = {};
  for (const { key, within } of Object.values(parameters)) {
    if (!within || asked.has(key)) continue;
    const [least, most] = within(/** @type {Widths} */ (state));
    const value = Math.min(Math.max(Number(state[key]), least), most);
    if (value !== state[key]) moved[key] = value;
  }
  return moved;
}

/** @param {string} text */
function hasControls(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(text);
}
