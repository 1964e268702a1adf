#!/usr/bin/env node
// The package's command: posenc check, posenc table.
import { check } from './check.js';
import { Refused } from './options.js';
import { table } from './table.js';
import { usage, version } from './usage.js';

/** @typedef {{ out: (text: string) => void, err: (text: string) => void }} Streams */

/** @type {Record<string, (given: string[], streams: Streams) => Promise<number>>} */
const commands = { check, table };

/**
 * @param {string[]} given
 * @param {Streams} streams
 * @returns {Promise<number>} the exit status: 2 where the request was refused
 */
async function run([name, ...given], streams) {
  if (name === '--version') streams.out(`${version}\n`);
  if (name === '--version') return 0;
  if (name === undefined || name === '--help' || name === 'help' || given.includes('--help')) {
    streams.out(usage);
    return name === undefined ? 2 : 0;
  }
  try {
    if (!Object.hasOwn(commands, name)) {
      const names = Object.keys(commands).join(', ');
      throw new Refused(`There is no command ${JSON.stringify(name)} (${names}).`);
    }
    return await commands[name](given, streams);
  } catch (error) {
    const known = error instanceof RangeError || error instanceof TypeError;
    if (!(error instanceof Refused) && !(known && 'parameter' in error)) throw error;
    if (given.includes('--json')) {
      streams.out(`${JSON.stringify({ refused: error.message })}\n`);
    }
    streams.err(`posenc: ${error.message}\n`);
    return 2;
  }
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
