import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { serve } from '../../web/tools/system/serve.js';
import { serveCourse } from './course.js';
import { engines } from './engines/index.js';
import { readFormulas } from './formula-pixels.js';
import { dist } from './support.js';

/** @import {Engine, Tab} from './engines/index.js' */

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
before(async () => {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error(`${dist} holds no page.`);
  server = await serve(dist);
});
after(() => server?.close());

/** Goes down the page figure by figure, and reads back what each says of itself. */
const kReadFigures = `
  const wait = async (holds, what) => {
    for (let tries = 0; tries < 400; ++tries) {
      if (holds()) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(what + ' did not come');
  };
  await wait(() => 'ready' in document.documentElement.dataset, 'the encoder');
  await document.fonts.ready;
  const figures = [];
  for (const figure of document.querySelectorAll('[data-figure]')) {
    // A figure for some levels of reader only is hidden from the others.
    const levels = figure.closest('.for-level')?.dataset.for?.split(' ');
    const page = document.documentElement.dataset;
    if (levels && !levels.includes(page.level)) page.level = levels[0];
    figure.scrollIntoView();
    await wait(() => 'painted' in figure.dataset, figure.id);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const text = (name) => figure.querySelector(name)?.textContent.trim() ?? '';
    figures.push({
      id: figure.dataset.figure,
      caption: text('.caption'),
      problem: text('.figure-problem'),
      name: figure.querySelector('.stage')?.getAttribute('aria-label') ?? '',
      colours: [...figure.querySelectorAll('.stage canvas')].map((canvas) => {
        if (!canvas.width || !canvas.height) return 0;
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size;
      }),
      wide: figure.scrollWidth - figure.clientWidth,
    });
  }
  const numbers = [...document.querySelectorAll('[data-quantity]')].map((one) => one.textContent);
  return {figures, numbers, failed: 'failed' in document.documentElement.dataset};
`;

/** The first figure that comes, in the page or in the frame that the page holds, and its words. */
const kFirstFigure = `
  for (const frame of document.querySelectorAll('iframe')) {
    frame.contentWindow.postMessage({ posenc: 'ask' }, '*');
  }
  const told = new Promise((done) => addEventListener('message', ({ data }) => {
    if (data?.posenc === 'height' && data.height > 100) done(data.height);
  }));
  const late = new Promise((done) => setTimeout(() => done(null), 15000));
  if (document.querySelector('iframe')) return { height: await Promise.race([told, late]) };
  for (let tries = 0; tries < 300; ++tries) {
    const figure = document.querySelector('.figure[data-painted]')
      ?? document.querySelector('posenc-figure')?.shadowRoot?.querySelector('.figure[data-painted]');
    if (figure) return { caption: figure.querySelector('.caption').textContent };
    await new Promise((done) => setTimeout(done, 50));
  }
  return { dataset: JSON.stringify(document.documentElement.dataset) };
`;

/** The lowest number of slot 2's name-tag is sin 2; sine and cosine of 7 pi / 6. */
const kForms = /** @type {Array<[what: string, where: string, says: RegExp]>} */ ([
  ['dist under another path', '/course/notes/pe/index.html', /lowest number is 0\.909/],
  [
    'a frame’s page',
    '/course/notes/pe/embed.html#figure=circle&position=7',
    /−0\.5000 .* −0\.8660/,
  ],
  ['the element', '/element.html', /−0\.5000 .* −0\.8660/],
  ['the single file from disk', 'posenc-single.html', /lowest number is 0\.909/],
  ['one figure from disk', 'posenc-figure.html#figure=circle&position=7', /−0\.5000 .* −0\.8660/],
  ['the article from disk', 'index.html', /lowest number is 0\.909/],
]);
const kNotes = {
  '/element.html':
    '<!doctype html><meta charset="utf-8"><script type="module" src="course/notes/pe/posenc-figure.js"></script><posenc-figure figure="circle" position="7"></posenc-figure>',
  '/sandboxed.html':
    '<!doctype html><meta charset="utf-8"><body><iframe sandbox="allow-scripts" width="800" height="600" src="course/notes/pe/embed.html#figure=circle&amp;position=7"></iframe>',
};

/** What each engine said, to be held against the others. @type {Map<string, any>} */
const said = new Map();
let missed = 0;

for (const { name, isHere, open } of engines) {
  const here = isHere();
  if (!here) {
    ++missed;
    test(`${name} is not on this system: its figures were not looked at`, (t) => {
      t.diagnostic(`did not run: the core of the browser tests in ${name}`);
    });
    continue;
  }
  test(`${name} draws every figure and every formula, tells its numbers, and complains of nothing`, async () => {
    const engine = await open();
    try {
      const tab = await engine.open({ url: server.url, width: 1280, height: 900 });
      const { figures, numbers, failed } = await tab.evaluate(kReadFigures);
      assert.equal(failed, false);
      assert.ok(figures.length > 15, `${figures.length} figures`);
      for (const { id, caption, problem, name: label, colours, wide } of figures) {
        assert.equal(problem, '', id);
        assert.match(caption, /\d/, id);
        assert.match(label, /\d/, id);
        for (const count of colours) assert.ok(count > 1, `${id}: a canvas with ${count} colours`);
        assert.ok(wide <= 0, `${id} is ${wide} px too wide`);
      }
      assert.deepEqual(tab.trouble, []);
      said.set(name, {
        captions: figures.map((/** @type {any} */ one) => [one.id, one.caption, one.name]),
        numbers,
      });
      await tab.close();
      // Every root with its sign and its bar, every bracket around what it encloses, in pixels.
      const { marks, faults } = await readFormulas(engine);
      assert.deepEqual(faults, []);
      assert.ok(marks > 100, `${marks} roots and brackets`);
    } finally {
      await engine.close();
    }
  });
}

for (const { name, isHere, open } of engines) {
  if (!isHere()) continue;
  test(`${name} draws figures in notes, in a sandboxed frame and from disk`, async () => {
    const course = await serveCourse(kNotes);
    const engine = await open();
    try {
      for (const [what, where, says] of kForms) {
        const url = where.startsWith('/')
          ? course.url + where
          : pathToFileURL(path.join(dist, where.split('#')[0])).href + where.replace(/^[^#]*/, '');
        const tab = await engine.open({ url, width: 1000, height: 800 });
        const found = await tab.evaluate(kFirstFigure);
        assert.match(found.caption ?? '', says, `${what}: ${JSON.stringify(found)}`);
        await tab.close();
      }
      // No page sees into it, but it tells its height once the figure stands.
      const url = `${course.url}/sandboxed.html`;
      const tab = await engine.open({ url, width: 1000, height: 800 });
      const { height } = await tab.evaluate(kFirstFigure);
      assert.ok(height > 400, `the sandboxed frame asks for ${height} px`);
      const shot = await tab.shot();
      assert.ok(coloursOf(shot) > 20, 'the sandboxed frame is blank');
      await tab.close();
    } finally {
      await engine.close();
      await course.close();
    }
  });
}

test('all engines tell the same numbers', (t) => {
  const [[, first] = [], ...others] = said;
  assert.ok(first);
  for (const [name, words] of others) assert.deepEqual(words, first, name);
  t.diagnostic(`engines compared: ${said.size}; not on this system: ${missed}`);
});

/** @param {Buffer} png */
function coloursOf(png) {
  const { data } = PNG.sync.read(png);
  return new Set(new Uint32Array(new Uint8Array(data).buffer)).size;
}
