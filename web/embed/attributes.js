import { aliases, initialState, parameterAt, parameters } from '../figures/parameters.js';
import { writeNumber } from '../page/number.js';
import { readQuery } from '../page/permalink.js';
import { optionNames } from './request.js';

/**
 * The attributes of <posenc-figure>: options and parameters by their names in addresses.
 *
 * @import {Key, Value} from '../figures/parameters.js'
 * @import {Pairs} from './request.js'
 */

export const attributeNames = [
  ...optionNames,
  ...Object.values(parameters).map(({ url }) => url),
  ...Object.keys(aliases),
  'dir',
];
/** @type {ReadonlySet<string>} */
const known = new Set(attributeNames);

/** Attributes that any element may have, and the marks that frameworks leave. */
const kOthers =
  /^(dir|class|id|slot|style|title|hidden|tabindex|part|exportparts|is|inert|translate|draggable|nonce|role|key|ref|item\w+|data-.*|aria-.*|on.*|x-.*|v-.*|ng-.*|s-.*|_.*|.*[:@#.].*)$/;

/**
 * What the attributes of an element ask for, and what was set besides, which wins.
 *
 * @param {Element} element
 * @param {ReadonlyMap<Key, unknown>} kept
 * @returns {Pairs}
 */
export function pairsOfElement(element, kept) {
  /** @type {Pairs} */
  const pairs = [];
  for (const { name, value } of element.attributes) {
    if (kOthers.test(name)) continue;
    const key = parameterAt(name)?.parameter.key;
    if (key && kept.has(/** @type {Key} */ (key))) continue;
    pairs.push([name, attributeText(name, value)]);
  }
  for (const [key, value] of kept) pairs.push([parameters[key].url, textOf(key, value)]);
  return pairs;
}

/** Without a value, an attribute switches a switch on. @param {string} name @param {string} value */
export function attributeText(name, value) {
  return value === '' && parameterAt(name)?.parameter.kind === 'flag' ? 'on' : value;
}

/** Whether an attribute is an option, a parameter or an old name of one. @param {string} name */
export function isParameter(name) {
  return known.has(name) && parameterAt(name) !== null;
}

/**
 * The state that an element stands for while it is not drawn.
 *
 * @param {Element} element
 * @param {ReadonlyMap<Key, unknown>} kept
 * @returns {import('../figures/parameters.js').State}
 */
export function stateOfElement(element, kept) {
  const pairs = pairsOfElement(element, kept).filter(([name]) => isParameter(name));
  const initial = initialState();
  return { ...initial, ...readQuery(String(new URLSearchParams(pairs)), initial).values };
}

/** As an address has it. @param {Key} key @param {unknown} value */
function textOf(key, value) {
  const { kind, unit } = parameters[key];
  if (kind === 'flag') return value === true ? 'on' : value === false ? 'off' : String(value);
  return typeof value === 'number' ? writeNumber(value, unit) : String(value);
}
