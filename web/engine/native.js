// One instance of the module, and the only way to call it: refusals become errors here, and a view
// into the module's memory leaves only as a copy.
import { failure, outOfRange } from './errors.js';

/**
 * @typedef {import('#glue').NativeModule} NativeModule
 * @typedef {ReturnType<typeof createNative>} Native
 */

/** @param {NativeModule} module */
export function createNative(module) {
  /** @type {unknown} */
  let stopped;
  let lent = false;

  /**
   * The answer, a refusal included, as it stands in the module's memory: good until the next call.
   * @param {string} name
   * @param {unknown[]} given
   * @returns {any}
   */
  function ask(name, ...given) {
    if (stopped) throw failure('stopped', 'The encoder has stopped; load it again.', stopped);
    if (lent) throw failure('busy', 'The encoder waits for the callback of eachWindow to return.');
    try {
      return module[name](...given);
    } catch (cause) {
      // Refused before anything of the module ran.
      if (/** @type {any} */ (cause)?.name === 'BindingError') {
        throw failure(
          'wrong-type',
          'An argument is of a type that the encoder cannot take.',
          cause,
        );
      }
      // Nothing is thrown on purpose: this is exhausted memory or a trap, and what it left behind
      // in the module's stack cannot be trusted.
      stopped = cause;
      throw failure('stopped', 'The encoder ran out of memory or failed; load it again.', cause);
    }
  }

  /**
   * The answer as it stands in the module's memory; a refusal is thrown.
   * @param {string} name
   * @param {unknown[]} given
   * @returns {any}
   */
  function peek(name, ...given) {
    const answer = ask(name, ...given);
    if (isRefusal(answer)) throw outOfRange(inCamelCase(answer));
    return answer;
  }

  /**
   * The answer, as the caller's own.
   * @param {string} name
   * @param {unknown[]} given
   * @returns {any}
   */
  function call(name, ...given) {
    return copied(peek(name, ...given));
  }

  /**
   * Shows the caller a view into the module's memory. No other call may run meanwhile: it could write
   * to the same place, or let the memory grow, which would empty the view.
   * @param {() => void} show
   */
  function lend(show) {
    lent = true;
    try {
      show();
    } finally {
      lent = false;
    }
  }

  return { ask, peek, call, lend };
}

// The library's own spelling of a parameter is d_model, JavaScript's is dModel.
/** @param {any} refusal */
function inCamelCase(refusal) {
  const raise = (/** @type {string} */ _, /** @type {string} */ letter) => letter.toUpperCase();
  return { ...refusal, parameter: refusal.parameter.replace(/_(.)/g, raise) };
}

/** @param {any} answer */
function isRefusal(answer) {
  return answer !== null && typeof answer === 'object' && typeof answer.rule === 'string';
}

/**
 * @param {any} answer
 * @returns {any}
 */
function copied(answer) {
  if (answer === null || typeof answer !== 'object') return answer;
  if (ArrayBuffer.isView(answer)) return /** @type {Float64Array} */ (answer).slice();
  if (Array.isArray(answer)) return answer.map(copied);
  const entries = Object.entries(answer).map(([name, part]) => [name, copied(part)]);
  return Object.fromEntries(entries);
}
