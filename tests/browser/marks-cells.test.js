import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSite, showFigure } from './support.js';

/*
 * Tables as pictures: the pixels of the screen, read back, against the values, which are computed
 * here. A cell that is wider than its neighbours, or blended with them, shows as a wrong colour.
 */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

const kBase = 10000;
/** The hairline through the cell that is read lies on the columns before this one. */
const kClear = 4;

/** @param {number} slot @param {number} dimension @param {number} dModel */
function valueAt(slot, dimension, dModel) {
  const angle = slot / kBase ** ((2 * Math.floor(dimension / 2)) / dModel);
  return dimension % 2 ? Math.cos(angle) : Math.sin(angle);
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 */
async function readCanvas(page, selector) {
  return page.$eval(selector, (element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const { width, height } = canvas;
    const { data } = /** @type {any} */ (canvas.getContext('2d')).getImageData(0, 0, width, height);
    const probe = document.body.appendChild(document.createElement('span'));
    const ends = ['low', 'middle', 'high'].map((name) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    });
    probe.remove();
    return { width, height, words: [...new Uint32Array(data.buffer)], ends };
  });
}

/** @param {number} word */
function rgb(word) {
  return [word & 255, (word >> 8) & 255, (word >> 16) & 255];
}

/** @param {number[][]} ends @param {number} value */
function colourOf([low, middle, high], value) {
  const end = value < 0 ? low : high;
  return middle.map((from, c) => from + (end[c] - from) * Math.abs(value));
}

/** Two entries of the ramp at most. @param {number[]} one @param {number[]} two */
function alike(one, two) {
  return one.every((value, c) => Math.abs(value - two[c]) <= 3);
}

for (const [ratio, dModel] of [
  [1, 512],
  [2, 512],
  [3, 512],
  [2, 1024],
]) {
  test(`heat map, d = ${dModel}, ${ratio}x: each column is its own colour, none wider`, async () => {
    const { page } = await site.open({
      path: `?d-model=${dModel}&count=20&position=0&dimension=0`,
      context: { deviceScaleFactor: ratio },
    });
    await showFigure(page, 'heatmap');
    const { width, height, words, ends } = await readCanvas(page, '#figure-heatmap canvas');
    const slot = 13;
    const wanted = Array.from({ length: dModel }, (_, n) =>
      colourOf(ends, valueAt(slot, n, dModel)),
    );
    // The row of pixels and the cell width with which every column of the picture is as it should be.
    const widest = Math.floor((width - 40 * ratio) / dModel) || 1;
    const cells = widest > 1 ? [widest, widest - 1] : [widest];
    const holds = (/** @type {number} */ start, /** @type {number} */ cell) =>
      wanted.every((colour, n) => {
        if (n < kClear) return true;
        const at = start + n * cell;
        return alike(rgb(words[at]), colour) && alike(rgb(words[at + cell - 1]), colour);
      });
    const found = [];
    for (let y = Math.floor(height * 0.55); y < height * 0.75; ++y) {
      const starts = Array.from({ length: 120 * ratio }, (_, x) => y * width + x);
      if (starts.some((start) => cells.some((cell) => holds(start, cell)))) found.push(y);
    }
    assert.ok(found.length > 0, `no row of pixels holds the ${dModel} values of slot ${slot}`);
    assert.ok(found.length >= Math.floor((height * 0.5) / 20), 'rows of the same height');
    await page.close();
  });
}

test('heat map, d = 16384: whole pairs, evenly chosen, and the page says how many', async () => {
  const { page } = await site.open({ path: '?d-model=16384&count=20&position=0' });
  await showFigure(page, 'heatmap');
  const { width, height, words, ends } = await readCanvas(page, '#figure-heatmap canvas');
  const note = await page.textContent('#figure-heatmap .heatmap-note');
  const [, shown, pairs] = /(\d+) of the (\d+) pairs/.exec(note ?? '') ?? [];
  assert.equal(Number(pairs), 8192);
  assert.ok(Number(shown) > 200);
  const wanted = Array.from({ length: 2 * Number(shown) }, (_, n) => {
    const pair = Math.round((Math.floor(n / 2) * 8191) / (Number(shown) - 1));
    return colourOf(ends, valueAt(13, 2 * pair + (n % 2), 16384));
  });
  const rows = [];
  for (let y = Math.floor(height * 0.5); y < height * 0.8; ++y) {
    for (let x = 0; x < 120; ++x) {
      if (wanted.every((colour, n) => n < kClear || alike(rgb(words[y * width + x + n]), colour)))
        rows.push(y);
    }
  }
  assert.ok(rows.length > 5, 'the chosen pairs stand side by side, one pixel a column');
  await page.close();
});

for (const ratio of [1, 2, 3]) {
  test(`stripes of the summary, d = 512, ${ratio}x: each is as wide as the others`, async () => {
    const dModel = 512;
    const { page } = await site.open({
      path: `?d-model=${dModel}&position=5`,
      context: { deviceScaleFactor: ratio },
    });
    await showFigure(page, 'summary');
    const { width, words, ends } = await readCanvas(page, '#figure-summary .code-tag canvas');
    const cell = Math.floor(width / dModel);
    assert.ok(cell >= 1);
    for (let n = 0; n < dModel; ++n) {
      // The tag has the full colour at 2, as the word and the sum have.
      const wanted = colourOf(ends, valueAt(5, n, dModel) / 2);
      for (const part of [0, cell - 1]) {
        const got = rgb(words[n * cell + part]);
        assert.ok(alike(got, wanted), `stripe ${n}: ${got} is not ${wanted}`);
      }
    }
    await page.close();
  });
}
