/**
 * One that has stopped judges nothing more: what is set meanwhile is judged when the next one draws.
 *
 * @param {import('../figures/contract.js').Engine} engine
 * @returns {import('./rules.js').Judge}
 */
export function judgeOf(engine) {
  return (parameter, value) => {
    try {
      return engine.refusalOf(parameter, value);
    } catch (error) {
      if (/** @type {any} */ (error).code !== 'stopped') throw error;
      return null;
    }
  };
}
