import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSite, settle, showFigure } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** @param {import('playwright-core').Page} page */
const bottoms = (page) =>
  page.evaluate(() =>
    ['.stage', '.words'].map(
      (part) =>
        document.querySelector(`#figure-opening ${part}`)?.getBoundingClientRect().bottom ?? 1e9,
    ),
  );

for (const file of ['index.html', 'index-hinglish.html']) {
  for (const [width, height, most] of [
    [1280, 900, 720],
    [360, 740, 590],
  ]) {
    test(`${file}: the whole opening picture, its field included, ends above ${most} px at ${width} x ${height}`, async () => {
      const { page } = await site.open({ path: file, width, height });
      for (const bottom of await bottoms(page)) assert.ok(bottom < most, `${bottom}`);
      await page.close();
    });
  }
}

test('the dots stand on the waves, and the column has their colours', async () => {
  const { page } = await site.open({ context: { reducedMotion: 'reduce' } });
  await showFigure(page, 'opening');
  const dots = await page.$$eval('#figure-opening .dot', (all) =>
    all.map((dot) => Number(dot.getAttribute('cy'))),
  );
  const bands = await page.$$eval('#figure-opening .band', (all) =>
    all.map((band) => ({
      zero: Number(band.getAttribute('y')) + Number(band.getAttribute('height')) / 2,
      reach: Number(band.getAttribute('height')) / 2 - 1,
    })),
  );
  assert.equal(dots.length, 12);
  // sin 2, and sin(2 omega) of the twelfth pair of d = 64.
  assert.ok(Math.abs((bands[0].zero - dots[0]) / bands[0].reach - 0.9093) < 0.01);
  assert.ok(Math.abs((bands[11].zero - dots[11]) / bands[11].reach - 0.0842) < 0.01);
  await page.close();
});

test('the line drifts by itself, stops when it is touched, and stands under reduced motion', async () => {
  const at = (/** @type {import('playwright-core').Page} */ page) =>
    page.$eval('#figure-opening .reading', (line) => Number(line.getAttribute('x1')));
  const { page } = await site.open();
  await showFigure(page, 'opening');
  const before = await at(page);
  await page.waitForTimeout(700);
  assert.notEqual(await at(page), before);
  await page.focus('#figure-opening svg');
  await page.keyboard.press('Home');
  await settle(page);
  const stopped = await at(page);
  await page.waitForTimeout(400);
  assert.equal(await at(page), stopped);
  await page.close();
  const { page: still } = await site.open({ context: { reducedMotion: 'reduce' } });
  await showFigure(still, 'opening');
  const first = await at(still);
  await still.waitForTimeout(500);
  assert.equal(await at(still), first);
  await still.close();
});
