import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where pages begin; what they import is found from there. */
const kEntrances = ['web/page', 'web/embed', 'web/labs'];

/**
 * Fails, naming file and line, where a script of a page cannot be read or an import leads nowhere.
 *
 * The build imports the figures before it bundles them, and Node tells a syntax error of an import
 * without its place. So this goes first.
 *
 * @param {string} root
 * @param {string[]} [entries] files from which all others are imported
 */
export async function checkReadable(root, entries = entrancesIn(root)) {
  // Imported here, since this file is loaded before npm ci may have run.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    splitting: true,
    logLevel: 'error',
  });
}

/** @param {string} root */
function entrancesIn(root) {
  return kEntrances
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.js'));
}
