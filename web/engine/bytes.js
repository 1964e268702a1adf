// The bytes of a file beside this one: fetched where there is a network, read where there is a disk.
import { failure } from './errors.js';
import { nodeBuiltin } from './node-builtin.js';

/**
 * @typedef {string | URL | ArrayBuffer | ArrayBufferView} Source
 * @typedef {{known: string[], timeout: number, signal?: AbortSignal}} How
 *   known: the fingerprints of which the file must have one, in the form that fetch takes; none: any
 *   file will do; timeout: in milliseconds
 */

/**
 * @param {Source} source bytes, or where they are
 * @param {How} how
 * @returns {Promise<BufferSource>}
 */
export async function readBytes(source, how) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    const bytes = /** @type {BufferSource} */ (source);
    if (!(await isKnown(bytes, how.known))) throw another('The bytes given for the encoder are');
    return bytes;
  }
  const address = addressOf(source);
  const disk = address.protocol === 'file:' && nodeBuiltin('node:fs/promises');
  return disk ? read(disk, address, how) : download(address, how);
}

/** @param {string | URL} source */
export function addressOf(source) {
  try {
    return new URL(source, globalThis.location?.href);
  } catch (cause) {
    throw failure('load-failed', `${source} is no address that the encoder could be at.`, cause);
  }
}

/** @param {string} what @param {unknown} [cause] */
function another(what, cause) {
  const rest = 'not the file that this script was built with: damaged, or of another version';
  return failure('not-this-file', `${what} ${rest}.`, cause);
}

/**
 * @param {typeof import('node:fs/promises')} disk
 * @param {URL} address
 * @param {How} how
 */
async function read(disk, address, { known }) {
  const bytes = await disk.readFile(address).catch((cause) => {
    throw failure('load-failed', `The encoder could not be read from ${address.href}.`, cause);
  });
  if (!(await isKnown(bytes, known))) throw another(`${address.href} is`);
  return bytes;
}

// A page that came over plain HTTP has no means to take a fingerprint, but its fetch has.
const canCompare = () => Boolean(globalThis.crypto?.subtle);

/**
 * @param {BufferSource} bytes
 * @param {string[]} known
 */
async function isKnown(bytes, known) {
  if (known.length === 0 || !canCompare()) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return known.includes(`sha384-${btoa(String.fromCharCode(...digest))}`);
}

/**
 * A copy in the cache may be damaged, or older than this script: what cannot be used is asked for
 * once more, and of the server itself.
 *
 * @param {URL} address
 * @param {How} how
 */
async function download(address, how) {
  const integrity = how.known.join(' ');
  const bound = integrity && !canCompare();
  /** @type {RequestInit[]} */
  const tries = bound ? [{ integrity }, { integrity, cache: 'reload' }] : [{}, { cache: 'reload' }];
  // Where fetch itself compares, it tells a missing file from a damaged one only without doing so.
  if (bound) tries.push({ cache: 'reload' });
  /** @type {unknown} */
  let last;
  for (const [index, request] of tries.entries()) {
    try {
      const bytes = await answerOf(address, request, how);
      if (bound && index === 2) throw another(`${address.href} is`, last);
      return bytes;
    } catch (cause) {
      if (!retriable.has(/** @type {any} */ (cause).code)) throw cause;
      last = cause;
    }
  }
  throw last;
}

const retriable = new Set(['load-failed', 'not-this-file']);

/**
 * @param {URL} address
 * @param {RequestInit} request
 * @param {How} how
 */
async function answerOf(address, request, { known, timeout, signal }) {
  const limit = new AbortController();
  const late = () => limit.abort();
  const given = () => limit.abort(signal?.reason);
  if (signal?.aborted) throw signal.reason;
  signal?.addEventListener('abort', given);
  // A timer counts to 2^31 - 1; beyond that nobody waits.
  const timer = timeout < 2 ** 31 ? setTimeout(late, timeout) : undefined;
  try {
    const response = await fetch(address, { ...request, signal: limit.signal });
    if (!response.ok) throw statusOf(address, response.status);
    const bytes = await response.arrayBuffer();
    if (!(await isKnown(bytes, known))) {
      throw looksLikePage(bytes) ? pageInstead(address) : another(`${address.href} is`);
    }
    return bytes;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (limit.signal.aborted) {
      const waited = `after ${timeout / 1000} s`;
      throw failure('load-timeout', `No answer from ${address.href} ${waited}.`, cause);
    }
    if (/** @type {any} */ (cause)?.code in { 'load-failed': 0, 'not-this-file': 0 }) throw cause;
    throw failure('load-failed', `The encoder could not be loaded from ${address.href}.`, cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', given);
  }
}

/** @param {ArrayBuffer} bytes */
function looksLikePage(bytes) {
  return String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 1))) === '<';
}

// What a server sends that has no such file and was told to answer with its first page.
/** @param {URL} address */
function pageInstead(address) {
  const cure = 'copy the module beside the script, or name it in the options';
  return failure('not-this-file', `${address.href} is a web page, not the module: ${cure}.`);
}

/** @param {URL} address @param {number} status */
function statusOf(address, status) {
  const message = `The encoder could not be loaded: the answer to ${address.href} was ${status}.`;
  return Object.assign(failure('load-failed', message), { status });
}
