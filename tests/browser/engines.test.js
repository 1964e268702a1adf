import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../web/tools/system/serve.js';
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

test('all engines tell the same numbers', (t) => {
  const [[, first] = [], ...others] = said;
  assert.ok(first);
  for (const [name, words] of others) assert.deepEqual(words, first, name);
  t.diagnostic(`engines compared: ${said.size}; not on this system: ${missed}`);
});
