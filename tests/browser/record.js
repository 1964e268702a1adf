import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../web/tools/system/paths.js';
import { showFigure } from './support.js';

/** Pictures of a page that is open in a browser, as what recordOf writes of them. */

/** @type {string | undefined} */
let recorder;

/** recordOf as a script that a page can run: it finds the picture of a canvas across bundles. */
async function recorderScript() {
  if (!recorder) {
    const { outputFiles } = await build({
      entryPoints: [path.join(root, 'web/charts/record.js')],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'recording',
    });
    recorder = outputFiles[0].text;
  }
  return recorder;
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} id
 * @returns {Promise<string[]>} the SVG of each canvas of a figure, in their order
 */
export async function recordFigure(page, id) {
  await showFigure(page, id);
  // As a string it is run by the debugger, which the page's policy on scripts does not bind.
  await page.evaluate(`${await recorderScript()}; globalThis.recording = recording;`);
  return page.evaluate((figure) => {
    const { recordOf } = /** @type {any} */ (globalThis).recording;
    const all = [...document.querySelectorAll(`#figure-${figure} .stage .chart canvas`)];
    return all.map((canvas) => recordOf(canvas));
  }, id);
}

/**
 * The colours of the page, as a canvas gets them.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Record<string, string>>}
 */
export function tonesOf(page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const names = ['ink', 'muted', 'paper', 'sine', 'cosine', 'position', 'shifted', 'step'];
    const tones = [...names, 'warning', 'rule'].map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(tones);
  });
}
