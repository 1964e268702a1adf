import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../web/tools/system/chromium.js';

/** @import {Engine} from './index.js' */

/** @returns {Promise<Engine>} */
export async function openChromium() {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  return {
    name: 'Chromium',
    version: browser.version(),
    async open({ url, width, height }) {
      const page = await browser.newPage({ viewport: { width, height } });
      /** @type {string[]} */
      const trouble = [];
      page.on('console', (message) => {
        if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
      await page.goto(url);
      return {
        trouble,
        evaluate: (source) => page.evaluate(`(async () => { ${source} })()`),
        shot: (selector) => (selector ? page.locator(selector).screenshot() : page.screenshot()),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
