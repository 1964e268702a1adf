// The script of the worker: an encoder that is asked by message. { id, name, given } is answered by
// { id, value } or by { id, error }; the first question must be 'load'.
import { loadEncoder } from './library/load.js';
import { openPort } from './threads.js';

/** @type {import('./library/load.js').Encoder | undefined} */
let encoder;

/**
 * @param {string} name
 * @param {any[]} given
 */
async function answer(name, given) {
  if (name !== 'load') return /** @type {any} */ (encoder)[name](...given);
  encoder = await loadEncoder(...given);
  return Object.keys(encoder);
}

// An Error loses its own properties on the way, and its class where it is not built in.
/** @param {any} error */
function portable({ name, message, code, parameter, value }) {
  const known = ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
  return { name, message, code, parameter, value: known ? value : String(value) };
}

/**
 * The buffers of the arrays in an answer, to be handed over instead of copied.
 * @param {any} value
 * @returns {ArrayBuffer[]}
 */
function buffersOf(value) {
  if (ArrayBuffer.isView(value)) {
    return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(buffersOf);
}

const post = openPort(async ({ id, name, given }) => {
  try {
    const value = await answer(name, given);
    post({ id, value }, buffersOf(value));
  } catch (error) {
    post({ id, error: portable(error) }, []);
  }
});
