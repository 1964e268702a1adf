import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './paths.js';

/**
 * What a step depends on: its options, and files or whole folders by their contents.
 *
 * @typedef {{ options?: unknown, inputs: string[] }} Identity
 */

/** @param {string} place @returns {string[]} every file at or below it, sorted */
export function filesUnder(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { encoding: 'utf8', recursive: true })
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** @param {Identity} identity */
export function fingerprint({ options = null, inputs }) {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const file of inputs.filter((each) => existsSync(each)).flatMap(filesUnder)) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} name */
function stampFile(name) {
  return path.join(buildFolder, 'stamps', name);
}

/**
 * Whether the step succeeded before with exactly these inputs.
 *
 * @param {string} name
 * @param {Identity} identity
 */
export function isFresh(name, identity) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(identity);
}

/** @param {string} name @param {Identity} identity */
export function mark(name, identity) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), fingerprint(identity));
}
