import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../web/tools/system/chromium.js';
import { checkNotes } from '../hosts/lib/check.js';
import { serveNotes } from '../hosts/lib/serve.js';
import { lacking } from '../hosts/lib/tools.js';
import { sites } from '../hosts/sites.js';

/*
 * Pages of notes by the generators that set-up installs; npm run test:hosts looks at all of them.
 */

const kHere = ['plain', 'mkdocs', 'pandoc', 'reveal'];

/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
});
after(() => browser?.close());

for (const site of sites.filter(({ name }) => kHere.includes(name))) {
  const missing = lacking(site.commands);
  const skip = missing.length > 0 && `not run, because ${missing.join(', ')} is missing`;
  test(`a page built by ${site.name}: drawn, right, as high as it asks`, { skip }, async () => {
    const server = await serveNotes();
    try {
      server.show(site.build(server.base));
      const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
      await checkNotes(page, server.base + site.page, server, site.wanted);
      await page.close();
    } finally {
      await server.close();
    }
  });
}
