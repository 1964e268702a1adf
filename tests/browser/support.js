import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../web/tools/system/chromium.js';
import { dist as builtDist } from '../../web/tools/system/paths.js';
import { serve } from '../../web/tools/system/serve.js';

/** DIST names another folder than dist/, for looking at a build of one's own. */
export const dist = process.env.DIST ? path.resolve(process.env.DIST) : builtDist;

/**
 * The built page, served and opened in Chromium.
 *
 * @returns the browser, the address, `open` for a page that is ready, and `close`
 */
export async function openSite() {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error(`${dist} holds no page: run npm run build first.`);
  }
  const server = await serve(dist);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    // Playwright's own flag for this hides the browser's limit on changes of the address.
    ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
  });
  return {
    browser,
    url: server.url,
    /**
     * @param {{path?: string, width?: number, height?: number, theme?: 'light' | 'dark',
     *   context?: import('playwright-core').BrowserContextOptions, ready?: boolean}} [how]
     */
    async open({
      path: where = '',
      width = 1280,
      height = 900,
      theme,
      context,
      ready = true,
    } = {}) {
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme: theme ?? 'light',
        reducedMotion: 'no-preference',
        ...context,
      });
      const trouble = watch(page, server.url);
      await page.goto(server.url + where);
      if (ready) {
        await whenReady(page).catch((error) => {
          throw new Error([error.message, ...trouble].join('\n'));
        });
      }
      return { page, trouble };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * What must not happen on any page: errors, warnings of the policy, requests to other hosts.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} home
 */
function watch(page, home) {
  /** @type {string[]} */
  const trouble = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url())) {
      trouble.push(`request: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // What was under way when the page was left is nobody's fault.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    trouble.push(`failed: ${request.url()}`);
  });
  return trouble;
}

/** @param {import('playwright-core').Page} page */
export async function whenReady(page) {
  await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 10000 });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Brings a figure into view and waits until it is painted as the state says.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} id
 */
export async function showFigure(page, id) {
  const figure = page.locator(`#figure-${id}`);
  // A figure for some levels of reader only is hidden from the others.
  await figure.evaluate((one) => {
    const block = /** @type {HTMLElement | null} */ (one.closest('.for-level'));
    const levels = block?.dataset.for?.split(' ');
    const { dataset } = document.documentElement;
    if (levels && !levels.includes(dataset.level ?? '')) dataset.level = levels[0];
  });
  await figure.scrollIntoViewIfNeeded();
  await page.waitForSelector(`#figure-${id}[data-painted]`);
  await settle(page);
  return figure;
}

/** Two frames: one in which a change is painted, one after it. @param {import('playwright-core').Page} page */
export function settle(page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** The ids of the figures of a page, in reading order. @param {import('playwright-core').Page} page */
export function figureIds(page) {
  return page.$$eval('[data-figure]', (all) =>
    all.map((one) => one.getAttribute('data-figure') ?? ''),
  );
}

/**
 * The number of different colours in each canvas of a figure; a blank one has a single colour. What
 * is folded away is not asked.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} id
 */
export function canvasColours(page, id) {
  return page.$$eval(`#figure-${id} .stage canvas`, (all) =>
    all
      .filter((one) => !one.closest('details:not([open])'))
      .map((one) => {
        const canvas = /** @type {HTMLCanvasElement} */ (one);
        if (canvas.width === 0 || canvas.height === 0) return 0;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))).size;
      }),
  );
}
