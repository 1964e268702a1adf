// What a worker does with an encoder: it is asked by message, one question at a time. { name, given }
// is answered by { value } or by { error }; the first question must be 'load'.
import { openPort } from './threads.js';

// An Error loses its own properties on the way, and its class where it is not built in.
/** @param {any} error @returns {object} */
function portable(error) {
  if (error === null || typeof error !== 'object') return { name: 'Error', message: String(error) };
  const { name, message, code, parameter, value, status, cause } = error;
  const known = ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
  return {
    ...{ name, message, code, parameter, status },
    value: known ? value : String(value),
    cause: cause === undefined ? undefined : portable(cause),
  };
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

/** @param {(...given: any[]) => Promise<object>} load */
export function serve(load) {
  /** @type {any} */
  let encoder;

  /**
   * @param {string} name
   * @param {any[]} given
   */
  async function answer(name, given) {
    if (name !== 'load') return encoder[name](...given);
    encoder = await load(...given);
    // A callback cannot be sent, and a view into this worker's memory cannot leave it.
    return Object.entries(encoder)
      .filter(([known]) => known !== 'eachWindow')
      .map(([known, call]) => [known, call.length]);
  }

  const post = openPort(
    async ({ name, given }) => {
      try {
        const value = await answer(name, given);
        post({ value }, buffersOf(value));
      } catch (error) {
        // A table that came to be filled goes back, refused or not.
        const table = name === 'encodeInto' ? given[0] : undefined;
        post({ error: portable(error), table }, buffersOf(table));
      }
    },
    () => post({ error: portable(new TypeError('The arguments could not be read.')) }, []),
  );
}
