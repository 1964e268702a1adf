import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aliases, kMinified } from './bundle.js';

/**
 * Figures for places where neither `import()` nor modules work: pages opened from disk, sandboxed
 * frames. Each becomes a classic script, dist/classic/<id>.js, that puts the figure into a
 * registry, one global object that the scripts find each other by:
 *
 *     globalThis.posencParts = { 'chart.js': {...}, figures: { circle: {...}, ... } }
 *
 * Chart.js stands in a script of its own, dist/classic/chart.js, which must run before a figure
 * that uses it; `chartFigures` in what this answers says which do. A loader adds the scripts in
 * that order and then takes `posencParts.figures[id]`, which is what `import()` would have given.
 *
 * @import {Plugin} from 'esbuild'
 */

const kRegistry = 'globalThis.posencParts';

/**
 * @param {{root: string, dist: string, ids: string[]}} parts
 * @returns {Promise<{chartFigures: string[]}>} the figures that need chart.js before them
 */
export async function bundleClassic({ root, dist, ids }) {
  const { build } = await import('esbuild');
  const outdir = path.join(dist, 'classic');
  const common = /** @type {const} */ ({
    ...kMinified,
    absWorkingDir: root,
    alias: aliases(root),
    format: 'iife',
    outdir,
  });
  const names = chartNames(path.join(root, 'web/charts'));
  await build({
    ...common,
    stdin: {
      contents: `import { ${names.join(', ')} } from 'chart.js';
(${kRegistry} ??= {})['chart.js'] = { ${names.join(', ')} };`,
      resolveDir: root,
      sourcefile: 'chart.js',
    },
    outdir: undefined,
    outfile: path.join(outdir, 'chart.js'),
  });
  /** @type {string[]} */
  const chartFigures = [];
  for (const id of ids) {
    const { metafile } = await build({
      ...common,
      stdin: {
        contents: `import { figure } from './web/figures/${id}/index.js';
((${kRegistry} ??= {}).figures ??= {})['${id}'] = figure;`,
        resolveDir: root,
        sourcefile: `${id}.js`,
      },
      outdir: undefined,
      outfile: path.join(outdir, `${id}.js`),
      metafile: true,
      plugins: [sharedCharts],
    });
    if (Object.keys(metafile.inputs).includes('shared:chart.js')) chartFigures.push(id);
  }
  return { chartFigures };
}

/** Chart.js as the registry has it. @type {Plugin} */
const sharedCharts = {
  name: 'shared-charts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^chart\.js$/ }, ({ path: name }) => ({ path: name, namespace: 'shared' }));
    onLoad({ filter: /.*/, namespace: 'shared' }, ({ path: name }) => ({
      contents: `module.exports = ${kRegistry}['${name}'];`,
      loader: 'js',
    }));
  },
};

/** What the charts take from Chart.js, so that nothing else is packed. @param {string} folder */
function chartNames(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [...source.matchAll(/import \{([^}]*)\} from 'chart\.js'/g)].flatMap(([, list]) =>
        list.split(',').map((name) => name.trim()),
      );
    });
  return [...new Set(names.filter(Boolean))].sort();
}
