import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../web/tools/system/chromium.js';
import { servePlainly } from '../support/plain-server.js';
import { dist } from './support.js';

/**
 * Course notes on a plain server, with dist/ copied under a path of its own.
 */

export const kPrefix = '/course/notes/pe/';

/**
 * @param {Record<string, string>} [pages] the notes themselves, by path
 * @returns {Promise<{url: string, asked: string[], close(): Promise<void>}>}
 *   asked: the paths of all requests so far
 */
export async function serveCourse(pages = {}) {
  /** @type {string[]} */
  const asked = [];
  const { origin, close } = await servePlainly((pathname) => {
    asked.push(pathname);
    if (pathname in pages) return { html: pages[pathname] };
    if (!pathname.startsWith(kPrefix)) return null;
    return { file: path.join(dist, pathname.slice(kPrefix.length)) };
  });
  return { url: origin, asked, close };
}

/**
 * The notes in Chromium.
 *
 * @param {Record<string, string>} pages
 * @param {string[]} [flags] of the browser, besides the usual ones
 */
export async function openCourse(pages, flags = []) {
  const course = await serveCourse(pages);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...flags],
  });
  return {
    ...course,
    browser,
    /**
     * @param {string} path
     * @param {import('playwright-core').BrowserContextOptions} [context]
     */
    async open(path, context = {}) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, ...context });
      /** @type {string[]} */
      const trouble = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
      });
      page.on('pageerror', (error) => trouble.push(error.message));
      await page.goto(course.url + path);
      return { page, trouble };
    },
    async close() {
      await browser.close();
      await course.close();
    },
  };
}

/** A page of notes. @param {string} body @param {string} [head] */
export function notes(body, head = '') {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}
