// Every error the engine throws: one sentence, and the same facts as properties.

/** @param {unknown} value */
function show(value) {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}

/** @param {{parameter: string, rule: string, value: unknown}} refusal */
export function sentence({ parameter, rule, value }) {
  return `${parameter} ${rule}; got ${show(value)}.`;
}

/**
 * @param {string} code
 * @param {string} parameter
 * @param {unknown} value
 * @param {string} rule continues the sentence "<parameter> ..."
 */
export function wrongType(code, parameter, value, rule) {
  const message = sentence({ parameter, rule, value });
  return Object.assign(new TypeError(message), { code, parameter, value });
}

/** @param {{code: string, parameter: string, value: unknown, rule: string}} refusal */
export function outOfRange({ code, parameter, value, rule }) {
  const message = sentence({ parameter, rule, value });
  return Object.assign(new RangeError(message), { code, parameter, value });
}

/**
 * A failure that is no argument's fault: loading, or a module that has stopped.
 * @param {string} code
 * @param {string} message
 * @param {unknown} [cause]
 */
export function failure(code, message, cause) {
  return Object.assign(new Error(message, { cause }), { code });
}
