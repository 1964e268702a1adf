import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { canvasColours, figureIds, openSite, settle, showFigure } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

// Each language and each theme at each width at least once.
const views = /** @type {const} */ ([
  { file: 'index.html', theme: 'light', width: 1280 },
  { file: 'index.html', theme: 'dark', width: 320 },
  { file: 'index-hinglish.html', theme: 'dark', width: 1280 },
  { file: 'index-hinglish.html', theme: 'light', width: 360 },
]);
for (const { file, theme, width } of views) {
  test(`every figure of ${file} is painted and told in numbers, ${theme}, ${width} px`, async () => {
    const { page, trouble } = await site.open({ path: file, theme, width });
    const ids = await figureIds(page);
    assert.ok(ids.length > 0);
    for (const id of ids) {
      await showFigure(page, id);
      const colours = await canvasColours(page, id);
      for (const count of colours) assert.ok(count > 1, `${id}: a canvas with ${count} colours`);
      const said = await page.$eval(`#figure-${id}`, (figure) => ({
        drawn: figure.querySelectorAll('.stage canvas, .stage *').length,
        name: figure.querySelector('.stage')?.getAttribute('aria-label') ?? '',
        caption: figure.querySelector('.caption')?.textContent ?? '',
        description: figure.querySelector('.description')?.textContent ?? '',
        problem: figure.querySelector('.figure-problem')?.textContent,
        wide: figure.scrollWidth - figure.clientWidth,
      }));
      assert.ok(said.drawn > 0, id);
      assert.match(said.name, /\d/, id);
      assert.match(said.caption, /\d/, id);
      assert.ok(said.description.length > 40, id);
      assert.equal(said.problem, '', id);
      assert.ok(said.wide <= 0, `${id} is ${said.wide} px too wide`);
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(sideways, 0, 'the page scrolls sideways');
    assert.deepEqual(trouble, []);
    await page.close();
  });
}

test('every figure answers to its controls and to the keyboard, and shows its data', async () => {
  const { page, trouble } = await site.open();
  for (const id of await figureIds(page)) {
    const figure = await showFigure(page, id);
    await moveSliders(page, figure, id);
    await walkPictures(page, figure, id);
    await readTable(page, figure, id);
  }
  assert.deepEqual(trouble, []);
  await page.close();
});

/**
 * Every slider moves its parameter, and the number beside it reads the value back.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} figure
 * @param {string} id
 */
async function moveSliders(page, figure, id) {
  for (const slider of await figure.locator('.figure-controls .slider').all()) {
    const key = await slider.evaluate((one) => one.closest('.control')?.getAttribute('data-key'));
    const number = figure.locator(`[data-key="${key}"] .number`);
    const before = await number.inputValue();
    const atEnd = await slider.evaluate((one) => {
      const range = /** @type {HTMLInputElement} */ (one);
      return Number(range.value) >= Number(range.max);
    });
    await slider.press(atEnd ? 'ArrowLeft' : 'ArrowRight');
    await settle(page);
    assert.notEqual(await number.inputValue(), before, `${id}: ${key} did not move`);
    const told = await slider.getAttribute('aria-valuetext');
    assert.match(told ?? '', /\d/, `${id}: ${key} has no value text`);
    assert.equal(await figure.locator('.refusal:not(:empty)').count(), 0, `${id}: ${key}`);
    await slider.press(atEnd ? 'ArrowRight' : 'ArrowLeft');
    await settle(page);
  }
}

/**
 * Every picture that can be dragged can be moved with the arrow keys too.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} figure
 * @param {string} id
 */
async function walkPictures(page, figure, id) {
  for (const canvas of await figure.locator('canvas[role="slider"]').all()) {
    const before = await canvas.getAttribute('aria-valuenow');
    const last = await canvas.getAttribute('aria-valuemax');
    await canvas.press(before === last ? 'ArrowLeft' : 'ArrowRight');
    // At the latest when the picture has come to rest.
    for (let n = 0; n < 50 && (await canvas.getAttribute('aria-valuenow')) === before; n += 1) {
      await settle(page);
    }
    assert.notEqual(await canvas.getAttribute('aria-valuenow'), before, id);
    assert.ok(await canvas.getAttribute('aria-valuetext'), id);
  }
  const mouseOnly = await figure.locator('canvas.draggable:not([tabindex="0"])').count();
  assert.equal(mouseOnly, 0, `${id} can be dragged, and not moved by keyboard`);
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} figure
 * @param {string} id
 */
async function readTable(page, figure, id) {
  await figure.locator('.figure-data summary').click();
  await settle(page);
  const table = figure.locator('.table-holder table');
  const heads = await table.locator('th').allTextContents();
  const cells = await table.locator('td').allTextContents();
  assert.ok(heads.length > 0, id);
  assert.ok(
    cells.some((text) => /\d/.test(text)),
    id,
  );
  assert.ok(!cells.some((text) => /undefined|NaN|\[object/.test(text)), id);
  await figure.locator('.figure-data summary').click();
}

/** Of the figures that every level of reader has. @param {import('playwright-core').Page} page */
function heights(page) {
  return page.$$eval('[data-figure]', (all) =>
    all
      .filter((one) => !one.closest('.for-level'))
      .map((one) => [one.id, Math.round(one.getBoundingClientRect().height)]),
  );
}

for (const width of [1280, 360]) {
  test(`no figure changes its height when it is painted, ${width} px`, async () => {
    const { page } = await site.open({ width });
    // Measured before the first of them is scrolled to; without scripts each says so in its place.
    const planned = await heights(page);
    for (const id of await figureIds(page)) await showFigure(page, id);
    const jumps = (await heights(page))
      .map(([id, height], index) => [id, Number(height) - Number(planned[index][1])])
      .filter(([, jump]) => Math.abs(Number(jump)) > 2);
    assert.deepEqual(jumps, []);
    await page.close();
  });
}
