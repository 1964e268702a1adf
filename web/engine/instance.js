// From bytes to a running module that has shown that it counts right.
import { failure } from './errors.js';

// A function that answers i8x16.splat(0): valid only where 128-bit vectors are.
const vectorProbe = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15,
  11,
];

export function hasVectors() {
  return WebAssembly.validate(new Uint8Array(vectorProbe));
}

export function hasWebAssembly() {
  return typeof WebAssembly === 'object';
}

/**
 * What kept a module from being: engines tell it by their words alone.
 *
 * @param {unknown} cause
 * @param {string} message for what is none of the two that have a name
 */
function kept(cause, message) {
  const words = String(/** @type {any} */ (cause)?.message);
  if (/content.security|\bCSP\b|unsafe-eval/i.test(words)) {
    const cure = "let its script-src hold 'wasm-unsafe-eval'";
    return failure('forbidden', `The page’s policy forbids WebAssembly; ${cure}.`, cause);
  }
  if (cause instanceof RangeError || /memory/i.test(words)) {
    return failure('out-of-memory', 'There is no memory left for an encoder.', cause);
  }
  return failure('not-a-module', message, cause);
}

/**
 * @param {BufferSource} bytes
 * @param {typeof import('#glue').default} createModule the glue
 */
export async function startModule(bytes, createModule) {
  if (!hasWebAssembly()) {
    throw failure('no-webassembly', 'The encoder needs WebAssembly, which is not here.');
  }
  const compiled = await WebAssembly.compile(bytes).catch((cause) => {
    throw kept(cause, 'The encoder arrived damaged; load it again.');
  });
  return new Promise((resolve, reject) => {
    const options = {
      /**
       * @param {WebAssembly.Imports} imports
       * @param {(instance: WebAssembly.Instance) => void} receive
       */
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(compiled, imports).then(receive).catch(refuse);
        return {};
      },
    };
    /** @param {unknown} cause */
    const refuse = (cause) => {
      reject(kept(cause, 'The encoder does not fit this script; load both again.'));
    };
    createModule(options).then(resolve, refuse);
  });
}

// sin, cos of 3 and of 3 / 100, and the sine of 16777217 (which a float32 position cannot hold).
const knownRow = [0.1411200080598672, -0.9899924966004454, 0.02999550020249566, 0.9995500337489875];
const knownSine = 0.10583256734754364;
// Every 13th value of the table below, times its own place modulo 97, added up to 40 digits. That is
// 12 or 13 values of each column; the interpreter, which runs this, would take 2 ms for all.
const knownTable = { dModel: 64, first: 1000, count: 160 };
const knownSum = 6668.977535014432;

/** @typedef {{dModel: number, first: number, count: number}} Shape */

/**
 * @param {(shape: Shape) => ArrayLike<number>} encode
 * @param {number} tolerance of one value
 */
function isRight(encode, tolerance) {
  const row = encode({ dModel: 4, first: 3, count: 1 });
  const [far] = Array.from(encode({ dModel: 4, first: 16777217, count: 1 }));
  const table = encode(knownTable);
  let sum = 0;
  for (let place = 0; place < table.length; place += 13) sum += table[place] * (place % 97);
  return (
    knownRow.every((value, index) => Math.abs(value - row[index]) < tolerance) &&
    Math.abs(far - knownSine) < tolerance &&
    Math.abs(sum - knownSum) < 1e4 * tolerance
  );
}

function wrongAnswers() {
  return failure('wrong-answers', 'The encoder arrived damaged: it counts wrong; load it again.');
}

/**
 * A damaged file can load and still count wrong: asks for values known from elsewhere.
 * @param {Pick<import('../../cpp/bindings/posenc.js').Encoder, 'encode'>} encoder
 */
export function checkAnswers({ encode }) {
  if (!isRight(encode, 1e-7)) throw wrongAnswers();
}

/**
 * The same for float64, whose arithmetic is another: when it is first asked for.
 * @param {(shape: Shape) => Float64Array} encode
 */
export function checkDoubles(encode) {
  if (!isRight(encode, 1e-12)) throw wrongAnswers();
}
