// A convention as a program in the reader's language, with the reader's parameters in it. The tests
// run these programs and compare what they compute with the encoder.
import { cppOf } from './cpp.js';
import { frameworks, pythonOf } from './python.js';
import { completed } from './recipe.js';
import { ropeInCpp, ropeInPython } from './rope.js';

export const languages = /** @type {const} */ (['numpy', 'pytorch', 'jax', 'cpp']);

/**
 * @typedef {typeof languages[number]} Language
 * @typedef {import('../../../cpp/bindings/posenc-labs.js').Convention} Convention
 */

/**
 * Rows from the convention's start on; of two coordinates one row, at y = 0 and x = 1.
 *
 * @param {Language} language
 * @param {Partial<Convention>} convention
 * @param {{ dModel: number, count?: number }} size
 */
export function codeOf(language, convention, { dModel, count = 3 }) {
  const recipe = completed(convention, dModel, count);
  return language === 'cpp' ? cppOf(recipe) : pythonOf(frameworks[language], recipe);
}

/**
 * @param {Language} language
 * @param {{ vector: ArrayLike<number>, pairing?: 'interleaved' | 'halves', base?: number, position: number }} given
 */
export function codeOfRope(language, { vector, pairing = 'interleaved', base = 10000, position }) {
  const given = { vector: Array.from(vector), pairing, base, position };
  return language === 'cpp' ? ropeInCpp(given) : ropeInPython(frameworks[language], given);
}
