import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { minifyFile } from './minify.js';
import { bundleBoot } from './offline.js';

/**
 * The page's scripts and its style sheet.
 *
 * The script is one entry and a chunk for each figure, which `import()` fetches when the figure
 * comes near; what figures share stands in chunks between them. All names carry a hash of the
 * content, so that a cache never mixes two builds.
 *
 * @import {BuildOptions, Metafile} from 'esbuild'
 * @import {Figure} from '../../figures/contract.js'
 *
 * @typedef {{script: string, style: string, boot: string, chunks: Record<string, string[]>, classic?: string}} Bundle
 *   names in dist; chunks: by figure, all the files that its import() fetches
 */

export const kMinified = /** @type {const} */ ({
  bundle: true,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
});

/** @param {string} root Chart.js brings a library for colours, of which the page needs nothing */
export function aliases(root) {
  return { '@kurkle/color': path.join(root, 'web/tools/page/plain-colour.js') };
}

/**
 * @param {{root: string, dist: string, engine: BuildOptions, figures: Figure[]}} parts
 * @returns {Promise<Bundle>}
 */
export async function bundlePage({ root, dist, engine, figures }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...engine,
    ...kMinified,
    absWorkingDir: root,
    entryPoints: { page: 'web/page/main.js' },
    alias: aliases(root),
    outdir: dist,
    format: 'esm',
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
  });
  const files = Object.keys(metafile.outputs).map((file) => path.basename(file));
  await Promise.all(files.map((file) => minifyFile(path.join(dist, file))));
  nameLate(dist, metafile);
  // Its licence wants to go wherever its code goes.
  const licence = path.join(root, 'node_modules/chart.js/LICENSE.md');
  await copyFile(licence, path.join(dist, 'chart-license.txt'));
  const style = await bundleStyles({ root, dist, figures });
  return { ...scriptsOf(metafile), style, boot: await bundleBoot({ root, dist }) };
}

/**
 * What is fetched only when somebody asks for it, and belongs to no figure, gets a name of its own,
 * so that it is counted apart.
 *
 * @param {string} dist
 * @param {Metafile} metafile
 */
function nameLate(dist, { outputs }) {
  const soon = new Set(Object.keys(outputs).filter((file) => isSoon(outputs[file].entryPoint)));
  for (const file of soon) {
    for (const { path: other, kind } of outputs[file].imports) {
      if (kind === 'import-statement') soon.add(other);
    }
  }
  const late = Object.keys(outputs).filter((file) => !soon.has(file));
  const names = late.map((file) => path.basename(file));
  for (const file of Object.keys(outputs)) {
    const place = path.join(dist, path.basename(file));
    const source = readFileSync(place, 'utf8');
    const named = names.reduce((text, name) => text.replaceAll(name, lateName(name)), source);
    if (named !== source) writeFileSync(place, named);
  }
  for (const name of names) renameSync(path.join(dist, name), path.join(dist, lateName(name)));
}

/** @param {string | undefined} entryPoint */
function isSoon(entryPoint) {
  return /^web\/(page\/main|figures\/[^/]+\/index)\.js$/.test(entryPoint ?? '');
}

/** @param {string} name */
function lateName(name) {
  return name.replace(/^chunk-/, 'late-');
}

/** @param {Metafile} metafile */
function scriptsOf({ outputs }) {
  let script = '';
  /** @type {Record<string, string[]>} */
  const chunks = {};
  const needed = (/** @type {string} */ file, seen = new Set([file])) => {
    for (const { path: other, kind } of outputs[file].imports) {
      if (kind !== 'import-statement' || seen.has(other)) continue;
      seen.add(other);
      needed(other, seen);
    }
    return seen;
  };
  for (const [file, { entryPoint = '' }] of Object.entries(outputs)) {
    const id = /^web\/figures\/([^/]+)\/index\.js$/.exec(entryPoint)?.[1];
    if (entryPoint === 'web/page/main.js') script = path.basename(file);
    if (id) chunks[id] = [...needed(file)].map((one) => path.basename(one));
  }
  return { script, chunks };
}

/**
 * The style sheet as imports, seen from web/styles.
 *
 * @param {string} root
 * @param {Figure[]} figures
 */
export function styleSource(root, figures) {
  // A figure that needs a style of its own brings it in a file of its own.
  const own = figures.map(({ id }) => `../figures/${id}/style.css`);
  const sheets = [
    './index.css',
    ...own.filter((sheet) => existsSync(path.join(root, 'web/styles', sheet))).sort(),
    './print.css',
  ];
  return [...sheets.map((sheet) => `@import "${sheet}";`), ...figures.map(aspectOf)].join('\n');
}

/**
 * @param {{root: string, dist: string, figures: Figure[]}} parts
 * @returns {Promise<string>} its name
 */
async function bundleStyles({ root, dist, figures }) {
  const { build } = await import('esbuild');
  const { metafile, warnings } = await build({
    ...kMinified,
    absWorkingDir: root,
    stdin: {
      contents: styleSource(root, figures),
      resolveDir: path.join(root, 'web/styles'),
      sourcefile: 'page.css',
      loader: 'css',
    },
    outdir: dist,
    entryNames: 'page-[hash]',
    metafile: true,
    external: ['*.woff2'],
  });
  // What a style sheet has wrong is left out by browsers, so to the bundler it is no error.
  const [wrong] = warnings;
  if (wrong) {
    const { file = '', line = 0 } = wrong.location ?? {};
    throw new SyntaxError(`${file}:${line}: ${wrong.text}`);
  }
  const [file] = Object.keys(metafile.outputs);
  return path.basename(file);
}

/** The place that a picture will take, kept free from the first paint on. @param {Figure} figure */
export function aspectOf({ id, aspect, narrowAspect }) {
  return `#figure-${id} .stage { --aspect: ${aspect}; --narrow-aspect: ${narrowAspect}; }\n`;
}
