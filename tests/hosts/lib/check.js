import assert from 'node:assert/strict';
import { kRight, kSentence } from './snippets.js';

/**
 * What must be true of a page of notes, whoever built it.
 *
 * @import {Page, Frame} from 'playwright-core'
 * @typedef {{frames?: number, elements?: number, listens?: boolean, numbers?: string}} Wanted
 *   listens: the listener is on the page, so that the frames have the height that they ask for
 */

/**
 * @param {Page} page
 * @param {string} address
 * @param {{base: string, missing: string[]}} server
 * @param {Wanted} wanted  numbers: what stands in #numbers
 */
export async function checkNotes(page, address, server, wanted) {
  const { frames = 0, elements = 0, listens = true, numbers } = wanted;
  /** @type {string[]} */
  const trouble = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url)) {
      trouble.push(`console: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('request', (request) => {
    const url = request.url();
    const inside = url.startsWith(server.base) || /^(data|blob|about):/.test(url);
    if (!inside && !url.endsWith('/favicon.ico')) trouble.push(`request outside: ${url}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      trouble.push(`failed: ${request.url()}`);
  });
  await page.goto(address);
  const all = await page.locator('iframe').all();
  assert.equal(all.length, frames, `frames on ${address}`);
  for (const [n, one] of all.entries()) {
    await one.scrollIntoViewIfNeeded();
    const handle = await one.elementHandle();
    const inside = /** @type {Frame} */ (await handle?.contentFrame());
    await inside.waitForSelector('.figure[data-painted]', { timeout: 30000 });
    // Circle and sentence by turns.
    if (n % 2 === 0) assert.match((await inside.textContent('.caption')) ?? '', kRight);
    else assert.equal(await sentenceIn(inside), kSentence, 'the sentence in the second frame');
    assert.equal(await inside.locator('.notice li').count(), 0);
    if (listens) {
      await page.waitForFunction(fits, handle, { timeout: 10000 });
    }
  }
  if (numbers) {
    await page.waitForFunction(
      (text) => document.getElementById('numbers')?.textContent === text,
      numbers,
      { timeout: 20000 },
    );
  }
  const live = await page.locator('posenc-figure').all();
  assert.equal(live.length, elements, `elements on ${address}`);
  for (const one of live) {
    await one.scrollIntoViewIfNeeded();
    const caption = one.locator('.figure[data-painted] .caption');
    await caption.waitFor({ timeout: 30000 });
    assert.match((await caption.textContent()) ?? '', kRight);
  }
  assert.deepEqual(trouble, []);
  assert.deepEqual(server.missing.splice(0), []);
}

/** A frame whose content needs no bar of its own, and leaves no gap under it. @param {any} frame */
function fits(frame) {
  const root = frame.contentDocument.getElementById('posenc');
  const high = root.getBoundingClientRect().height;
  return high > 200 && Math.abs(frame.clientHeight - high) <= 24;
}

/** @param {Frame} frame */
function sentenceIn(frame) {
  return frame.evaluate(() => {
    const field = document.querySelector(
      '[data-key="sentence"] input, [data-key="sentence"] textarea, input[name="sentence"]',
    );
    return /** @type {HTMLInputElement | null} */ (field)?.value ?? '';
  });
}
