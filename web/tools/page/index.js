import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFonts } from './fonts.js';
import { loadLanguages } from './languages.js';
import { minifyFile } from './minify.js';
import { renderPage } from './template.js';

/**
 * Makes the static pages in dist/: one HTML file per language, and for all of them the scripts, the style sheet and the fonts.
 *
 * @param {{root: string, dist: string, engine?: import('esbuild').BuildOptions,
 *   encoder?: any}} options
 *   engine: what any bundle that holds the engine must be given; encoder: the loaded encoder, where
 *   the caller has one already
 */
export async function buildPage({ root, dist, engine = {}, encoder }) {
  await mkdir(dist, { recursive: true });
  const { figures } = await import(pathToFileURL(path.join(root, 'web/figures/index.js')).href);
  const asked = encoder ?? (await loadBuilt(dist));
  const languages = await loadLanguages(path.join(root, 'web/text'));
  const template = await readFile(path.join(root, 'web/index.html'), 'utf8');
  await bundle({ root, dist, engine, figures });
  const pages = [];
  for (const language of languages) {
    const html = renderPage({ template, language, languages, figures, encoder: asked });
    pages.push(html);
    await writeFile(path.join(dist, language.page), html);
  }
  await buildFonts({ root, dist, texts: pages });
}

/** The encoder that ships, so that the numbers in the pages are its own. @param {string} dist */
async function loadBuilt(dist) {
  const { loadLesson } = await import(pathToFileURL(path.join(dist, 'posenc-lesson.js')).href);
  return loadLesson();
}

/**
 * @param {{root: string, dist: string, engine: import('esbuild').BuildOptions,
 *   figures: import('../../figures/contract.js').Figure[]}} parts
 */
async function bundle({ root, dist, engine, figures }) {
  const { build } = await import('esbuild');
  const common = /** @type {const} */ ({
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  await build({
    ...engine,
    ...common,
    entryPoints: { page: path.join(root, 'web/page/main.js') },
    alias: { '@kurkle/color': path.join(root, 'web/tools/page/plain-colour.js') },
    outdir: dist,
    format: 'esm',
  });
  await minifyFile(path.join(dist, 'page.js'));
  // Its licence wants to go wherever its code goes.
  const licence = path.join(root, 'node_modules/chart.js/LICENSE.md');
  await copyFile(licence, path.join(dist, 'chart-license.txt'));
  // A figure that needs a style of its own brings it in a file of its own.
  const own = figures.map(({ id }) => `../figures/${id}/style.css`);
  const sheets = [
    './index.css',
    ...own.filter((sheet) => existsSync(path.join(root, 'web/styles', sheet))).sort(),
    './print.css',
  ];
  await build({
    ...common,
    stdin: {
      contents: [...sheets.map((sheet) => `@import "${sheet}";`), aspects(figures)].join('\n'),
      resolveDir: path.join(root, 'web/styles'),
      loader: 'css',
    },
    outfile: path.join(dist, 'page.css'),
    external: ['*.woff2'],
  });
}

/** The place that each picture will take, kept free from the first paint on. @param {import('../../figures/contract.js').Figure[]} figures */
function aspects(figures) {
  return figures
    .map(
      ({ id, aspect, narrowAspect }) =>
        `#figure-${id} .stage { --aspect: ${aspect}; --narrow-aspect: ${narrowAspect}; }`,
    )
    .join('\n');
}
