/**
 * What npm run dev cannot leave to esbuild: the pages as HTML, the fonts, the modules, and the
 * entries of what esbuild bundles. node web/tools/page/dev-pages.js FOLDER MODULES
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { loadLesson } from '../../engine/lesson/index.js';
import { loadFigures } from '../../figures/index.js';
import { buildFolder, dist, root } from '../system/paths.js';
import { main } from '../system/steps.js';
import { styleSource } from './bundle.js';
import { buildFonts } from './fonts.js';
import { loadLanguages } from './languages.js';
import { bundleBoot } from './offline.js';
import { renderPage } from './template.js';

const [folder, modules] = process.argv.slice(2);
const entries = path.join(buildFolder, 'dev-entries');

/** What this ends with where it has written anything. */
const kNew = 10;

/** @param {string} file @param {string | Uint8Array} content */
function put(file, content) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  writeFileSync(file, content);
  process.exitCode = kNew;
}

await main(async () => {
  mkdirSync(entries, { recursive: true });
  const encoder = await loadLesson({
    wasm: readFileSync(path.join(modules, 'posenc-lesson.wasm')),
    anyBuild: true,
  });
  const figures = await loadFigures();
  const languages = await loadLanguages(path.join(root, 'web/text'));
  const template = readFileSync(path.join(root, 'web/index.html'), 'utf8').replace(
    '</head>',
    '<script type="module" src="reload.js"></script>\n</head>',
  );
  const boot = await bundleBoot({ root, dist: folder });
  const bundle = { script: 'page.js', style: 'page.css', boot, chunks: {} };
  const pages = languages.map((language) => {
    const html = renderPage({ template, language, languages, figures, encoder, bundle });
    put(path.join(folder, language.page), html);
    return html;
  });
  for (const name of ['posenc-lesson.wasm', 'posenc-lesson-scalar.wasm']) {
    const bytes = readFileSync(path.join(modules, name));
    put(path.join(folder, name), bytes);
  }
  await putFonts(pages);
  const sheets = styleSource(root, figures).replaceAll(
    '@import ".',
    `@import "${root}/web/styles/.`,
  );
  put(path.join(entries, 'page.css'), sheets);
});

/** Those of the last build will do, whatever letters are new. @param {string[]} texts */
async function putFonts(texts) {
  const isFont = (/** @type {string} */ name) => name.endsWith('.woff2');
  if (readdirSync(folder).some(isFont)) return;
  const built = existsSync(dist) ? readdirSync(dist).filter(isFont) : [];
  if (built.length === 0) await buildFonts({ root, dist: folder, texts });
  for (const name of built) copyFileSync(path.join(dist, name), path.join(folder, name));
}
