import assert from 'node:assert/strict';
import { faultsOf } from './axe.js';
import { settle } from './support.js';

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
  assert.deepEqual(await faultsOf(page), []);
}

/** Nothing may be wider than the screen. @param {import('playwright-core').Page} page */
export async function checkWidth(page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(over, 0);
}
