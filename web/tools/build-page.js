import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadLanguages } from './build-page-languages.js';
import { renderPage } from './build-page-template.js';

const kFonts = ['latin-400-normal', 'latin-400-italic', 'latin-600-normal', 'greek-400-italic'];

/**
 * Makes the static pages in dist/: one HTML file and one file of strings per language, and for all
 * of them the scripts, the style sheet and the fonts.
 *
 * @param {{root: string, dist: string, engine?: {define?: Record<string, string>},
 *   encoder?: any}} options
 *   encoder: the loaded encoder, where the caller has one already (tests)
 */
export async function buildPage({ root, dist, engine = {}, encoder }) {
  await mkdir(dist, { recursive: true });
  const { figures } = await import(pathToFileURL(path.join(root, 'web/figures/index.js')).href);
  const asked = encoder ?? (await loadBuilt(dist));
  const languages = await loadLanguages(path.join(root, 'web/text'));
  const template = await readFile(path.join(root, 'web/index.html'), 'utf8');
  for (const language of languages) {
    const { html, strings } = renderPage({
      template,
      language,
      languages,
      figures,
      encoder: asked,
    });
    await writeFile(path.join(dist, language.page), html);
    await writeFile(path.join(dist, language.strings), JSON.stringify(strings));
  }
  await bundle({ root, dist, define: engine.define ?? {}, figures });
  await copyFonts(root, dist);
}

/** The encoder that ships, so that the numbers in the pages are its own. @param {string} dist */
async function loadBuilt(dist) {
  const { loadEncoder } = await import(pathToFileURL(path.join(dist, 'posenc.js')).href);
  return loadEncoder();
}

/**
 * @param {{root: string, dist: string, define: Record<string, string>,
 *   figures: import('../figures/contract.js').Figure[]}} parts
 */
async function bundle({ root, dist, define, figures }) {
  const { build } = await import('esbuild');
  const common = /** @type {const} */ ({
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  await build({
    ...common,
    entryPoints: { page: path.join(root, 'web/page/main.js') },
    outdir: dist,
    format: 'esm',
    splitting: true,
    chunkNames: 'page-[hash]',
    define,
  });
  await build({
    ...common,
    stdin: {
      contents: `@import "./index.css";\n${aspects(figures)}`,
      resolveDir: path.join(root, 'web/styles'),
      loader: 'css',
    },
    outfile: path.join(dist, 'page.css'),
    external: ['*.woff2'],
  });
}

/** @param {string} root @param {string} dist */
async function copyFonts(root, dist) {
  const from = path.join(root, 'node_modules/@fontsource/source-serif-4/files');
  await Promise.all(
    kFonts.map((name) =>
      copyFile(
        path.join(from, `source-serif-4-${name}.woff2`),
        path.join(dist, `serif-${name}.woff2`),
      ),
    ),
  );
}

/** The place that each picture will take, kept free from the first paint on. @param {import('../figures/contract.js').Figure[]} figures */
function aspects(figures) {
  return figures
    .map(
      ({ id, aspect, narrowAspect }) =>
        `#figure-${id} .stage { --aspect: ${aspect}; --narrow-aspect: ${narrowAspect}; }`,
    )
    .join('\n');
}
