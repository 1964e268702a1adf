// posenc check: which convention made the table in a file.
import { open } from 'node:fs/promises';
import { labs } from './load.js';
import { Refused, takeOptions } from './options.js';
import { reportOf } from './report.js';

// A table of 2^24 numbers as text, and more than a string can be.
const maxBytes = 2 ** 29;

/** @param {string} name @returns {Promise<Uint8Array>} */
async function bytesOf(name) {
  try {
    if (name === '-') return await bytesOfInput();
    const file = await open(name);
    try {
      const { size } = await file.stat();
      if (size > maxBytes) throw new Refused(`${name} must be at most 512 MB long; got ${size}.`);
      return new Uint8Array(await file.readFile());
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (cause);
    throw new Refused(`${name} cannot be read: ${code ?? message}.`);
  }
}

async function bytesOfInput() {
  /** @type {Buffer[]} */
  const pieces = [];
  let size = 0;
  for await (const piece of process.stdin) {
    pieces.push(piece);
    size += piece.length;
    if (size > maxBytes) throw new Refused('The standard input must be at most 512 MB long.');
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/**
 * @param {string[]} given
 * @param {import('./index.js').Streams} streams
 */
export async function check(given, { out }) {
  const { words, options } = takeOptions(given, { json: 'flag' });
  if (words.length !== 1) {
    throw new Refused(`check takes one FILE; got ${words.length}.`);
  }
  const [name] = words;
  const encoder = await labs();
  const found = encoder.identify({ file: await bytesOf(name) });
  const [best] = found.matches;
  if (options.json) {
    // The best of the names, and after it all that coincide with it.
    out(`${JSON.stringify({ file: name, named: Boolean(best), ...best, ...found }, null, 2)}\n`);
  } else out(reportOf(name, found));
  return best ? 0 : 1;
}
