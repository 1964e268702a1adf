import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf } from './axe.js';
import { figureIds, openSite, showFigure } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

const views = /** @type {const} */ ([
  { file: 'index.html', theme: 'light', width: 1280 },
  { file: 'index-hinglish.html', theme: 'dark', width: 360 },
]);
for (const { file, theme, width } of views) {
  test(`axe finds nothing in ${file}, ${theme}, ${width} px, with everything open`, async () => {
    const { page } = await site.open({ path: file, theme, width });
    for (const id of await figureIds(page)) {
      await showFigure(page, id);
      await checkCanvases(page, id);
    }
    assert.deepEqual(await faultsOf(page), []);
    await page.close();
  });
}

/**
 * Axe looks past a naked canvas.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} id
 */
async function checkCanvases(page, id) {
  const canvases = await page.$$eval(`#figure-${id} .stage canvas`, (all) =>
    all
      .filter((one) => !one.closest('[aria-hidden="true"], div[role="img"]'))
      .map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')]),
  );
  for (const [role, name] of canvases) {
    assert.ok(['img', 'slider', 'application'].includes(role ?? ''), `${id}: ${role}`);
    assert.ok((name ?? '').length > 3, `${id} has a canvas without a name`);
  }
}

test('the Tab key reaches every control in order, each with a visible focus', async () => {
  const { page } = await site.open({ width: 1000 });
  const wanted = await page.$$eval(
    'main input:not([type=radio]):not(:disabled), main button:not(:disabled), main a[href], main summary, main [tabindex="0"]',
    (all) => all.filter((one) => one.checkVisibility()).length,
  );
  let reached = 0;
  let unseen = 0;
  await page.evaluate(() => document.querySelector('main')?.setAttribute('tabindex', '-1'));
  await page.focus('main');
  for (let press = 0; press < wanted * 2 + 50; ++press) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || !document.querySelector('main')?.contains(one)) return 'out';
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? 'seen' : 'unseen';
    });
    if (place === 'out') break;
    reached += 1;
    if (place === 'unseen') unseen += 1;
  }
  assert.ok(reached >= wanted * 0.95, `${reached} of ${wanted}`);
  assert.equal(unseen, 0);
  await page.close();
});

test('under reduced motion nothing plays by itself, and stepping remains', async () => {
  const { page } = await site.open({ context: { reducedMotion: 'reduce' } });
  const players = await page.locator('.player').count();
  assert.ok(players > 0);
  assert.equal(await page.locator('[data-play="toggle"]:visible').count(), 0);
  assert.equal(await page.locator('[data-play="step"]:visible').count(), players);
  await page.close();
});

test('a player walks, stops when asked, and stops when out of sight', async () => {
  const { page } = await site.open();
  const figure = page.locator('.figure:has(.player)').first();
  await figure.scrollIntoViewIfNeeded();
  const caption = () => figure.locator('.caption').textContent();
  const toggle = figure.locator('[data-play="toggle"]');
  const before = await caption();
  const play = await toggle.textContent();
  await toggle.click();
  await page.waitForFunction(
    ([selector, text]) => document.querySelector(selector)?.textContent !== text,
    [`#${await figure.getAttribute('id')} .caption`, before ?? ''],
  );
  assert.notEqual(await toggle.textContent(), play);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(
    ([selector, text]) => document.querySelector(selector)?.textContent === text,
    [`#${await figure.getAttribute('id')} [data-play="toggle"]`, play ?? ''],
  );
  await page.close();
});

test('at 400 % zoom, and in forced colours, the page works without sideways scrolling', async () => {
  const { page, trouble } = await site.open({
    width: 320,
    height: 256,
    context: { forcedColors: 'active' },
  });
  for (const id of await figureIds(page)) await showFigure(page, id);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(sideways, 0);
  assert.deepEqual(trouble, []);
  await page.close();
});
