import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../web/tools/system/paths.js';
import { showFigure } from './support.js';

/**
 * Pictures read back from what recordOf writes: the marks, where they stand and what they say.
 *
 * @typedef {{tag: string, text: string, fill: string, stroke: string, [attribute: string]: string}} Drawn
 */

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
 * The elements of a picture, in the order in which they are painted.
 *
 * @param {string} svg
 * @returns {Drawn[]}
 */
export function drawnIn(svg) {
  const body = svg.replace(/<defs>.*<\/defs>/s, '');
  return [...body.matchAll(/<(circle|rect|path|text)((?: [\w-]+="[^"]*")*)(?:\/>|>([^<]*)<)/g)].map(
    ([, tag, list, text = '']) => ({
      fill: '',
      stroke: '',
      ...Object.fromEntries(
        [...list.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ),
      tag,
      text,
    }),
  );
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

/**
 * What the numbers along an axis say about pixels: a straight line through the first and the last.
 *
 * @param {Drawn[]} drawn
 * @param {'x' | 'y'} axis x: numbers in a row under the picture; y: numbers in a column beside it
 * @returns {(value: number) => number} the place of a value in the picture
 */
export function scaleIn(drawn, axis) {
  const other = axis === 'x' ? 'y' : 'x';
  const numbers = drawn.filter(
    ({ tag, text }) => tag === 'text' && /^[\u2212-]?[\d.]+$/.test(text),
  );
  /** @type {Map<string, Drawn[]>} */
  const lines = new Map();
  for (const one of numbers) lines.set(one[other], [...(lines.get(one[other]) ?? []), one]);
  // The numbers of one axis stand on one line; labels of marks seldom do.
  const [line = []] = [...lines.values()].sort((a, b) => b.length - a.length);
  const places = line.map((one) => ({
    value: Number(one.text.replace('\u2212', '-')),
    at: Number(one[axis]),
  }));
  const [from, to] = [places[0], places[places.length - 1]];
  if (!from || from === to) throw new Error(`There are no two numbers along ${axis}.`);
  return (value) => from.at + ((value - from.value) / (to.value - from.value)) * (to.at - from.at);
}

/** The places of a path: "M1 2L3 4" as [[1, 2], [3, 4]]. @param {string} d @returns {Array<[number, number]>} */
export function placesIn(d) {
  return [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
