// posenc table: the encoding as a file, written a piece at a time.
import { open, rename, rm } from 'node:fs/promises';
import { writeTable } from '../engine/labs/table-bytes.js';
import { labs } from './load.js';
import { Refused, takeOptions } from './options.js';

const kinds = /** @type {const} */ ({
  'd-model': 'number',
  count: 'number',
  out: 'text',
  first: 'number',
  step: 'number',
  base: 'number',
  dtype: 'text',
  raw: 'flag',
  quiet: 'flag',
});

/** @param {string[]} given */
function planOf(given) {
  const { words, options } = takeOptions(given, kinds);
  if (words.length > 0) throw new Refused(`${words[0]} is not understood; see posenc --help.`);
  for (const name of ['d-model', 'count', 'out']) {
    if (options[name] === undefined) throw new Refused(`--${name} is missing.`);
  }
  const { 'd-model': dModel, out, quiet = false, ...plan } = options;
  return { plan: /** @type {any} */ ({ dModel, ...plan }), out, quiet };
}

/**
 * @param {string[]} given
 * @param {import('./index.js').Streams} streams
 */
export async function table(given, { out: say, err }) {
  const { plan, out, quiet } = planOf(given);
  const encoder = await labs();
  // Under another name until it is whole, so that no half of a table is ever taken for one.
  const part = `${out}.part`;
  const file = await open(part, 'w').catch((cause) => {
    throw new Refused(`${out} cannot be written: ${cause.code ?? cause.message}.`);
  });
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Refused('The table was not finished, so no file is left.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let shown = -1;
  const progress = (/** @type {number} */ done, /** @type {number} */ all) => {
    const percent = Math.floor((100 * done) / all);
    if (quiet || !process.stderr.isTTY || percent === shown) return;
    shown = percent;
    err(`\r${percent} %${percent === 100 ? '\n' : ''}`);
  };
  try {
    const sink = { write: (/** @type {Uint8Array} */ bytes) => writeAll(file, bytes) };
    const options = { signal: stopping.signal, progress };
    const bytes = await writeTable(encoder, plan, sink, options).finally(() => file.close());
    await rename(part, out);
    if (!quiet) {
      const { dModel, count, dtype = 'float32' } = plan;
      say(`${out}: ${count} x ${dModel} values, ${dtype}, ${bytes} bytes\n`);
    }
    return 0;
  } catch (error) {
    await rm(part, { force: true });
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (/** @type {any} */ (error).syscall) throw new Refused(`${out} cannot be written: ${code}.`);
    throw error;
  } finally {
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
  }
}

/**
 * A system may take less than it is given.
 * @param {import('node:fs/promises').FileHandle} file
 * @param {Uint8Array} bytes
 */
async function writeAll(file, bytes) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done);
    done += bytesWritten;
  }
}
