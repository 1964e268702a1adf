import path from 'node:path';

/**
 * Fails, naming file and line, where a script of the page cannot be read or an import leads nowhere.
 *
 * The build imports the figures before it bundles them, and Node tells a syntax error of an import
 * without its place. So this goes first, before anything of the last good build is taken away.
 *
 * @param {string} root
 * @param {string} [entry] from which all others are imported
 */
export async function checkReadable(root, entry = 'web/page/main.js') {
  // Imported here, since this file is loaded before npm ci may have run.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, entry)],
    bundle: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    splitting: true,
    logLevel: 'error',
  });
}
