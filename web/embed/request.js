import { figureAt } from '../figures/index.js';
import { parameterAt } from '../figures/parameters.js';

/**
 * What an embed is asked for, by names that are the same in an address and as attributes: the
 * figure, how it is shown, and besides these the parameters of the state.
 *
 * @import {Ignored} from '../page/permalink.js'
 *
 * @typedef {'all' | 'some' | 'none'} Shown
 * @typedef {{figure: string, lang: string, controls: Shown, caption: boolean}} Options
 * @typedef {Array<[name: string, text: string]>} Pairs
 */

/** Without a name, the picture with which the article opens. */
const kFirst = 'opening';

/** @type {Readonly<Record<string, (text: string, options: Options) => boolean>>} */
const kReaders = Object.freeze({
  figure(text, options) {
    const id = figureAt(text);
    if (id) options.figure = id;
    return Boolean(id);
  },
  lang(text, options) {
    options.lang = text;
    return /^[A-Za-z][A-Za-z0-9-]*$/.test(text);
  },
  controls(text, options) {
    if (!['all', 'some', 'none'].includes(text)) return false;
    options.controls = /** @type {Shown} */ (text);
    return true;
  },
  caption(text, options) {
    if (text !== 'on' && text !== 'off') return false;
    options.caption = text === 'on';
    return true;
  },
});

/** The names of the options, as an address and as attributes have them. */
export const optionNames = Object.freeze(Object.keys(kReaders));

/**
 * @param {Pairs} pairs
 * @returns {{options: Options, query: string, ignored: Ignored[]}}
 *   query: what is left over, for the state; ignored: options that could not be had
 */
export function readRequest(pairs) {
  /** @type {Options} */
  const options = { figure: kFirst, lang: '', controls: 'all', caption: true };
  /** @type {Ignored[]} */
  const ignored = [];
  const rest = new URLSearchParams();
  /** @type {Set<string>} */
  const seen = new Set();
  for (const [name, text] of pairs) {
    if (!Object.hasOwn(kReaders, name)) {
      rest.append(name, text);
      continue;
    }
    const refuse = (/** @type {string} */ code) =>
      ignored.push({ name, text, refusal: { code, key: name, value: text } });
    if (seen.has(name)) refuse('twice');
    else if (!kReaders[name](text, options)) {
      refuse(name === 'caption' ? 'not-a-switch' : 'not-a-choice');
    }
    seen.add(name);
  }
  return { options, query: String(rest), ignored };
}

/**
 * The pairs of an address. Query and hash count alike, and where both name something the hash wins;
 * a hash of the article's own form, #figure-circle, names the figure.
 *
 * @param {{search: string, hash: string}} address
 * @returns {Pairs}
 */
export function pairsOf({ search, hash }) {
  const [, place] = /^#figure-([\w-]+)$/.exec(hash) ?? [];
  /** @type {Pairs} */
  const own = place ? [['figure', place]] : [...new URLSearchParams(hash.slice(1))];
  const named = new Set(own.map(([name]) => meaningOf(name)));
  const others = [...new URLSearchParams(search)].filter(([name]) => !named.has(meaningOf(name)));
  return [...others, ...own];
}

/** An old name and its successor mean the same. @param {string} name */
function meaningOf(name) {
  return parameterAt(name)?.parameter.key ?? name;
}
