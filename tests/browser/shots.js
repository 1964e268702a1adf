/**
 * Pictures to look at:
 *   node tests/browser/shots.js --figure circle --theme dark --width 360 --query 'omega=1'
 * Without --figure, the whole page. --language hinglish, --out FOLDER (build/shots at first),
 * --section step-3 (only that section), --height N, --all (every figure, one file each).
 * DIST=/some/folder looks at another build than dist/.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder } from '../../web/tools/system/paths.js';
import { figureIds, openSite, settle, showFigure } from './support.js';

const { values } = parseArgs({
  options: {
    figure: { type: 'string' },
    section: { type: 'string' },
    all: { type: 'boolean' },
    theme: { type: 'string', default: 'light' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '900' },
    language: { type: 'string', default: 'en' },
    query: { type: 'string', default: '' },
    out: { type: 'string', default: path.join(buildFolder, 'shots') },
  },
});

mkdirSync(values.out, { recursive: true });
const site = await openSite();
try {
  const file = values.language === 'en' ? 'index.html' : `index-${values.language}.html`;
  const { page, trouble } = await site.open({
    // At this level every figure is shown.
    path: `${file}?${new URLSearchParams(`level=expert&${values.query}`)}`,
    width: Number(values.width),
    height: Number(values.height),
    theme: values.theme === 'dark' ? 'dark' : 'light',
  });
  const known = await figureIds(page);
  const name = (/** @type {string} */ what) =>
    path.join(values.out, `${what}-${values.language}-${values.theme}-${values.width}.png`);
  const shown = [];
  if (values.figure || values.all) {
    await leaveOutBar(page);
    for (const id of values.figure ? [values.figure] : known) {
      const figure = await showFigure(page, id);
      shown.push(name(id));
      // A picture of what lies beyond the window can stop Chromium for good.
      const tall = Math.ceil((await figure.boundingBox())?.height ?? 0) + 20;
      await page.setViewportSize({
        width: Number(values.width),
        height: Math.max(Number(values.height), tall),
      });
      await settle(page);
      await figure.screenshot({ path: name(id) });
    }
  } else {
    for (const id of known) await showFigure(page, id);
    await page.evaluate(() => scrollTo(0, 0));
    await settle(page);
    shown.push(name(values.section ?? 'page'));
    if (values.section)
      await page.locator(`#${values.section}`).screenshot({ path: name(values.section) });
    else await page.screenshot({ path: name('page'), fullPage: true });
  }
  process.stdout.write(`${[...shown, ...trouble].join('\n')}\n`);
} finally {
  await site.close();
}

/**
 * A figure taller than the window is put together while it scrolls under the bar.
 *
 * @param {import('playwright-core').Page} page
 */
function leaveOutBar(page) {
  return page.$eval(
    '.bar',
    (bar) => bar instanceof HTMLElement && bar.style.setProperty('display', 'none'),
  );
}
