// The bytes of a file beside this one: fetched where there is a network, read where there is a disk.
import { failure } from './errors.js';
import { nodeBuiltin } from './node-builtin.js';

/**
 * @typedef {string | URL | ArrayBuffer | ArrayBufferView} Source
 * @param {Source} source bytes, or where they are
 * @param {{integrity?: string, timeout: number}} options timeout in milliseconds
 * @returns {Promise<BufferSource>}
 */
export async function readBytes(source, options) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return /** @type {BufferSource} */ (source);
  }
  const address = addressOf(source);
  const disk = address.protocol === 'file:' && nodeBuiltin('node:fs/promises');
  return disk ? read(disk, address, options) : download(address, options);
}

/** @param {string | URL} source */
export function addressOf(source) {
  try {
    return new URL(source, globalThis.location?.href);
  } catch (cause) {
    throw failure('load-failed', `${source} is no address that the encoder could be at.`, cause);
  }
}

/**
 * @param {typeof import('node:fs/promises')} disk
 * @param {URL} address
 * @param {{integrity?: string}} options
 */
async function read(disk, address, { integrity }) {
  try {
    const bytes = await disk.readFile(address);
    if (integrity && integrity !== (await fingerprint(bytes)))
      throw new Error('Not the same bytes');
    return bytes;
  } catch (cause) {
    throw failure('load-failed', `The encoder could not be read from ${address.href}.`, cause);
  }
}

// What fetch does by itself with an integrity.
/** @param {BufferSource} bytes */
async function fingerprint(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * @param {URL} address
 * @param {{integrity?: string, timeout: number}} options
 */
async function download(address, { integrity, timeout }) {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, { signal, ...(integrity && { integrity }) });
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    return await response.arrayBuffer();
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError') {
      const waited = `after ${timeout / 1000} s`;
      throw failure('load-timeout', `No answer from ${address.href} ${waited}.`, cause);
    }
    throw failure('load-failed', `The encoder could not be loaded from ${address.href}.`, cause);
  }
}
