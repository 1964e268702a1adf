import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSite, settle, showFigure, whenReady } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

test('a typed number that falls between two is refused with the nearest, and the state stays', async () => {
  const { page, trouble } = await site.open();
  const figure = await showFigure(page, 'circle');
  const control = figure.locator('[data-key="position"]');
  const [field, refusal] = [control.locator('.number'), control.locator('.refusal')];
  const kept = await figure.locator('.caption').textContent();
  for (const [typed, nearest] of [
    ['9007199254740993', '9007199254740992'],
    ['1e-400', '0'],
    ['0.10000000000000001', '0.1'],
  ]) {
    await field.fill(typed);
    await settle(page);
    const said = (await refusal.textContent()) ?? '';
    assert.ok(said.includes(typed) && said.endsWith(`${nearest}.`), said);
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.equal(await figure.locator('.caption').textContent(), kept);
  }
  await field.fill('0.1');
  await settle(page);
  assert.equal(await refusal.textContent(), '');
  assert.deepEqual(trouble, []);
  await page.close();
});

test('half a character in the sentence is refused, not turned into another one', async () => {
  const { page } = await site.open();
  const figure = await showFigure(page, 'shuffle');
  const control = page.locator('[data-key="sentence"]').filter({ visible: true }).first();
  const before = await figure.locator('.caption').textContent();
  await control.locator('.words').evaluate((field) => {
    /** @type {HTMLInputElement} */ (field).value = 'the dog \uD800 bit';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle(page);
  assert.match((await control.locator('.refusal').textContent()) ?? '', /broken/);
  assert.equal(await figure.locator('.caption').textContent(), before);
  await page.close();
});

for (const [what, query, said] of /** @type {[string, string, RegExp][]} */ ([
  [
    'a number between two',
    '?position=9007199254740993',
    /nearest to 9007199254740993 .* 9007199254740992/,
  ],
  [
    'a cut address',
    `?x=${'y'.repeat(3990)}&d-model=1024`,
    /longer than the 4000 characters .*d-model/,
  ],
  ['a value given twice', '?d-model=32&d-model=128', /more than once; the first counts, not 128/],
  ['a broken escape', '?sentence=%ff', /character that is broken/],
])) {
  test(`${what} in the address is said in a notice`, async () => {
    const { page, trouble } = await site.open({ path: query });
    const notice = page.locator('#notices .notice');
    assert.match((await notice.textContent()) ?? '', said);
    assert.deepEqual(trouble, []);
    await page.close();
  });
}

/** @param {import('playwright-core').Page} page @param {string} figure */
function positionOf(page, figure) {
  return page.locator(`#figure-${figure} [data-key="position"] .number`);
}

test('Back and Forward leave address, field and figure at one state', async () => {
  const { page } = await site.open();
  await showFigure(page, 'circle');
  await positionOf(page, 'circle').fill('7');
  await page.waitForFunction(() => location.search === '?position=7');
  await page.evaluate(() => {
    location.hash = '#figure-wave';
  });
  await positionOf(page, 'circle').fill('11');
  await page.waitForFunction(() => location.search === '?position=11');
  for (const go of /** @type {const} */ (['goBack', 'goForward'])) {
    await page[go]();
    await settle(page);
    const field = await positionOf(page, 'circle').inputValue();
    await page.waitForFunction((value) => location.search === `?position=${value}`, field);
    const link = await page.getAttribute('a[data-keeps-state]', 'href');
    assert.equal(link?.split('#')[0], `index-hinglish.html?position=${field}`);
  }
  await page.close();
});

test('the language that is switched to right after typing has what was typed', async () => {
  const { page } = await site.open();
  await showFigure(page, 'circle');
  await positionOf(page, 'circle').fill('21');
  await page.locator('a[data-keeps-state]').first().click();
  await page.waitForSelector('html[lang="hi-Latn"][data-ready]', { state: 'attached' });
  assert.equal(await positionOf(page, 'circle').inputValue(), '21');
  await page.close();
});

test('a hidden tab does not play on', async () => {
  const { page } = await site.open();
  const figure = await showFigure(page, 'circle');
  const toggle = figure.locator('[data-play="toggle"]');
  await toggle.click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const stopped = await positionOf(page, 'circle').inputValue();
  await page.waitForTimeout(2500);
  assert.equal(await positionOf(page, 'circle').inputValue(), stopped);
  await page.close();
});

test('what is typed before the encoder is there is judged when it comes', async () => {
  const { page } = await site.open({ ready: false });
  /** @type {() => void} */
  let letGo = () => {};
  const held = new Promise((go) => {
    letGo = () => go(undefined);
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url);
  const control = page.locator('#figure-heatmap [data-key="dModel"]');
  await control.locator('.number').fill('7');
  letGo();
  await whenReady(page);
  await page.waitForFunction(() => !location.search.includes('d-model'));
  const figure = await showFigure(page, 'heatmap');
  assert.doesNotMatch((await figure.locator('.caption').textContent()) ?? '', /\b7 of 7\b/);
  await control.locator('.number').fill('32');
  await page.waitForFunction(() => location.search.startsWith('?d-model=32'));
  await page.close();
});

test('after memory has run out the heat-map comes back with the next encoder', async () => {
  const { page } = await site.open();
  const figure = await showFigure(page, 'heatmap');
  const width = figure.locator('[data-key="dModel"] .number');
  await page.evaluate(() => {
    const { grow } = WebAssembly.Memory.prototype;
    WebAssembly.Memory.prototype.grow = () => {
      throw new RangeError('no memory');
    };
    Object.assign(window, {
      giveBack() {
        WebAssembly.Memory.prototype.grow = grow;
      },
    });
  });
  await width.fill('16384');
  const notice = page.locator('#notices .notice');
  await notice.waitFor();
  await page.evaluate(() => /** @type {any} */ (window).giveBack());
  await width.fill('32');
  await notice.locator('button').click();
  await notice.waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    /\b32\b/.test(document.querySelector('#figure-heatmap .caption')?.textContent ?? ''),
  );
  assert.equal(await notice.count(), 0);
  await page.close();
});
