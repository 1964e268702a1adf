// What is wrong with one value, without throwing: for controls and URLs.
import { sentence, wrongType } from '../errors.js';

/** @typedef {{code: string, parameter: string, value: unknown, message: string}} Refusal */

/** @param {import('../native.js').Native} native */
export function createRefusals(native) {
  return {
    /**
     * @param {string} parameter
     * @param {unknown} value
     * @returns {Refusal | null}
     */
    refusalOf(parameter, value) {
      if (typeof parameter !== 'string') {
        throw wrongType('wrong-type', 'parameter', parameter, 'must be the name of a parameter');
      }
      const answer = native.ask('refusalOf', parameter, typeof value === 'number' ? value : 0);
      if (answer === undefined) {
        throw wrongType('unknown-name', 'parameter', parameter, 'must be a name that has a rule');
      }
      if (typeof value !== 'number') {
        const message = sentence({ parameter, rule: 'must be a number', value });
        return { code: 'not-a-number', parameter, value, message };
      }
      if (answer === null) return null;
      return { code: answer.code, parameter, value, message: sentence(answer) };
    },
  };
}
