import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kPrefix, notes, openCourse } from './course.js';

/** @import {Page} from 'playwright-core' */

/** sin 7 and cos 7 for omega = pi / 6: 210 degrees. */
const kAtSeven = /position 7 the sine is −0\.5000 and the cosine −0\.8660/;
const asModule = '<script type="module" src="course/notes/pe/posenc-figure.js"></script>';
const asClassic = '<script src="course/notes/pe/posenc-figure.classic.js"></script>';
/** Nothing but scripts of one's own, style sheets by address, and modules of WebAssembly. */
const strict =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; require-trusted-types-for 'script'\">";
const circle =
  '<posenc-figure figure="circle" position="7"><a href="pe/index.html">Circle</a></posenc-figure>';

/** All the figures that a page of notes may hold, with screens of text between them. */
const twelve = [
  ...['circle', 'clocks', 'heatmap', 'rotation', 'similarity', 'strips'],
  ...['wave', 'ladder', 'shuffle', 'map', 'build', 'summary'],
];
const text = '<div style="height: 1500px">Some text.</div>';

const pages = {
  '/module.html': notes(circle, asModule),
  '/classic.html': notes(circle, asClassic),
  '/strict.html': notes(circle, strict + asModule),
  '/empty.html': notes('<main></main>', asModule),
  '/none.html': notes(circle),
  '/forbidden.html': notes(
    circle,
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">${asModule}`,
  ),
  '/two.html': notes(
    '<posenc-figure id="one" figure="circle"></posenc-figure><posenc-figure id="two" figure="circle" lang="hinglish"></posenc-figure>',
    asModule,
  ),
  '/twelve.html': notes(
    twelve.map((id) => `<posenc-figure figure="${id}"></posenc-figure>${text}`).join(''),
    asModule,
  ),
};

/** @type {Awaited<ReturnType<typeof openCourse>>} */
let course;
before(async () => {
  course = await openCourse(pages, ['--js-flags=--expose-gc']);
});
after(() => course?.close());

/** @param {Page} page @param {string} [element] */
async function captionOf(page, element = 'posenc-figure') {
  await page.waitForSelector(`${element} .figure[data-painted]`, { timeout: 10000 });
  return (await page.textContent(`${element} .caption`)) ?? '';
}

for (const form of ['module', 'classic', 'strict']) {
  test(`the element draws as its attributes say (${form}.html)`, async () => {
    const { page, trouble } = await course.open(`/${form}.html`);
    assert.match(await captionOf(page), kAtSeven);
    assert.equal(await page.isVisible('posenc-figure > a'), false);
    assert.deepEqual(trouble, []);
    await page.close();
  });
}

test('what stands between its tags stays where it cannot run', async () => {
  for (const path of ['/none.html', '/forbidden.html']) {
    const { page } = await course.open(path);
    await page.waitForTimeout(1500);
    assert.equal(await page.isVisible('posenc-figure > a'), true, path);
    const { height } = (await page.locator('posenc-figure').boundingBox()) ?? { height: 0 };
    assert.ok(height < 100, `${path}: ${height} px`);
    await page.close();
  }
});

