import { parseAngle } from './number.js';
import { formatValue } from './text.js';

/**
 * The numbers inside the prose. Each is named with its arguments, "wavelength 512 10000 255", and
 * asked of the encoder: when the page is built and once more in the reader's browser.
 *
 * @typedef {import('../figures/contract.js').Engine} Engine
 * @typedef {(engine: Engine, ...args: number[]) => number | number[]} Quantity
 */

/** @type {Readonly<Record<string, Quantity>>} */
const kQuantities = {
  omega: (engine, dModel, base, pair) => engine.frequencies({ dModel, base })[pair],
  wavelength: (engine, dModel, base, pair) => engine.wavelengths({ dModel, base })[pair],
  divisor: (engine, dModel, base, pair) =>
    engine.slotMap({ dModel, base, pos: 0, dimension: 2 * pair }).divisor,
  turns: (engine, dModel, base, pair, length) =>
    engine.ladder({ dModel, base, length }).turns[pair],
  completed: (engine, dModel, base, length) => engine.ladder({ dModel, base, length }).completed,
  bound: (_, base) => 2 * Math.PI * base,
  'bound-share': (engine, dModel, base) =>
    engine.wavelengths({ dModel, base })[dModel / 2 - 1] / (2 * Math.PI * base),
  period: (_, omega) => (2 * Math.PI) / omega,
  sine: (engine, omega, pos) => engine.wave({ omega, first: pos, count: 1 })[0],
  cosine: (engine, omega, pos) => engine.wave({ omega, first: pos, count: 1 })[1],
  // The chord over an angle is twice the sine of half of it.
  chord: (engine, omega, slot) =>
    2 * Math.abs(engine.wave({ omega: omega / 2, first: slot, count: 1 })[0]),
  value: (engine, dModel, base, pos, dimension) => row(engine, dModel, base, pos)[dimension],
  row: (engine, dModel, base, pos, first, last) =>
    Array.from(row(engine, dModel, base, pos).slice(first, last + 1)),
  root: (_, value) => Math.sqrt(value),
  'squared-norm': (engine, dModel, base, pos) => squaredNorm(row(engine, dModel, base, pos)),
  norm: (engine, dModel, base, pos) => Math.sqrt(squaredNorm(row(engine, dModel, base, pos))),
  'norm-deviation': (engine, dModel, base, rows) =>
    engine.norms({ dModel, base, count: rows }).largestDeviation,
  dot: (engine, dModel, base, k) => engine.similarity({ dModel, base, count: k + 1 }).dots[k],
  distance: (engine, dModel, base, k) =>
    engine.similarity({ dModel, base, count: k + 1 }).distances[k],
  // Between the tags of slots 0 and k, for a k too large for a table of all offsets before it.
  gap: (engine, dModel, base, k) => {
    const here = row(engine, dModel, base, 0);
    const there = row(engine, dModel, base, k);
    return Math.hypot(
      ...here.map((/** @type {number} */ value, /** @type {number} */ j) => there[j] - value),
    );
  },
  falls: (engine, dModel, base, count) => engine.similarity({ dModel, base, count }).falls,
  'fit-sine': (engine, omega, k, count) => engine.shiftFit({ omega, k, count }).sine,
  'fit-pair': (engine, omega, k, count) => engine.shiftFit({ omega, k, count }).pair,
  'fit-limit': (engine, omega, k) => engine.shiftFit({ omega, k, count: 100 }).limit,
  residual: (engine, dModel, base, pair, pos, k) =>
    engine.rotationCheck({ dModel, base, pair, pos, k }).residual,
};

/**
 * @param {Engine} engine
 * @param {string} request a name and its arguments, one blank between each
 * @returns {number | number[]}
 */
export function computeQuantity(engine, request) {
  const [name, ...words] = request.trim().split(' ');
  if (!Object.hasOwn(kQuantities, name)) throw new ReferenceError(`No quantity ${name}.`);
  const quantity = kQuantities[name];
  if (words.length !== quantity.length - 1) {
    throw new TypeError(`${name} takes ${quantity.length - 1} arguments: ${request}`);
  }
  const args = words.map((word) => {
    const value = parseAngle(word);
    if (value === null) throw new TypeError(`${word} is no number: ${request}`);
    return value;
  });
  const value = quantity(engine, ...args);
  if (![value].flat().every(Number.isFinite)) throw new RangeError(`No value: ${request}`);
  return value;
}

/**
 * @param {number | number[]} value
 * @param {string} format as in the prose: '3', '~4', '!' or ''
 * @param {string} locale
 */
export function writeQuantity(value, format, locale) {
  const shape = /^\d+$/.test(format) ? `:${format}` : format;
  return [value]
    .flat()
    .map((one) => formatValue(one, shape, locale))
    .join(', ');
}

/**
 * Writes every live number of the page anew, from the reader's own encoder.
 *
 * @param {ParentNode} root
 * @param {Engine} engine
 * @param {string} locale
 */
export function refreshQuantities(root, engine, locale) {
  for (const element of root.querySelectorAll('.live')) {
    const { quantity = '', format = '' } = /** @type {HTMLElement} */ (element).dataset;
    const text = writeQuantity(computeQuantity(engine, quantity), format, locale);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** @param {Engine} engine @param {number} dModel @param {number} base @param {number} pos */
function row(engine, dModel, base, pos) {
  return engine.encode({ dModel, base, first: pos, count: 1, dtype: 'float64' });
}

/** @param {Float64Array} values */
function squaredNorm(values) {
  return values.reduce((sum, value) => sum + value * value, 0);
}
