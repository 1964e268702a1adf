// What the tests of the labs share: the module as it ships, programs of the system, files that come
// and go.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dist } from '../../web/tools/system/paths.js';

export { pythonWith } from '../../web/tools/system/set-up.js';

/** @typedef {import('../../cpp/bindings/posenc-labs.js').LabsEncoder} LabsEncoder */

/** @type {typeof import('../../cpp/bindings/posenc-labs.js')} */
export const posencLabs = await import(pathToFileURL(path.join(dist, 'posenc-labs.js')).href);

export const flavours = [
  { name: 'SIMD', labs: await posencLabs.loadLabs() },
  { name: 'scalar', labs: await posencLabs.loadLabs({ simd: false }) },
];

/** @type {LabsEncoder} */
export const labs = flavours[0].labs;

/**
 * @param {string} sentence
 * @param {(labs: LabsEncoder) => void | Promise<void>} body
 */
export function testLabs(sentence, body) {
  for (const { name, labs } of flavours) test(`${sentence} (labs, ${name})`, () => body(labs));
}

/** Whether this is `npm run test:all`, which may take minutes. */
export const all = process.env.npm_lifecycle_event === 'test:all';

/** For the option `skip` of a test, which is then named as not run. @param {string} name */
export const without = (name) => `not run, because no Python here has ${name}`;

/**
 * @template T
 * @param {(folder: string) => T} body
 * @returns {Promise<Awaited<T>>}
 */
export async function inFolder(body) {
  const folder = mkdtempSync(path.join(tmpdir(), 'posenc-labs-'));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string[]} given what stands behind `posenc` */
export function command(...given) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(dist, 'posenc-command.js'), ...given],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