test('properties are the parameters; events tell what a reader changes, and only that', async () => {
  const { page, trouble } = await course.open('/module.html');
  await captionOf(page);
  const seen = await page.evaluate(() => {
    const figure = /** @type {any} */ (document.querySelector('posenc-figure'));
    /** @type {any[]} */
    const told = [];
    document.addEventListener('change', (event) => {
      const { state, address } = /** @type {CustomEvent} */ (event).detail;
      told.push([state.position, address]);
    });
    figure.position = 9;
    figure.setAttribute('omega', '1');
    const before = [figure.position, figure.omega, figure.address, told.length];
    const slider = figure.shadowRoot.querySelector('[data-key="position"] .slider');
    slider.value = '12';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return { before, told, after: figure.position };
  });
  assert.deepEqual(seen.before, [9, 1, '?position=9&omega=1', 0]);
  assert.deepEqual(seen.told, [[12, '?position=12&omega=1']]);
  assert.equal(seen.after, 12);
  // Whoever sets what is refused is told in the figure, and the last good state stays.
  await page.evaluate(() => {
    /** @type {any} */ (document.querySelector('posenc-figure')).dModel = 7;
  });
  assert.match((await page.textContent('posenc-figure .notice')) ?? '', /must be even/);
  assert.equal(await page.$eval('posenc-figure', (one) => /** @type {any} */ (one).dModel), 64);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('figures on one page share an encoder, and each has a state and a language of its own', async () => {
  const from = course.asked.length;
  const { page, trouble } = await course.open('/two.html');
  await captionOf(page, '#one');
  await page.evaluate(() => {
    /** @type {any} */ (document.getElementById('one')).position = 7;
  });
  await page.waitForFunction(() =>
    /position 7/.test(
      document.getElementById('one')?.shadowRoot?.querySelector('.caption')?.textContent ?? '',
    ),
  );
  assert.match(await captionOf(page, '#one'), kAtSeven);
  assert.match(await captionOf(page, '#two'), /0\.8660/);
  assert.equal(await page.getAttribute('#two .posenc', 'lang'), 'hi-Latn');
  const wasm = course.asked.slice(from).filter((name) => name.endsWith('.wasm'));
  assert.deepEqual(wasm, [`${kPrefix}posenc-lesson.wasm`]);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('no style leaks in or out, and the page may set colours, font and size', async () => {
  const { page } = await course.open('/empty.html');
  const measured = await page.evaluate(async () => {
    const loud = document.createElement('style');
    loud.textContent =
      '.caption, button, p, figure { color: rgb(255, 0, 0) !important; padding: 50px !important; }';
    const plain = document.createElement('p');
    plain.className = 'caption control figure';
    plain.textContent = 'Mine.';
    const figure = document.createElement('posenc-figure');
    figure.setAttribute('figure', 'clocks');
    figure.setAttribute(
      'style',
      '--posenc-soft-ink: rgb(1, 2, 3); --posenc-size: 20px; --posenc-sans: serif',
    );
    document.body.append(plain, figure);
    const styleOf = (/** @type {Element} */ element) => {
      const { color, font, padding, margin, display, backgroundColor } = getComputedStyle(element);
      return JSON.stringify([color, font, padding, margin, display, backgroundColor]);
    };
    const before = styleOf(plain);
    await new Promise((done) => {
      const look = () =>
        figure.shadowRoot?.querySelector('[data-painted]') ? done(null) : setTimeout(look, 50);
      look();
    });
    const same = before === styleOf(plain);
    document.head.append(loud);
    const caption = figure.shadowRoot?.querySelector('.caption');
    const { color, fontSize, fontFamily, paddingTop } = getComputedStyle(caption ?? plain);
    return { same, color, fontSize, fontFamily, paddingTop };
  });
  assert.deepEqual(measured, {
    same: true,
    color: 'rgb(1, 2, 3)',
    fontSize: '18.75px',
    fontFamily: 'serif',
    paddingTop: '0px',
  });
  await page.close();
});

test('it takes the ground of the page around, dark or light, also when that changes', async () => {
  const { page } = await course.open('/classic.html');
  await captionOf(page);
  const theme = () => page.getAttribute('posenc-figure .posenc', 'data-theme');
  assert.equal(await theme(), 'light');
  await page.evaluate(() => document.body.setAttribute('style', 'background: #101418'));
  await page.waitForSelector('posenc-figure .posenc[data-theme="dark"]');
  const paper = await page.$eval('posenc-figure .posenc', (root) =>
    getComputedStyle(root).getPropertyValue('--paper'),
  );
  assert.equal(paper, 'rgb(16, 20, 24)');
  await page.close();
});

test('it works when added later, moved, and inside another shadow root; moving keeps the state', async () => {
  const { page, trouble } = await course.open('/empty.html');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const figure = /** @type {any} */ (document.createElement('posenc-figure'));
    // Before it stands anywhere, as frameworks do.
    figure.figure = 'circle';
    figure.position = 7;
    const outer = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(figure);
    main?.append(outer);
  });
  assert.match(await captionOf(page), kAtSeven);
  const kept = await page.evaluate(async () => {
    const outer = document.querySelector('main > div');
    const figure = /** @type {any} */ (outer?.shadowRoot?.firstChild);
    const inside = figure.shadowRoot.querySelector('.figure');
    document.body.append(figure);
    await new Promise((done) => setTimeout(done, 50));
    const same = figure.shadowRoot.querySelector('.figure') === inside;
    figure.position = 8;
    figure.remove();
    await new Promise((done) => setTimeout(done, 50));
    const empty = figure.shadowRoot.childNodes.length === 0;
    document.body.append(figure);
    return { same, empty, position: figure.position };
  });
  assert.deepEqual(kept, { same: true, empty: true, position: 8 });
  await captionOf(page);
  assert.match(await captionOf(page), /position 8/);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('200 figures come and go, and nothing of them is left', async () => {
  const { page, trouble } = await course.open('/empty.html');
  const session = await page.context().newCDPSession(page);
  /** Four at a time, side by side. @param {number} times */
  const cycle = (times) =>
    page.evaluate(async (count) => {
      const main = document.querySelector('main');
      main?.setAttribute('style', 'display: grid; grid-template-columns: repeat(4, 240px)');
      const place = /** @type {{refs?: WeakRef<Element>[]}} */ (globalThis);
      place.refs ??= [];
      for (let n = 0; n < count; ++n) {
        const four = ['circle', 'heatmap', 'clocks', 'shuffle'].map((name) => {
          const figure = document.createElement('posenc-figure');
          figure.setAttribute('figure', name);
          main?.append(figure);
          return figure;
        });
        await new Promise((done) => {
          const drawn = () => four.every((one) => one.shadowRoot?.querySelector('[data-painted]'));
          const look = () => (drawn() ? done(null) : setTimeout(look, 10));
          look();
        });
        for (const one of four) {
          const canvases = one.shadowRoot?.querySelectorAll('canvas') ?? [];
          place.refs.push(...[...canvases].map((canvas) => new WeakRef(canvas)));
          one.remove();
        }
        await null;
      }
    }, times);
  const count = async () => {
    await page.waitForTimeout(600);
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    const [all, alive] = await page.evaluate(() => {
      const { refs } = /** @type {{refs: WeakRef<Element>[]}} */ (/** @type {any} */ (globalThis));
      return [refs.length, refs.filter((ref) => ref.deref()).length];
    });
    return { nodes, listeners, all, alive };
  };
  await cycle(2);
  const before = await count();
  await cycle(50);
  const later = await count();
  const told = JSON.stringify({ before, later });
  assert.ok(later.all > 400, told);
  assert.equal(later.alive, 0, told);
  assert.ok(later.listeners <= before.listeners, told);
  assert.ok(later.nodes <= before.nodes, told);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('twelve figures on one page: one encoder, at most two pictures out of sight, few bytes', async (t) => {
  const from = course.asked.length;
  const { page, trouble } = await course.open('/twelve.html');
  const look = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('posenc-figure')];
      const live = all.filter((one) => one.shadowRoot?.querySelector('[data-painted]'));
      const unseen = live.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom < 0 || top > innerHeight;
      });
      const pixels = all
        .flatMap((one) => [...(one.shadowRoot?.querySelectorAll('canvas') ?? [])])
        .reduce((sum, { width, height }) => sum + width * height, 0);
      return { live: live.length, unseen: unseen.length, pixels };
    });
  let most = { live: 0, unseen: 0, pixels: 0 };
  // The page grows as figures come.
  let height = 1;
  for (let y = 0; y < height; y += 600) {
    height = await page.evaluate((top) => {
      scrollTo(0, top);
      return document.documentElement.scrollHeight;
    }, y);
    await page.waitForTimeout(120);
    const now = await look();
    most = {
      live: Math.max(most.live, now.live),
      unseen: Math.max(most.unseen, now.unseen),
      pixels: Math.max(most.pixels, now.pixels),
    };
  }
  await page.waitForTimeout(500);
  assert.ok((await look()).unseen <= 2);
  assert.ok(most.unseen <= 3, `${most.unseen} pictures out of sight`);
  const drawn = await page.evaluate(
    () =>
      [...document.querySelectorAll('posenc-figure')].filter((one) =>
        /\d/.test(one.shadowRoot?.querySelector('.caption')?.textContent ?? ''),
      ).length,
  );
  assert.equal(drawn, twelve.length);
  const wasm = course.asked.slice(from).filter((name) => name.endsWith('.wasm'));
  assert.equal(wasm.length, 1);
  const bytes = await page.evaluate(() => {
    /** @type {any[]} */
    const all = performance.getEntriesByType('resource');
    return all.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  });
  t.diagnostic(`twelve figures: ${(bytes / 1024).toFixed(0)} KiB before compression`);
  t.diagnostic(`at most ${most.live} live, ${(most.pixels / 1e6).toFixed(1)} million pixels`);
  assert.deepEqual(trouble, []);
  await page.close();
});
