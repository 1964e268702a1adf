import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { serveFormulas } from './formula-place.js';
import { dist } from './support.js';

/**
 * The pixels of formulas: whether roots have a sign and a bar, whether brackets reach around what
 * they enclose, and whether a bracket stands beside the letter before it and not on it.
 *
 * @import {Engine} from './engines/index.js'
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box  CSS pixels
 * @typedef {{what: string, kind: 'root' | 'fence', box: Box, inner: Box, before: Box | null}} Mark
 *   inner: what is under the root or between the brackets; before: the letter before a bracket
 */

/** Windows of this height hold the sheet; the page is longer, since WebKit waits for ever for the picture of one that is not. */
const kWindow = { width: 1280, height: 1000 };
const kRow = 82;
/** Of 255: how much darker than the paper ink is at least. */
const kInk = 60;

/** A matrix as figures make it. */
const kMatrix =
  '<math display="block"><mrow class="matrix"><mo fence="true" stretchy="true" symmetric="true">(</mo><mtable><mtr><mtd><mn>0.5</mn></mtd><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mn>2</mn></mtd><mtd><mn>3</mn></mtd></mtr></mtable><mo fence="true" stretchy="true" symmetric="true">)</mo></mrow></math>';

/** The formulas of the built pages that have roots or brackets, each once, as many as a window holds. */
function sheetsOf() {
  const html = readdirSync(dist)
    .filter((file) => /^index.*\.html$/.test(file))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('');
  const found = new Set(html.match(/<math\b.*?<\/math>/gs) ?? []);
  const all = [kMatrix, ...found].filter((math) => /<msqrt|>\(<|stretchy="true"/.test(math));
  const isWide = (/** @type {string} */ math) => /<mtable|display="block"/.test(math);
  const rows = Math.floor(kWindow.height / kRow);
  return [
    { across: 1, formulas: all.filter(isWide) },
    { across: 4, formulas: all.filter((math) => !isWide(math)) },
  ].flatMap(({ across, formulas }) =>
    Array.from({ length: Math.ceil(formulas.length / (rows * across)) }, (_, n) => ({
      across,
      formulas: formulas.slice(n * rows * across, (n + 1) * rows * across),
    })),
  );
}

/** Runs in the page: where the marks are. */
const kFindMarks = `
  await document.fonts.ready;
  await new Promise((done) => setTimeout(done, 300));
  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const around = (all) => ({
    left: Math.min(...all.map(({ left }) => left)), top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)), bottom: Math.max(...all.map(({ bottom }) => bottom)),
  });
  const leaves = (math) => [...math.querySelectorAll('mi, mn, mo, mtext')];
  const marks = [];
  for (const math of document.querySelectorAll('math')) {
    const what = math.textContent.slice(0, 60);
    for (const root of math.querySelectorAll('msqrt')) {
      const inner = around([...root.children].map(boxOf));
      marks.push({ what, kind: 'root', box: boxOf(root), inner, before: null });
    }
    const all = leaves(math);
    for (const fence of all.filter((one) => '()'.includes(one.textContent.trim()) && one.textContent.trim())) {
      const beside = [...fence.parentElement.children].filter((one) => one !== fence);
      const inner = beside.length ? around(beside.map(boxOf)) : boxOf(fence);
      const before = fence.textContent.trim() === '(' ? all[all.indexOf(fence) - 1] : null;
      const tall = fence.getAttribute('stretchy') === 'true';
      marks.push({ what, kind: 'fence', box: boxOf(fence), inner: tall ? inner : boxOf(fence), before: before ? boxOf(before) : null });
    }
  }
  return { marks, ratio: devicePixelRatio };
`;

/**
 * @param {Engine} engine
 * @returns {Promise<{marks: number, faults: string[]}>}
 */
export async function readFormulas(engine) {
  const site = await serveFormulas();
  /** @type {string[]} */
  const faults = [];
  let count = 0;
  try {
    for (const { across, formulas } of sheetsOf()) {
      const wide = kWindow.width / across;
      const cells = formulas.map((math, n) => {
        const [left, top] = [(n % across) * wide + 20, Math.floor(n / across) * kRow + 10];
        return `<div style="position:absolute;left:${left}px;top:${top}px;white-space:nowrap">${math}</div>`;
      });
      site.show(
        'light',
        `<body style="background:#fff;color:#000;min-height:1600px">${cells.join('')}</body></html>`,
      );
      const tab = await engine.open({ url: `${site.url}?${count}`, ...kWindow });
      const { marks, ratio } = await tab.evaluate(kFindMarks);
      const picture = PNG.sync.read(await tab.shot());
      for (const mark of marks) {
        ++count;
        const fault = faultOf(mark, picture, ratio);
        if (fault) faults.push(`${fault}: ${mark.what}`);
      }
      await tab.close();
    }
  } finally {
    await site.close();
  }
  return { marks: count, faults };
}

/**
 * @param {Mark} mark
 * @param {PNG} picture
 * @param {number} ratio
 * @returns {string} nothing where it is as it should be
 */
function faultOf({ kind, box, inner, before }, picture, ratio) {
  const ink = (/** @type {Box} */ part) => inkIn(picture, part, ratio);
  if (kind === 'root') {
    const sign = ink({ ...box, right: inner.left });
    if (sign.high < 0.6 * (box.bottom - box.top)) return 'a root without its sign';
    const bar = ink({
      left: inner.left,
      right: inner.right,
      top: box.top - 2,
      bottom: box.top + 5,
    });
    return bar.longest < 0.9 * (inner.right - inner.left) ? 'a root without its bar' : '';
  }
  const drawn = ink({ ...box, top: inner.top - 4, bottom: inner.bottom + 4 });
  if (drawn.high === 0) return 'a bracket that is not drawn';
  const tall = inner.bottom - inner.top;
  if (tall > 1.6 * (box.right - box.left) * 4 && drawn.high < 0.85 * tall)
    return 'a bracket that does not reach around';
  if (before && before.right > box.left + 1.5) return 'a bracket on the letter before it';
  return '';
}

/**
 * Ink in a part of a picture: how high it is in all, and the longest row of it, in CSS pixels.
 *
 * @param {PNG} picture
 * @param {Box} box
 * @param {number} ratio
 */
function inkIn({ data, width, height }, { left, top, right, bottom }, ratio) {
  let [first, last, longest] = [-1, -1, 0];
  const [from, to] = [Math.floor(left * ratio), Math.ceil(right * ratio)];
  for (let y = Math.max(Math.floor(top * ratio), 0); y < Math.min(bottom * ratio, height); ++y) {
    let row = 0;
    for (let x = Math.max(from, 0); x < Math.min(to, width); ++x) {
      const at = 4 * (y * width + x);
      if (Math.min(data[at], data[at + 1], data[at + 2]) < 255 - kInk) ++row;
    }
    if (row === 0) continue;
    if (first < 0) first = y;
    last = y;
    longest = Math.max(longest, row);
  }
  return { high: first < 0 ? 0 : (last - first + 1) / ratio, longest: longest / ratio };
}
