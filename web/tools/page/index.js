import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePage } from './bundle.js';
import { bundleClassic } from './classic.js';
import { buildEmbeds } from './embed.js';
import { embedStyles } from './embed-styles.js';
import { buildFonts } from './fonts.js';
import { guidePage, renderGuide } from './guide.js';
import { buildLabs } from './labs.js';
import { loadLanguages } from './languages.js';
import { bundleServiceWorker } from './offline.js';
import { recallData } from './recall-data.js';
import { buildSingleFiles } from './single.js';
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
  const { loadFigures } = await import(pathToFileURL(path.join(root, 'web/figures/index.js')).href);
  /** @type {import('../../figures/contract.js').Figure[]} */
  const figures = await loadFigures();
  const asked = encoder ?? (await loadBuilt(dist));
  const languages = await loadLanguages(path.join(root, 'web/text'));
  const template = await readFile(path.join(root, 'web/index.html'), 'utf8');
  const bundle = await bundlePage({ root, dist, engine, figures });
  const styles = await embedStyles({ root, figures });
  const classic = await bundleClassic({ root, dist, engine, figures, languages, styles });
  bundle.classic = `classic/${classic.write('page', await classic.entry('page'))}`;
  const site = await readSite(root);
  const pages = [];
  for (const language of languages) {
    const html = renderPage({
      template,
      language,
      languages,
      figures,
      encoder: asked,
      bundle,
      site,
    });
    pages.push(html);
    await writeFile(path.join(dist, language.page), html);
    const questions = recallData(language, asked);
    await writeFile(path.join(dist, `late-recall-${language.folder}.json`), questions);
  }
  await buildGuide({ root, dist, languages, figures, style: bundle.style });
  await buildEmbeds({ root, dist, engine, figures, languages, styles, classic });
  await buildLabs({ root, dist, engine, languages, encoder: asked, bundle });
  await buildFonts({ root, dist, texts: pages });
  await buildSingleFiles({ root, dist, languages, styles, classic });
  await bundleServiceWorker({ root, dist });
}

/**
 * @param {{root: string, dist: string, languages: import('./languages.js').Language[],
 *   figures: import('../../figures/contract.js').Figure[], style: string}} parts
 */
async function buildGuide({ root, dist, languages, figures, style }) {
  const template = await readFile(path.join(root, 'web/guide.html'), 'utf8');
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const ids = figures.map(({ id }) => id);
  await copyFile(path.join(root, 'web/styles/guide.css'), path.join(dist, 'embed-guide.css'));
  for (const language of languages) {
    const html = renderGuide({ template, language, languages, ids, style, version });
    await writeFile(path.join(dist, guidePage(language)), html);
  }
}

/**
 * Where the page will stand in the world, which only who builds it knows: `ISSUES`, or `bugs` of
 * package.json, is where readers can report errors.
 *
 * @param {string} root
 * @returns {Promise<import('./template.js').Site>}
 */
async function readSite(root) {
  const { bugs } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return { issues: process.env.ISSUES || bugs?.url };
}

/** The encoder that ships, so that the numbers in the pages are its own. @param {string} dist */
async function loadBuilt(dist) {
  const { loadLesson } = await import(pathToFileURL(path.join(dist, 'posenc-lesson.js')).href);
  return loadLesson();
}
