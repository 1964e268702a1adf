import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kPrefix, notes, openCourse } from './course.js';

/** @import {Frame, Page} from 'playwright-core' */

/** sin 7 and cos 7 for omega = pi / 6: 210 degrees. */
const kAtSeven = /position 7 the sine is −0\.5000 and the cosine −0\.8660/;
const frame = (/** @type {string} */ address, more = '') =>
  `<iframe src="course/notes/pe/embed.html${address}" ${more}></iframe>`;
const listener = '<script src="course/notes/pe/posenc-listener.js"></script>';

const pages = {
  '/sandboxed.html': notes(
    frame('#figure=circle&position=7', 'sandbox="allow-scripts" width="700" height="200"') +
      listener,
  ),
  '/hidden.html': notes(
    `<div id="tab" style="display:none">${frame('#figure=clocks', 'width="600" height="100"')}</div>${listener}`,
  ),
};

/** @type {Awaited<ReturnType<typeof openCourse>>} */
let course;
before(async () => {
  course = await openCourse(pages);
});
after(() => course?.close());

/** @param {Page | Frame} where */
async function captionOf(where) {
  await where.waitForSelector('.figure[data-painted]', { timeout: 10000 });
  return (await where.textContent('.caption')) ?? '';
}

/** @param {Page} page */
function embedIn(page) {
  const found = page.frames().find((one) => one.url().includes('embed.html'));
  if (!found) throw new Error('There is no frame with an embed.');
  return found;
}

const embed = (/** @type {string} */ address) => `${kPrefix}embed.html${address}`;

test('a sandboxed frame on a plain server draws, and takes the height that it asks for', async () => {
  const { page, trouble } = await course.open('/sandboxed.html');
  assert.match(await captionOf(embedIn(page)), kAtSeven);
  await page.waitForFunction(() => {
    const height = document.querySelector('iframe')?.offsetHeight ?? 0;
    return height > 400 && height !== 200;
  });
  const inside = await embedIn(page).evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return { scrollHeight, clientHeight };
  });
  assert.ok(inside.scrollHeight <= inside.clientHeight, JSON.stringify(inside));
  assert.deepEqual(trouble, []);
  await page.close();
});

test('an embed fetches what its figure needs, and no Chart.js where no axes are drawn', async () => {
  const from = course.asked.length;
  const { page } = await course.open(embed('#figure=clocks'));
  await captionOf(page);
  const names = course.asked.slice(from).map((name) => name.replace(/^.*\//, ''));
  const kinds = names.map((name) => name.replace(/-[0-9a-f]{8}\./, '.')).sort();
  assert.deepEqual(kinds, [
    'clocks-en.js',
    'clocks.js',
    'embed.html',
    'frame.css',
    'frame.js',
    'vector.js',
    'words-en.js',
  ]);
  await page.close();
});

test('without parameters it is the opening picture, and no error', async () => {
  const { page, trouble } = await course.open(embed(''));
  await captionOf(page);
  assert.equal(await page.getAttribute('.figure', 'data-figure'), 'opening');
  assert.equal(await page.locator('.notice').count(), 0);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('query and hash say the same things, and the hash wins', async () => {
  const { page } = await course.open(embed('?figure=clocks&position=3#figure=circle&position=7'));
  assert.match(await captionOf(page), kAtSeven);
  await page.close();
  const { page: other } = await course.open(embed('?figure=circle&pos=7'));
  assert.match(await captionOf(other), kAtSeven);
  await other.close();
});

test('a new hash changes the state, and another figure comes where it asks for one', async () => {
  const { page, trouble } = await course.open(embed('#figure=circle&position=1'));
  await captionOf(page);
  await page.evaluate(() => {
    location.hash = '#figure=circle&position=7';
  });
  await page.waitForFunction(() =>
    /position 7/.test(document.querySelector('.caption')?.textContent ?? ''),
  );
  assert.match(await captionOf(page), kAtSeven);
  await page.evaluate(() => {
    location.hash = '#figure=clocks';
  });
  await page.waitForSelector('[data-figure="clocks"][data-painted]');
  assert.equal(await page.locator('.figure').count(), 1);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('what cannot be had is named in a note that is seen, and the default stands', async () => {
  const { page } = await course.open(
    embed('#figure=circle&position=7&colour=red&d-model=7&controls=maybe&k=%'),
  );
  assert.match(await captionOf(page), kAtSeven);
  const note = page.locator('.notice');
  await note.waitFor();
  const text = (await note.textContent()) ?? '';
  assert.match(text, /“colour”/);
  assert.match(text, /Maybe is none of the choices for “controls”/);
  assert.match(text, /dimensions d must be even/i);
  const [above, below] = await Promise.all([
    note.boundingBox(),
    page.locator('.stage').boundingBox(),
  ]);
  assert.ok(
    (above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0),
    'the note covers the picture',
  );
  await page.close();
});

test('controls all, some or none; caption on or off', async () => {
  const count = async (/** @type {string} */ options) => {
    const { page } = await course.open(embed(`#figure=circle${options}`));
    await captionOf(page);
    const controls = await page.locator('.control').count();
    const caption = await page.locator('figcaption').isVisible();
    await page.close();
    return { controls, caption };
  };
  assert.deepEqual(await count(''), { controls: 2, caption: true });
  assert.deepEqual(await count('&controls=some&caption=off'), { controls: 1, caption: false });
  assert.deepEqual(await count('&controls=none&caption=on'), { controls: 0, caption: true });
});

test('a frame that starts hidden is drawn, with its height, once it is shown', async () => {
  const { page, trouble } = await course.open('/hidden.html');
  await embedIn(page).waitForSelector('.figure', { state: 'attached' });
  await page.waitForTimeout(300);
  assert.equal(await embedIn(page).locator('.figure[data-painted]').count(), 0);
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('style'));
  await captionOf(embedIn(page));
  await page.waitForFunction(() => (document.querySelector('iframe')?.offsetHeight ?? 0) > 200);
  const canvas = await embedIn(page).evaluate(() => document.querySelector('canvas')?.width ?? 0);
  assert.ok(canvas > 100, `${canvas}`);
  assert.deepEqual(trouble, []);
  await page.close();
});

test('the theme of the system, or the one that is asked for; the words of a language', async () => {
  const ink = (/** @type {Page} */ page) =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('.caption') ?? document.body).color,
    );
  const system = await course.open(embed('#figure=clocks'), { colorScheme: 'dark' });
  await captionOf(system.page);
  const dark = await ink(system.page);
  const asked = await course.open(embed('#figure=clocks&theme=dark&lang=hinglish'));
  const caption = await captionOf(asked.page);
  assert.equal(await ink(asked.page), dark);
  assert.match(caption, /\bka\b|\bke\b|\bhai\b/);
  assert.equal(await asked.page.getAttribute('html', 'lang'), 'hi-Latn');
  const light = await course.open(embed('#figure=clocks&theme=light'), { colorScheme: 'dark' });
  await captionOf(light.page);
  assert.notEqual(await ink(light.page), dark);
  for (const { page } of [system, asked, light]) await page.close();
});
