import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSite, settle, showFigure } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

test('"Copy link" says what it did, and copies the present state of that figure alone', async () => {
  const { page, trouble } = await site.open({ path: '?d-model=128', context: clipboard });
  const figure = await showFigure(page, 'wave');
  await figure.locator('[data-key="omega"] .number').fill('pi/4');
  await figure.locator('.figure-menu-button').click();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    /Figure 4/.test(document.getElementById('toast')?.textContent ?? ''),
  );
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, `${site.url}?omega=pi%2F4#figure-wave`);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('where the clipboard is closed, the link is put into the address bar, and that is said', async () => {
  const { page } = await site.open();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const figure = await showFigure(page, 'wave');
  await figure.locator('.figure-menu-button').click();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#figure-wave');
  assert.match((await page.textContent('#toast')) ?? '', /address bar/);
  await page.close();
});

test('the menu of a figure closes by Escape and by a press elsewhere', async () => {
  const { page } = await site.open();
  const figure = await showFigure(page, 'circle');
  const button = figure.locator('.figure-menu-button');
  const open = () => page.locator('.figure-menu').isVisible();
  await button.click();
  assert.ok(await open());
  await page.keyboard.press('Escape');
  assert.ok(!(await open()));
  assert.ok(await button.evaluate((one) => one === document.activeElement));
  await button.click();
  await figure.locator('.caption').click();
  assert.ok(!(await open()));
  await page.close();
});

test('a figure is found by its number, and by a name that it had', async () => {
  for (const [hash, id] of [
    ['#figure-13', 'figure-heatmap'],
    ['#figure-norm', 'figure-table'],
  ]) {
    const { page } = await site.open({ path: hash });
    await settle(page);
    assert.equal(await page.evaluate(() => location.hash), `#${id}`);
    const top = await page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);
    assert.ok(Math.abs(top) < 200, `${hash}: ${top}`);
    await page.close();
  }
});

test('who changes the language goes on reading at the same heading', async () => {
  const { page } = await site.open();
  await showFigure(page, 'wave');
  await page.evaluate(() => document.getElementById('twins')?.scrollIntoView());
  await page.waitForFunction(() => {
    const top = document.getElementById('twins')?.getBoundingClientRect().top ?? 900;
    return top > 0 && top < 200;
  });
  // By the mouse itself, because a locator scrolls the page before it clicks.
  const box = await page.locator('a[data-keeps-state]').first().boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForSelector('html[lang="hi-Latn"][data-ready]', { state: 'attached' });
  assert.equal(await page.evaluate(() => location.hash), '#twins');
  await page.close();
});
