import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { PNG } from 'pngjs';
import { openSite, showFigure } from './support.js';

/*
 * "Put this into your notes", and what a figure can be taken away as. The right numbers are computed
 * here: sin and cos of 7 pi / 6, of 3 and of 0.03.
 */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** @param {import('playwright-core').Page} page @param {string} id */
async function openNotes(page, id) {
  await showFigure(page, id);
  const head = page.locator(`#figure-${id}`);
  const more = head.locator('.figure-menu-button');
  if (await more.count()) {
    await more.click();
    await page.locator('.figure-menu [data-act="notes"]').click();
  } else await head.locator('.figure-notes').click();
  await page.waitForSelector('dialog.notes[open]');
}

/** @param {import('playwright-core').Page} page @param {string} kind @returns {Promise<Buffer>} */
async function taken(page, kind) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`dialog.notes [data-kind="${kind}"]`).click(),
  ]);
  return readFileSync(await file.path());
}

test('nothing of it is fetched before it is asked for', async () => {
  const { page } = await site.open({ path: '?position=7' });
  const late = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/late-')).length,
  );
  assert.equal(late, 0);
  await page.close();
});

test('the preview shows the state, and the lines hold it', async () => {
  const { page, trouble } = await site.open({ path: '?position=7&theme=dark' });
  await openNotes(page, 'circle');
  const view = await (await page.waitForSelector('dialog.notes iframe')).contentFrame();
  await view?.waitForSelector('.figure[data-painted]');
  assert.match(
    (await view?.textContent('.caption')) ?? '',
    /position 7 the sine is \u22120\.5000 and the cosine \u22120\.8660/,
  );
  const lines = () => page.locator('dialog.notes textarea').first().inputValue();
  assert.match(await lines(), /embed\.html#figure=circle&amp;position=7&amp;theme=dark"/);
  await page.getByLabel('Controls').selectOption('none');
  assert.match(await lines(), /controls=none/);
  await page.getByLabel('You write with').selectOption('hugo');
  assert.match(await lines(), /^\{\{< posenc "figure=circle&position=7&theme=dark&controls=none"/);
  assert.deepEqual(trouble, []);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('dialog.notes').count(), 0);
  await page.close();
});

test('a picture is SVG of paths and text, light on a dark page too, with the right point', async () => {
  const { page } = await site.open({ path: '?position=7&theme=dark' });
  await openNotes(page, 'circle');
  const svg = (await taken(page, 'svg')).toString('utf8');
  const read = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    const texts = [...root.querySelectorAll('text')].map((one) => one.textContent);
    const ground = root.querySelector('rect')?.getAttribute('fill');
    const tags = [...new Set([...root.querySelectorAll('*')].map(({ tagName }) => tagName))].sort();
    return { root: root.tagName, name: root.getAttribute('aria-label'), texts, ground, tags };
  }, svg);
  assert.equal(read.root, 'svg');
  assert.match(read.name ?? '', /position 7, \u22120\.5000 and \u22120\.8660/);
  assert.ok(
    read.texts.some((text) => text?.startsWith('sine \u22120.5000')),
    String(read.texts),
  );
  assert.ok(read.texts.some((text) => text?.startsWith('cosine \u22120.8660')));
  assert.ok(!read.tags.some((tag) => /image|foreignObject|script/i.test(tag)), String(read.tags));
  const [red] = (read.ground ?? '').match(/\d+/g)?.map(Number) ?? [0];
  assert.ok(red > 200, `the ground is ${read.ground}`);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await page.close();
});

test('a figure of boxes and formulas is a picture too: its numbers are in it', async () => {
  const { page } = await site.open();
  await openNotes(page, 'map');
  const svg = (await taken(page, 'svg')).toString('utf8');
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  // sin 3, cos 3, sin 0.03, cos 0.03
  for (const wanted of ['0.1411', '\u22120.9900', '0.0300', '0.9996', '0.0299955002']) {
    assert.ok(texts.includes(wanted), `${wanted} in ${texts.join(' ')}`);
  }
  assert.doesNotMatch(svg, /<image|data:/);
  await page.close();
});

test('a PNG is twice as fine as the page, and not blank', async () => {
  const { page } = await site.open();
  await openNotes(page, 'rotation');
  const { width, data } = PNG.sync.read(await taken(page, 'png'));
  const wide = await page.locator('#figure-rotation .stage').evaluate((one) => one.clientWidth);
  assert.equal(width, 2 * (wide + 24));
  assert.ok(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size > 50);
  await page.close();
});

test('the numbers come with every digit', async () => {
  const { page } = await site.open({ path: '?omega=1' });
  await openNotes(page, 'circle');
  const rows = JSON.parse((await taken(page, 'json')).toString('utf8'));
  assert.deepEqual(rows.columns, ['slot', 'sine', 'cosine']);
  const [slot, sine, cosine] = rows.rows[3];
  assert.equal(slot, 3);
  assert.ok(Math.abs(sine - 0.1411200080598672) < 1e-16);
  assert.ok(Math.abs(cosine + 0.9899924966004454) < 1e-15);
  const csv = (await taken(page, 'csv')).toString('utf8');
  assert.match(csv, /^slot,sine,cosine\n0,0,1\n/);
  assert.match(csv, /\n3,0\.1411200080598672,-0\.9899924966004454\n/);
  await page.close();
});
