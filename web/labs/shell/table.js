/**
 * The parameters of a lab: the same shape as those of the article, in a table of its own.
 *
 * @import {Parameter, Spec, State, Value} from '../../figures/parameters.js'
 * @import {Known} from '../../page/permalink.js'
 */

/** What every lab has: a setting of the page, which stays out of its address. */
const kShared = {
  theme: { ...choice(['auto', 'light', 'dark']), scope: /** @type {const} */ ('page') },
};

/**
 * @param {Record<string, Spec<any>>} specs
 * @returns {Known}
 */
export function tableOf(specs) {
  /** @type {Record<string, Parameter>} */
  const parameters = {};
  for (const [key, spec] of Object.entries({ ...specs, ...kShared })) {
    parameters[key] = Object.freeze({ ...spec, key, url: kebab(key) });
  }
  const byUrl = new Map(Object.values(parameters).map((one) => [one.url, one]));
  return Object.freeze({
    parameters: Object.freeze(parameters),
    parameterAt(/** @type {string} */ url) {
      const parameter = byUrl.get(url);
      return parameter ? { parameter } : null;
    },
    gone: [],
  });
}

/**
 * The state before anybody touched anything.
 *
 * @param {Known} known
 * @returns {State}
 */
export function openingState({ parameters }) {
  const values = Object.values(parameters).map(({ key, initial }) => [key, initial]);
  return Object.freeze(/** @type {any} a lab's own keys */ (Object.fromEntries(values)));
}

/** @param {number} initial @param {Partial<Spec<number>>} [more] @returns {Spec<number>} */
export function whole(initial, more = {}) {
  return { kind: 'whole', initial, step: 1, ...more };
}

/** @param {number} initial @param {Partial<Spec<number>>} [more] @returns {Spec<number>} */
export function real(initial, more = {}) {
  return { kind: 'real', initial, ...more };
}

/** @param {readonly string[]} choices @param {string} [initial] the first unless given @returns {Spec<string>} */
export function choice(choices, initial = choices[0]) {
  return { kind: 'choice', initial, choices };
}

/** @param {boolean} initial @returns {Spec<boolean>} */
export function flag(initial) {
  return { kind: 'flag', initial };
}

/** @param {string} initial @param {number} longest @returns {Spec<string>} */
export function text(initial, longest) {
  return { kind: 'text', initial, longest };
}

/** 1, 2, 5, 10, 20, 50, ... @param {number} limit */
export function oneTwoFive(limit) {
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
