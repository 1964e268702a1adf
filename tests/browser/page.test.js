import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { canvasColours, figureIds, openSite, settle, showFigure, whenReady } from './support.js';

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** @param {import('playwright-core').Page} page @param {string} key @param {string} [scope] */
function field(page, key, scope = '.figure') {
  return page.locator(`${scope} [data-key="${key}"] .number`).first();
}

/** The picture of the figure that holds an element. @param {import('playwright-core').Locator} inside */
function pictureAround(inside) {
  return inside.evaluate((one) => {
    const canvas = one.closest('.figure')?.querySelector('canvas');
    return canvas?.toDataURL();
  });
}

test('a bad value is refused at its control in one sentence, and the last picture stays', async () => {
  const { page, trouble } = await site.open();
  await showFigure(page, 'heatmap');
  const scope = '#figure-heatmap';
  const number = field(page, 'dModel', scope);
  const before = await pictureAround(number);
  const refusal = page.locator(`${scope} [data-key="dModel"] .refusal`);
  for (const bad of ['7', '0', '-4', '4.5', '12abc', '4294967300', 'NaN', '', '1e309']) {
    await number.fill(bad);
    await settle(page);
    assert.match((await refusal.textContent()) ?? '', /\S.*\.$/, bad);
    assert.equal(await number.getAttribute('aria-invalid'), 'true');
    assert.equal(await number.inputValue(), bad);
    assert.equal(await pictureAround(number), before, bad);
  }
  assert.ok((await number.getAttribute('aria-describedby'))?.includes('refusal'));
  await number.fill('32');
  await settle(page);
  assert.equal(await refusal.textContent(), '');
  assert.notEqual(await pictureAround(number), before);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('the largest sizes are drawn, or refused at the control in one sentence', async () => {
  const { page, trouble } = await site.open({
    path: '?d-model=16384&count=16384&pair=8191&length=1000000&gram-count=512&level=expert',
  });
  assert.equal(await page.locator('#notices .notice').count(), 0);
  let refused = 0;
  for (const id of await figureIds(page)) {
    const figure = page.locator(`#figure-${id}`);
    await figure.scrollIntoViewIfNeeded();
    await page.waitForSelector(`#figure-${id}:is([data-painted], :has(.refusal:not(:empty)))`);
    const refusals = await figure.locator('.refusal:not(:empty)').allTextContents();
    for (const refusal of refusals) assert.match(refusal, /16777216/, id);
    refused += refusals.length;
  }
  assert.ok(refused > 0, 'no figure asked for a table of more than 2^24 values');
  assert.deepEqual(trouble, []);
  await page.close();
});

test('a figure refused at first sight says why, and is drawn once the value is right', async () => {
  // 2^53 is the last position, and the step on from it leads beyond.
  const { page, trouble } = await site.open({ path: '?position=9007199254740992' });
  const figure = page.locator('#figure-rotation');
  await figure.scrollIntoViewIfNeeded();
  const refusal = figure.locator('.refusal:not(:empty), .figure-problem:not(:empty)');
  await refusal.first().waitFor({ timeout: 5000 });
  assert.equal(await refusal.count(), 1);
  assert.match((await refusal.textContent()) ?? '', /^[^.]+\.$/);
  await field(page, 'position', '#figure-rotation').fill('20');
  await settle(page);
  assert.equal(await refusal.count(), 0);
  assert.match((await figure.locator('.caption').textContent()) ?? '', /From position 20 go/);
  for (const colours of await canvasColours(page, 'rotation')) assert.ok(colours > 8, `${colours}`);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('a base at which all pairs coincide is remarked on, and only that one', async () => {
  const { page, trouble } = await site.open();
  const remark = (await showFigure(page, 'ladder')).locator('[data-key="base"] .remark');
  assert.ok(await remark.isHidden());
  await field(page, 'base', '#figure-ladder').fill('1');
  assert.match((await remark.textContent()) ?? '', /all pairs coincide/);
  assert.ok(await remark.isVisible());
  await field(page, 'base', '#figure-ladder').fill('2');
  assert.equal(await remark.textContent(), '');
  assert.deepEqual(trouble, []);
  await page.close();
});

test('the address follows the state, and brings it back', async () => {
  const { page, trouble } = await site.open();
  await showFigure(page, 'circle');
  await field(page, 'position', '#figure-circle').fill('7');
  await page.waitForFunction(() => location.search === '?position=7');
  const link = await page.getAttribute('#figure-circle .figure-number', 'href');
  assert.equal(link, '?position=7#figure-circle');
  const other = await page.getAttribute('a[data-keeps-state]', 'href');
  assert.equal(other, 'index-hinglish.html?position=7');
  await page.goto(`${site.url}index-hinglish.html?pos=7`);
  await whenReady(page);
  assert.equal(await field(page, 'position', '#figure-circle').inputValue(), '7');
  assert.deepEqual(trouble, []);
  await page.close();
});

test('a slider dragged for seconds does not run into the limit on addresses', async () => {
  const { page, trouble } = await site.open();
  await showFigure(page, 'circle');
  const slider = page.locator('#figure-circle [data-key="position"] .slider');
  for (let press = 0; press < 260; ++press) {
    await slider.press(press % 20 < 10 ? 'ArrowRight' : 'ArrowLeft');
  }
  const value = await field(page, 'position', '#figure-circle').inputValue();
  await slider.press('ArrowRight');
  await page.waitForFunction((pos) => location.search === `?position=${pos}`, Number(value) + 1);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('what an address asks in vain is named in a notice that can be dismissed', async () => {
  const query = '?d-model=7&pos=12abc&%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E=1&sentence=%00';
  const { page, trouble } = await site.open({ path: query });
  const notice = page.locator('#notices .notice');
  assert.equal(await notice.count(), 1);
  assert.match((await notice.textContent()) ?? '', /<img src=x onerror=alert\(1\)>/);
  assert.equal(await page.locator('#notices img').count(), 0);
  assert.equal(await field(page, 'dModel').inputValue(), '64');
  await notice.locator('button').click();
  assert.equal(await notice.count(), 0);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('the reader level decides how many terms are explained', async () => {
  const { page } = await site.open();
  const count = () => page.locator('.term.explained').count();
  const counts = /** @type {Record<string, number>} */ ({});
  await page.locator('.settings-menu summary').click();
  for (const level of ['new', 'some', 'expert']) {
    await page.locator(`#settings input[value="${level}"]`).check();
    counts[level] = await count();
  }
  assert.ok(counts.new > counts.some && counts.some > counts.expert, JSON.stringify(counts));
  await page.close();
});

test('the reader level changes the text, and what stands at the top of the screen stays there', async () => {
  const { page, trouble } = await site.open();
  assert.ok(await page.locator('#figure-shift').isHidden());
  assert.ok(await page.locator('#wave-formula ~ .for-level[data-for="new"] p').first().isVisible());
  const place = page.locator('#near-returns');
  await place.evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().top - 120));
  await settle(page);
  const top = () => place.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await top();
  // From the keyboard, because the menu with the settings would scroll by itself.
  await page.evaluate(() => {
    /** @type {HTMLInputElement | null} */ (
      document.querySelector('#settings input[value="expert"]')
    )?.click();
  });
  await settle(page);
  assert.ok(await page.locator('#figure-shift').isVisible());
  assert.ok(await page.locator('#wave-formula ~ .for-level[data-for="new"]').first().isHidden());
  assert.ok(Math.abs((await top()) - before) <= 2, `${await top()} after ${before}`);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('a link in the prose sets its picture, without loading the page anew', async () => {
  const { page, trouble } = await site.open();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.locator('a.sets[href*="figure-wave"]').click();
  await settle(page);
  assert.equal(await field(page, 'omega', '#figure-wave').inputValue(), '\u03c0/16');
  assert.equal(await page.locator('body[data-same]').count(), 1);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('a term opens with Enter, closes with Escape, and keeps the focus', async () => {
  const { page } = await site.open({ path: '?level=new' });
  const term = page.locator('.term.explained').first();
  await term.focus();
  await page.keyboard.press('Enter');
  assert.ok(await page.locator('#bubble').isVisible());
  assert.equal(await term.getAttribute('aria-expanded'), 'true');
  assert.ok(((await page.locator('#bubble').textContent()) ?? '').length > 20);
  await page.keyboard.press('Escape');
  assert.ok(await page.locator('#bubble').isHidden());
  assert.ok(await term.evaluate((one) => one === document.activeElement));
  await page.close();
});

test('the references in the text can be switched off', async () => {
  const { page } = await site.open();
  assert.ok(await page.locator('.cite').first().isVisible());
  await page.locator('.settings-menu summary').click();
  await page.locator('#page-references').uncheck();
  assert.ok(await page.locator('.cite').first().isHidden());
  await page.close();
});

test('the theme can be forced against the system', async () => {
  const { page } = await site.open({ theme: 'dark', path: '?theme=light' });
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.locator('.settings-menu summary').click();
  await page.locator('#settings input[value="dark"]').check();
  assert.notEqual(await paper(), light);
  await page.close();
});

test('an encoder that does not load is said, and can be tried again', async () => {
  const { page } = await site.open({
    ready: false,
    context: { viewport: { width: 800, height: 700 } },
  });
  await page.route('**/*.wasm', (route) => route.abort());
  await page.reload();
  const notice = page.locator('#notices .notice');
  await notice.waitFor();
  await page.unroute('**/*.wasm');
  await notice.locator('button').click();
  await whenReady(page);
  await showFigure(page, (await figureIds(page))[0]);
  await page.close();
});

test('an encoder that stops while the page is read can be replaced by a new one', async () => {
  const { page } = await site.open({ ready: false });
  await page.addInitScript(trapAtWill);
  await page.goto(`${site.url}?pos=4`);
  await whenReady(page);
  await showFigure(page, 'circle');
  await page.evaluate(() => Object.assign(window, { trap: true }));
  await page.locator('#figure-circle [data-key="position"] .slider').press('ArrowRight');
  const notice = page.locator('#notices .notice');
  await notice.waitFor();
  await page.evaluate(() => Object.assign(window, { trap: false }));
  await notice.locator('button').click();
  await page.waitForFunction(() =>
    document.querySelector('#figure-circle .caption')?.textContent?.includes('5'),
  );
  assert.equal(await notice.count(), 0);
  await page.close();
});

/** Runs in the page: lets every call into the module fail while window.trap is set. */
function trapAtWill() {
  const { get } = WebAssembly.Table.prototype;
  WebAssembly.Table.prototype.get = function trapping(index) {
    const entry = get.call(this, index);
    return (/** @type {any[]} */ ...args) => {
      if (/** @type {any} */ (window).trap) throw new WebAssembly.RuntimeError('unreachable');
      return entry(...args);
    };
  };
}

test('nothing jumps while the page loads', async () => {
  const { page } = await site.open({ ready: false });
  await page.addInitScript(() => {
    const sums = /** @type {any} */ (window);
    sums.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sums.shift += /** @type {any} */ (entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}?pos=4#figure-circle`);
  await whenReady(page);
  await showFigure(page, 'circle');
  const shift = await page.evaluate(() => /** @type {any} */ (window).shift);
  assert.ok(shift < 0.05, `layout shift ${shift}`);
  await page.close();
});

test('the text is set in the face that was cut down for it, and every letter is there', async () => {
  const { page, trouble } = await site.open({ path: 'index-hinglish.html' });
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => /Posenc Serif/.test(family))
      .map(({ status, weight, style }) => `${weight} ${style} ${status}`),
  );
  assert.equal(faces.length, 4);
  for (const face of faces) assert.match(face, /loaded$/);
  // A letter without an outline would be as wide as the one before it is drawn: nothing at all.
  const narrow = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return ['no canvas'];
    context.font = '100px "Posenc Serif"';
    return [...'abcxyzABCXYZ0123456789(){}[]/%'].filter((letter) => {
      const { actualBoundingBoxAscent: up, actualBoundingBoxRight: right } =
        context.measureText(letter);
      return up + right < 20;
    });
  });
  assert.deepEqual(narrow, []);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('without scripts the text, the formulas and the numbers in the captions are there', async () => {
  const { page } = await site.open({ ready: false, context: { javaScriptEnabled: false } });
  assert.ok(await page.locator('noscript p').isVisible());
  assert.ok((await page.locator('math').count()) > 20);
  for (const caption of await page.locator('.caption').allInnerTexts()) assert.match(caption, /\d/);
  await page.close();
});

test('printed, the page has its pictures and none of its controls', async () => {
  const { page } = await site.open({ path: '?theme=dark' });
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  // Somebody who has read on a little has all figures on the device.
  await page.evaluate(() => scrollBy(0, 200));
  await page.waitForTimeout(7000);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await settle(page);
  const painted = await page.$$eval('[data-figure]', (all) =>
    all
      // Those of another level of reader are not printed.
      .filter((one) => one.checkVisibility())
      .map((one) => [one.id, 'painted' in /** @type {HTMLElement} */ (one).dataset]),
  );
  assert.ok(painted.length > 20);
  assert.deepEqual(
    painted.filter(([, done]) => !done),
    [],
  );
  assert.equal(await page.locator('.figure-controls:visible, .bar:visible').count(), 0);
  assert.notEqual(await paper(), dark);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.equal(await paper(), dark);
  await page.close();
});

test('the numbers that the texts have wrong are right here', async () => {
  const { page, trouble } = await site.open({ path: '?d-model=512&pair=255' });
  const text = async (/** @type {string} */ id) => {
    const figure = await showFigure(page, id);
    if ((await figure.locator('.figure-data').getAttribute('open')) === null) {
      await figure.locator('.figure-data summary').click();
    }
    await settle(page);
    return ((await figure.textContent()) ?? '').replaceAll('\u2212', '-');
  };
  assert.match(await text('slowest'), /60611\.477/);
  const example = await text('map');
  for (const entry of ['0.14112', '-0.98999', '0.02999', '0.99955']) {
    assert.ok(example.includes(entry), entry);
  }
  await page.goto(`${site.url}?example-d-model=64`);
  await whenReady(page);
  const rows = await text('build');
  for (const entry of [
    '-0.262',
    '0.965',
    '-0.203',
    '0.979',
    '0.157',
    '-0.988',
    '0.787',
    '-0.617',
  ]) {
    assert.ok(rows.includes(entry), entry);
  }
  assert.match(
    ((await page.locator('#numbers').textContent()) ?? '').replaceAll('\u2212', '-'),
    /60611\.477/,
  );
  assert.deepEqual(trouble, []);
  await page.close();
});
