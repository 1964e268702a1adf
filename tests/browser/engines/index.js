import { openChromium } from './chromium.js';
import { firefoxPath, openFirefox } from './firefox.js';
import { hasWebKit, openWebKit } from './webkit.js';

/**
 * Three browser engines behind one narrow interface: what the core of the tests needs, and what
 * all three drivers can do.
 *
 * @typedef {{
 *   trouble: string[],
 *   evaluate(source: string): Promise<any>,
 *   shot(selector?: string): Promise<Buffer>,
 *   close(): Promise<void>,
 * }} Tab
 *   evaluate: runs the body of an async function in the page and answers with what it returns;
 *   shot: a PNG of the window, or of the first element that matches
 * @typedef {{
 *   name: string, version: string,
 *   open(how: {url: string, width: number, height: number}): Promise<Tab>,
 *   close(): Promise<void>,
 * }} Engine
 */

/** @type {Array<{name: string, isHere: () => boolean, open: () => Promise<Engine>}>} */
export const engines = [
  { name: 'Chromium', isHere: () => true, open: openChromium },
  { name: 'Firefox', isHere: () => firefoxPath() !== null, open: openFirefox },
  { name: 'WebKitGTK', isHere: hasWebKit, open: openWebKit },
];
