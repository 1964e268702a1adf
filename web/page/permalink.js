import { gone, parameterAt, parameters } from '../figures/parameters.js';
import { writeNumber } from './number.js';
import { parseValue, refusalOf } from './rules.js';

/**
 * The state in the address: `?d-model=128&pos=7`. What stands at its default is left out.
 *
 * @typedef {import('../figures/parameters.js').State} State
 * @typedef {import('../figures/parameters.js').Values} Values
 * @typedef {import('../figures/parameters.js').Value} Value
 * @typedef {{name: string, text: string, refusal: import('./rules.js').Refusal | null}} Ignored
 *   refusal null: there is no parameter of that name; its code 'gone': there once was; 'twice': it
 *   stands there again; 'cut': it stands beyond what is read of an address
 */

/**
 * The parameters that an address may name.
 *
 * @typedef {{
 *   parameters: Readonly<Record<string, import('../figures/parameters.js').Parameter>>,
 *   parameterAt: typeof parameterAt, gone: readonly string[],
 * }} Known
 */

const kLongestAddress = 4000;
/** @type {Known} */
const kArticle = { parameters, parameterAt, gone };

/**
 * What an address asks for. Whatever cannot be had is named in `ignored` and left at its default.
 *
 * @param {string} query
 * @param {State} initial
 * @param {import('./rules.js').Judge | null} [judge]
 * @param {Known} [known] those of a page of its own
 * @returns {{values: Record<string, Value>, ignored: Ignored[]}}
 */
export function readQuery(query, initial, judge = null, known = kArticle) {
  /** @type {Record<string, Value>} */
  const values = {};
  /** @type {Ignored[]} */
  const ignored = [];
  const { asked, rest } = whole(query);
  /** @type {Set<string>} */
  const seen = new Set();
  for (const [name, text] of asked) {
    const found = known.parameterAt(name);
    if (!found) {
      const refusal = known.gone.includes(name) ? { code: 'gone', key: name, value: text } : null;
      ignored.push({ name, text, refusal });
      continue;
    }
    const { parameter, from } = found;
    if (seen.has(parameter.key)) {
      ignored.push({ name, text, refusal: { code: 'twice', key: parameter.key, value: text } });
      continue;
    }
    seen.add(parameter.key);
    const parsed = parseValue(parameter, text);
    if ('refusal' in parsed) ignored.push({ name, text, refusal: parsed.refusal });
    else values[parameter.key] = from ? from(Number(parsed.value)) : parsed.value;
  }
  dropRefused(values, ignored, initial, judge, known);
  if (rest !== null) {
    ignored.push({ name: rest, text: '', refusal: { code: 'cut', key: 'address', value: rest } });
  }
  return { values, ignored };
}

/**
 * The part of an address that is read, no value of it broken off, and the first name after that.
 *
 * @param {string} query
 * @returns {{asked: URLSearchParams, rest: string | null}}
 */
function whole(query) {
  if (query.length <= kLongestAddress) return { asked: new URLSearchParams(query), rest: null };
  const end = Math.max(query.lastIndexOf('&', kLongestAddress), query.startsWith('?') ? 1 : 0);
  const [rest] = new URLSearchParams(query.slice(end)).keys();
  return { asked: new URLSearchParams(query.slice(0, end)), rest: (rest ?? '').slice(0, 40) };
}

/**
 * Limits may depend on values that are refused themselves, so the check is repeated until it
 * finds nothing more.
 *
 * @param {Record<string, Value>} values
 * @param {Ignored[]} ignored
 * @param {State} initial
 * @param {import('./rules.js').Judge | null} judge
 * @param {Known} known
 */
function dropRefused(values, ignored, initial, judge, known) {
  for (let again = true; again; ) {
    again = false;
    for (const [key, value] of Object.entries(values)) {
      const parameter = known.parameters[key];
      const refusal = refusalOf(parameter, value, { ...initial, ...values }, judge);
      if (!refusal) continue;
      delete values[key];
      ignored.push({ name: parameter.url, text: String(value), refusal });
      again = true;
    }
  }
}

/**
 * @param {Values} state
 * @param {Values} initial
 * @param {Known} [known]
 * @returns {string} '' or '?...'
 */
export function writeQuery(state, initial, known = kArticle) {
  const query = new URLSearchParams();
  for (const { key, url, kind, unit } of Object.values(known.parameters)) {
    const value = state[key];
    if (Object.is(value, initial[key])) continue;
    if (kind === 'flag') query.set(url, value ? 'on' : 'off');
    else query.set(url, typeof value === 'number' ? writeNumber(value, unit) : String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
