import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { settle } from './support.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A lab, ready and painted.
 *
 * @param {Awaited<ReturnType<typeof import('./support.js').openSite>>} site
 * @param {string} path
 * @param {object} [how]
 */
export async function openLab(site, path, how = {}) {
  const { page, trouble } = await site.open({ path, ...how });
  await page
    .waitForSelector('html[data-painted]', { state: 'attached', timeout: 30000 })
    .catch((error) => {
      throw new Error([error.message, ...trouble].join('\n'));
    });
  await settle(page);
  return { page, trouble };
}

/** Everything open, nothing found. @param {import('playwright-core').Page} page */
export async function checkAccess(page) {
  await page.$$eval('details', (all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  await settle(page);
  await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap((/** @type {any} */ fault) =>
      fault.nodes
        .slice(0, 3)
        .map((/** @type {any} */ node) => `${fault.id}: ${node.target} ${node.failureSummary}`),
    );
  });
  assert.deepEqual(faults, []);
}

/** Nothing may be wider than the screen. @param {import('playwright-core').Page} page */
export async function checkWidth(page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(over, 0);
}
