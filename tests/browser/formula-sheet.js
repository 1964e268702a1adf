/**
 * Every formula of the built pages on one sheet, in each browser engine, to be looked at:
 *   node tests/browser/formula-sheet.js [--theme dark]
 * The pictures go to build/shots. Formulas that figures make are on the pictures of the figures.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolder, dist } from '../../web/tools/system/paths.js';
import { serve } from '../../web/tools/system/serve.js';
import { engines } from './engines/index.js';

const theme = process.argv.includes('dark') ? 'dark' : 'light';
const pages = readdirSync(dist).filter((file) => /^index.*\.html$/.test(file));
const html = pages.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
const all = (/** @type {RegExp} */ pattern) => [...new Set(html.match(pattern) ?? [])];
const displayed = all(/<div class="formula">.*?<\/math><\/div>/gs);
const inline = all(/<math>.*?<\/math>/gs);

const place = mkdtempSync(path.join(tmpdir(), 'posenc-formulas-'));
for (const file of readdirSync(dist).filter((name) => /\.(css|woff2)$/.test(name))) {
  copyFileSync(path.join(dist, file), path.join(place, file));
}
const sheet = readdirSync(dist).find((name) => /^page.*\.css$/.test(name));
writeFileSync(
  path.join(place, 'index.html'),
  `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><link rel="stylesheet" href="${sheet}">` +
    `<body><main style="padding:1rem;min-height:1600px">${displayed.join('')}<p>${inline.map((math) => `<span class="whole">n${math}.</span>`).join(' &emsp; ')}</p></main></body></html>`,
);
// Taller than the window: WebKit never finishes the picture of a page that is not.
const site = await serve(place);
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
  rmSync(place, { recursive: true });
}
process.stdout.write(`${displayed.length} displayed formulas, ${inline.length} in lines\n`);
