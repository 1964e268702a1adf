import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../web/tools/system/paths.js';

/**
 * @typedef {object} Arrow one module that names another, both as paths from the project's folder;
 *   a package or an alias stands as it is written
 * @property {string} from
 * @property {string} to
 * @property {boolean} [type] named only in a type, so that nothing of it runs
 */

/**
 * What each folder under web/ may name. Knowledge points one way: page -> figures -> charts, and
 * figures hear of the engine only by its types, because they are handed one.
 *
 * @type {Record<string, { runs: string[], types: string[] }>}
 */
const layers = {
  engine: {
    runs: ['engine', '#glue', '#glue/labs', '#glue/lesson', '#glue/encode'],
    types: [
      'cpp/bindings/posenc.js',
      'cpp/bindings/posenc.d.ts',
      'cpp/bindings/posenc-labs.js',
      'cpp/bindings/posenc-lesson.js',
      'cpp/bindings/posenc-encode.js',
      'node:fs/promises',
      'node:worker_threads',
    ],
  },
  commands: {
    runs: ['commands', 'engine', 'node:fs/promises'],
    types: ['cpp/bindings/posenc-labs.js', 'node:fs/promises'],
  },
  charts: { runs: ['charts', 'chart.js'], types: [] },
  figures: { runs: ['figures', 'charts'], types: ['engine', 'posenc'] },
  page: { runs: ['page', 'figures', 'charts', 'engine', 'text', 'styles'], types: ['posenc'] },
  embed: { runs: ['embed', 'page', 'figures', 'charts', 'engine'], types: ['posenc'] },
  // A lab knows no figure; of the table of parameters it takes the types.
  labs: {
    runs: ['labs', 'page', 'charts', 'engine'],
    types: ['figures', 'cpp/bindings/posenc-labs.js'],
  },
};

/** @param {string} module @returns {string} the folder under web/, or a package as it is written */
function layerOf(module) {
  const [, layer] = /^(?:web|\.\.)\/([^/]+)\//.exec(module) ?? [];
  return layer ?? module;
}

/**
 * The figure that a module belongs to, which is its folder.
 *
 * @param {string} module
 * @returns {string | undefined} nothing for the list of figures and for their common contract
 */
function figureOf(module) {
  return /^web\/figures\/([^/]+)\//.exec(module)?.[1];
}

/**
 * @param {readonly Arrow[]} arrows
 * @returns {string[]} a sentence for each arrow that points back
 */
export function brokenLayers(arrows) {
  const sentences = [];
  for (const { from, to, type = false } of arrows) {
    const layer = layers[layerOf(from)];
    // The tools build and test everything, so they may name anything; nothing may name them.
    if (!layer) continue;
    const target = layerOf(to);
    const allowed = type ? [...layer.runs, ...layer.types] : layer.runs;
    const names = type ? 'names a type of' : 'imports';
    if (!allowed.includes(target)) sentences.push(`${from} ${names} ${to}`);
    else if (figureOf(from) && to.startsWith('web/figures/')) {
      const contract = to === 'web/figures/contract.js';
      const common = figureOf(to) === 'shared' || contract;
      if (figureOf(to) !== figureOf(from) && !common) sentences.push(`${from} ${names} ${to}`);
    }
  }
  return sentences;
}

/**
 * @param {string} from
 * @param {string} written as it stands in the source
 */
function resolved(from, written) {
  if (!written.startsWith('.')) return written;
  return path.join(path.dirname(from), written);
}

/**
 * The modules that a source names in its JSDoc types.
 *
 * @param {string} from
 * @param {string} source
 * @returns {Arrow[]}
 */
export function typeArrows(from, source) {
  const comments = source.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments
    .flatMap((comment) => [...comment.matchAll(/(?:\bimport\(|\bfrom )\s*['"]([^'"]+)['"]/g)])
    .map(([, written = '']) => ({ from, to: resolved(from, written), type: true }));
}

/**
 * The modules that run when these do, as the bundler finds them.
 *
 * @param {readonly string[]} files
 * @returns {Promise<Arrow[]>}
 */
export async function runningArrows(files) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outdir: path.join(root, 'build/layers'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'silent',
    plugins: [{ name: 'glue', setup: keepGlueOutside }],
  });
  return Object.entries(metafile.inputs)
    .filter(([from]) => existsSync(path.join(root, from)))
    .flatMap(([from, { imports }]) => imports.map(({ path: to }) => ({ from, to })));
}

/** @param {import('esbuild').PluginBuild} plugin */
function keepGlueOutside({ onResolve }) {
  onResolve({ filter: /^#glue/ }, ({ path: alias }) => ({ path: alias, external: true }));
}
