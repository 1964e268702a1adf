// What a convention makes of a width: the key of the sentence that says it.
import { sentence } from '../errors.js';

// In the order of the description's numbers.
const ofOdd = [null, 'pads-zero', 'ends-on-sine', 'extra-sine', 'rounds-up'];

/**
 * @param {import('../native.js').Native} native
 * @param {Record<string, number | boolean>} convention as the module takes it
 * @param {number} dModel
 */
export function outcomeOf(native, convention, dModel) {
  const answer = native.ask('conventionColumns', convention, dModel);
  if (typeof answer.rule === 'string') {
    const message = sentence({ ...answer, parameter: 'dModel' });
    return { outcome: 'refused', columns: 0, message };
  }
  const columns = answer.length;
  const blank = answer.some(
    (/** @type {any} */ { kind, omega }) => kind < 2 && Number.isNaN(omega),
  );
  if (blank) return { outcome: 'not-a-number', columns, message: null };
  const odd = dModel % 2 === 1 ? ofOdd[Number(convention.odd)] : null;
  if (odd) return { outcome: odd, columns, message: null };
  const divisor = Math.floor(dModel / 2) - Number(convention.shift);
  const one = convention.ladder === 1 && convention.tiny === 2 && divisor === 0;
  return { outcome: one ? 'denominator-one' : 'plain', columns, message: null };
}
