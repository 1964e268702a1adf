import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kMinified } from './bundle.js';

/**
 * The page's two scripts that are no modules: the one that says why the page does not start, and
 * the service worker, which is told what this build consists of.
 */

/**
 * @param {{root: string, dist: string}} parts
 * @returns {Promise<string>} its name in dist
 */
export async function bundleBoot({ root, dist }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...kMinified,
    absWorkingDir: root,
    entryPoints: { boot: 'web/page/boot.js' },
    outdir: dist,
    format: 'iife',
    metafile: true,
    entryNames: '[name]-[hash]',
  });
  return path.basename(Object.keys(metafile.outputs)[0]);
}

/**
 * To be called last, when everything else stands in dist.
 *
 * @param {{root: string, dist: string}} parts
 */
export async function bundleServiceWorker({ root, dist }) {
  const { build } = await import('esbuild');
  const files = Object.fromEntries(
    readdirSync(dist)
      .filter(isOfPage)
      .sort()
      .map((name) => [name, fingerprint(path.join(dist, name))]),
  );
  const all = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  await build({
    ...kMinified,
    absWorkingDir: root,
    entryPoints: { 'service-worker': 'web/page/service-worker.js' },
    outdir: dist,
    format: 'iife',
    define: { 'globalThis.POSENC_FILES': JSON.stringify({ build: all.slice(0, 16), files }) },
  });
}

/** What the article asks for, in any language and with or without SIMD. @param {string} name */
function isOfPage(name) {
  return (
    /^index.*\.html$|^(?!lab-|embed-).*\.css$|\.(woff2|json)$/.test(name) ||
    /^(page|chunk|late|index|boot)-.*\.js$/.test(name) ||
    /^posenc-lesson(-scalar)?\.wasm$/.test(name)
  );
}

/** @param {string} file */
function fingerprint(file) {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
