import puppeteer from 'puppeteer-core';
import { findCommand } from '../../../web/tools/system/set-up.js';

/** @import {Engine} from './index.js' */

const kCommands = ['firefox-esr', 'firefox'];

/** @returns {string | null} */
export function firefoxPath() {
  for (const command of kCommands) {
    const file = findCommand(command);
    if (file) return file;
  }
  return null;
}

/** @returns {Promise<Engine>} */
export async function openFirefox() {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error(`None of ${kCommands.join(', ')} is on the PATH.`);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Puppeteer's profile relaxes the rules for file addresses, which readers' browsers do not.
    extraPrefsFirefox: { 'security.fileuri.strict_origin_policy': true },
    // Root has no profile folder of its own in a container.
    env: { ...process.env, MOZ_HEADLESS: '1' },
  });
  return {
    name: 'Firefox',
    version: await browser.version(),
    async open({ url, width, height }) {
      const page = await browser.newPage();
      await page.setViewport({ width, height });
      /** @type {string[]} */
      const trouble = [];
      page.on('console', (message) => {
        if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        trouble.push(`error: ${error instanceof Error ? error.message : String(error)}`);
      });
      await page.goto(url);
      return {
        trouble,
        evaluate: (source) => page.evaluate(`(async () => { ${source} })()`),
        async shot(selector) {
          const place = selector ? await page.$(selector) : page;
          if (!place) throw new Error(`Nothing matches ${selector}.`);
          return Buffer.from(await place.screenshot());
        },
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
