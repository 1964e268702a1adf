// Named arguments: every name known, none missing, each of the right type. Ranges are the module's
// business; it lets wrong types through silently, so those end here.
import { wrongType } from './errors.js';

/**
 * @template T
 * @typedef {{fits: (value: unknown) => boolean, code: string, rule: string, fallback?: T}} Kind
 */

/** @type {(fallback?: number) => Kind<number>} */
export const number = (fallback) => ({
  fits: (value) => typeof value === 'number',
  code: 'not-a-number',
  rule: 'must be a number',
  fallback,
});

/** @type {(fallback?: boolean) => Kind<boolean>} */
export const flag = (fallback) => ({
  fits: (value) => typeof value === 'boolean',
  code: 'wrong-type',
  rule: 'must be true or false',
  fallback,
});

/** @type {() => Kind<string>} */
export const text = () => ({
  fits: (value) => typeof value === 'string',
  code: 'wrong-type',
  rule: 'must be a text',
});

/** @type {() => Kind<string[]>} */
export const words = () => ({
  // A copy, since `every` passes over holes.
  fits: (value) => Array.isArray(value) && [...value].every((word) => typeof word === 'string'),
  code: 'wrong-type',
  rule: 'must be an array of strings',
});

/** @type {() => Kind<Uint8ClampedArray>} */
export const colourRamp = () => ({
  fits: (value) => value instanceof Uint8ClampedArray && value.length === 1024,
  code: 'wrong-type',
  rule: 'must be a Uint8ClampedArray of 256 colours, four bytes each',
});

/**
 * @template {string} T
 * @param {readonly T[]} choices the first is the default
 * @returns {Kind<T>}
 */
export const oneOf = (choices) => ({
  fits: (value) => choices.some((choice) => choice === value),
  code: 'not-a-choice',
  rule: `must be ${choices.map((choice) => `'${choice}'`).join(' or ')}`,
  fallback: choices[0],
});

/**
 * The same, or null where nothing is given.
 * @template T
 * @param {Kind<T>} kind
 * @returns {Kind<T | null>}
 */
export const optional = (kind) => ({
  ...kind,
  fits: (value) => value === null || kind.fits(value),
  fallback: null,
});

/**
 * @template {Record<string, Kind<any>>} Shape
 * @param {unknown} given
 * @param {Shape} shape
 * @returns {{[Name in keyof Shape]: Shape[Name] extends Kind<infer T> ? T : never}}
 */
export function takeArguments(given, shape) {
  const names = Object.keys(shape);
  if (given === null || typeof given !== 'object') {
    throw wrongType('wrong-type', 'the argument', given, `must be one object of ${list(names)}`);
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(shape, name)) {
      const value = /** @type {Record<string, unknown>} */ (given)[name];
      throw wrongType('unknown-name', name, value, `is not a name known here (${list(names)})`);
    }
  }
  /** @type {Record<string, unknown>} */
  const taken = {};
  for (const [name, kind] of Object.entries(shape)) {
    const value = /** @type {Record<string, unknown>} */ (given)[name];
    taken[name] = value === undefined ? kind.fallback : value;
    if (taken[name] === undefined) throw wrongType('missing', name, value, 'is missing');
    if (!kind.fits(taken[name])) throw wrongType(kind.code, name, value, kind.rule);
  }
  return /** @type {any} */ (taken);
}

/** @param {string[]} names */
function list(names) {
  return names.join(', ');
}

/**
 * Whether a table's memory was handed over to somebody else; it then has length 0.
 *
 * @param {ArrayBufferView} table
 */
export function isDetached(table) {
  try {
    // Only what is gone refuses to be looked at.
    return new Uint8Array(table.buffer) === null;
  } catch {
    return true;
  }
}
