/**
 * Every formula of the built pages on one sheet, in each browser engine, to be looked at:
 *   node tests/browser/formula-sheet.js [--theme dark]
 * The pictures go to build/shots. Formulas that figures make are on the pictures of the figures.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, dist } from '../../web/tools/system/paths.js';
import { engines } from './engines/index.js';
import { serveFormulas } from './formula-place.js';

const theme = process.argv.includes('dark') ? 'dark' : 'light';
const pages = readdirSync(dist).filter((file) => /^index.*\.html$/.test(file));
const html = pages.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
const all = (/** @type {RegExp} */ pattern) => [...new Set(html.match(pattern) ?? [])];
const displayed = all(/<div class="formula">.*?<\/math><\/div>/gs);
const inline = all(/<math>.*?<\/math>/gs);

// Taller than the window: WebKit never finishes the picture of a page that is not.
const site = await serveFormulas();
site.show(
  theme,
  `<body><main style="padding:1rem;min-height:1600px">${displayed.join('')}<p>${inline.map((math) => `<span class="whole">n${math}.</span>`).join(' &emsp; ')}</p></main></body></html>`,
);
mkdirSync(path.join(buildFolder, 'shots'), { recursive: true });
try {
  for (const { name, isHere, open } of engines) {
    if (!isHere()) continue;
    const engine = await open();
    const tab = await engine.open({ url: site.url, width: 1280, height: 1000 });
    await tab.evaluate(
      'await document.fonts.ready; await new Promise((done) => setTimeout(done, 300));',
    );
    const file = path.join(buildFolder, 'shots', `formulas-${name}-${theme}.png`);
    writeFileSync(file, await tab.shot());
    process.stdout.write(`${file}\n`);
    await engine.close();
  }
} finally {
  await site.close();
}
process.stdout.write(`${displayed.length} displayed formulas, ${inline.length} in lines\n`);
