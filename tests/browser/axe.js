import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { settle } from './support.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page, with everything open.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function faultsOf(page) {
  await page.$$eval('details', (all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  await settle(page);
  // As a debugger would, so that the policy of the page stays in force.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap((/** @type {any} */ fault) =>
      fault.nodes
        .slice(0, 3)
        .map((/** @type {any} */ node) => `${fault.id}: ${node.target} ${node.failureSummary}`),
    );
  });
}
