/**
 * Reference pictures of every figure, light and dark, and what each draws as text:
 *   npm run references            renews both, to be looked at before they are committed
 *   npm run references -- circle  only these figures
 *   npm run references -- --check compares the pictures, as the test does
 *
 * The pictures are in tests/browser/references/ and are those of one version of Chromium, which
 * made-with.json names; with any other they are not compared, since it draws letters its own way.
 * The text (tests/figures/records/) is the same on every machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { buildFolder, root } from '../../web/tools/system/paths.js';
import { packed } from './palette.js';
import { figureIds, openSite, showFigure } from './support.js';

export const folder = path.join(root, 'tests/browser/references');
const kMade = path.join(folder, 'made-with.json');
const kThemes = /** @type {const} */ (['light', 'dark']);
/** Pixels that may differ. */
const kAllowed = 24;

/**
 * @param {(id: string, theme: string, picture: Buffer) => void} take
 * @param {{only?: string[]}} [which]
 * @returns {Promise<{version: string, trouble: string[]}>}
 */
export async function takePictures(take, { only = [] } = {}) {
  const site = await openSite();
  try {
    /** @type {string[]} */
    const troubles = [];
    for (const theme of kThemes) {
      const { page, trouble } = await site.open({
        path: '?level=expert',
        theme,
        context: { reducedMotion: 'reduce' },
      });
      // Pictures that go on by themselves while they are seen, such as trials that add up, stand.
      await page.evaluate(() => {
        globalThis.IntersectionObserver = class extends IntersectionObserver {
          /** @override @param {Element} target */
          observe(target) {
            if (!target.closest('.stage')) super.observe(target);
          }
        };
      });
      // A figure taller than the window is put together while it scrolls under the bar.
      await page.$eval('.bar', (bar) => {
        if (bar instanceof HTMLElement) bar.style.display = 'none';
      });
      for (const id of await figureIds(page)) {
        if (only.length > 0 && !only.includes(id)) continue;
        const figure = await showFigure(page, id);
        take(id, theme, await figure.screenshot({ animations: 'disabled' }));
      }
      troubles.push(...trouble);
      await page.close();
    }
    return { version: site.browser.version(), trouble: troubles };
  } finally {
    await site.close();
  }
}

/** The version of Chromium that made the pictures; nothing where there are none. */
export function madeWith() {
  return existsSync(kMade) ? String(JSON.parse(readFileSync(kMade, 'utf8')).chromium) : '';
}

/**
 * What differs from the references; the pictures of what differs go to build/references/.
 *
 * @param {{only?: string[]}} [which]
 * @returns {Promise<string[]>} a sentence for each
 */
export async function differences(which = {}) {
  /** @type {Array<{id: string, theme: string, picture: Buffer}>} */
  const taken = [];
  const allowed = kAllowed;
  await takePictures((id, theme, picture) => taken.push({ id, theme, picture }), which);
  const out = path.join(buildFolder, 'references');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const sentences = [];
  for (const { id, theme, picture } of taken) {
    const name = `${id}-${theme}.png`;
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      sentences.push(`${name}: there is no reference`);
      continue;
    }
    const [now, then] = [packed(picture), readFileSync(file)].map((one) => PNG.sync.read(one));
    const { width, height } = now;
    let count = Number.POSITIVE_INFINITY;
    if (width === then.width && height === then.height) {
      const marked = new PNG({ width, height });
      count = pixelmatch(then.data, now.data, marked.data, width, height, { threshold: 0.05 });
      if (count > allowed)
        writeFileSync(path.join(out, `${id}-${theme}-marked.png`), PNG.sync.write(marked));
    }
    if (count <= allowed) continue;
    writeFileSync(path.join(out, name), picture);
    sentences.push(
      Number.isFinite(count)
        ? `${name}: ${count} pixels differ, and ${allowed} may`
        : `${name}: ${width} x ${height}, and the reference is ${then.width} x ${then.height}`,
    );
  }
  if (!which.only?.length) {
    const known = new Set(taken.map(({ id, theme }) => `${id}-${theme}.png`));
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (name.endsWith('.png') && !known.has(name)) sentences.push(`${name}: its figure is gone`);
    }
  }
  return sentences;
}

/** @param {string[]} only */
async function renew(only) {
  if (only.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { version } = await takePictures(
    (id, theme, picture) => {
      writeFileSync(path.join(folder, `${id}-${theme}.png`), packed(picture));
      process.stdout.write(`${id}-${theme}.png\n`);
    },
    { only },
  );
  writeFileSync(kMade, `${JSON.stringify({ chromium: version })}\n`);
  const records = path.join(root, 'tests/figures/records.js');
  const { status } = spawnSync(process.execPath, [records, ...only], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2);
  const only = asked.filter((one) => !one.startsWith('-'));
  if (asked.includes('--check')) {
    const sentences = await differences({ only });
    process.stdout.write(`${sentences.join('\n') || 'nothing differs'}\n`);
    process.exitCode = sentences.length > 0 ? 1 : 0;
  } else {
    await renew(only);
  }
}
