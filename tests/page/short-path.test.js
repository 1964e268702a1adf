import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import createModule from '#glue/lesson';
import { startModule } from '../../web/engine/instance.js';
import { createLesson } from '../../web/engine/lesson/functions.js';
import { createLibrary } from '../../web/engine/library/functions.js';
import { createNative } from '../../web/engine/native.js';
import { loadFigures } from '../../web/figures/index.js';
import { initialState } from '../../web/figures/parameters.js';
import { figureMarkup } from '../../web/page/figure-markup.js';
import { judgeOf } from '../../web/page/judge.js';
import { readsOf } from '../../web/page/reads.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { live, makeEvent, nextFrame } from '../support/document.js';

/*
 * What one movement of a slider sets in motion, counted: the controls that are shown anew and the
 * calls into the module. All figures of the article are on the page and one of them is on the
 * screen, as when somebody reads. The first edition showed 47 controls anew for a new width, where
 * 27 were owed, 30 for a new position, where 1 was, and called the module 11 times for the heat map.
 */

/** @type {{refreshes: number, calls: string[]}} */
const counted = { refreshes: 0, calls: [] };

const { createHost } = await import('../../web/page/host.js');

/** The encoder on a module whose calls are counted. */
async function countingEngine() {
  const place = new URL('../../build/wasm/module/posenc-lesson.wasm', import.meta.url);
  const module = await startModule(readFileSync(place), createModule);
  const counting = new Proxy(/** @type {any} */ (module), {
    get(all, name) {
      const found = all[name];
      if (typeof found !== 'function' || String(name).startsWith('_')) return found;
      return (/** @type {unknown[]} */ ...given) => {
        counted.calls.push(String(name));
        return found.apply(all, given);
      };
    },
  });
  const native = createNative(counting);
  return /** @type {any} */ ({ ...createLibrary(native), ...createLesson(native) });
}

/** A control looks for its presets each time that it is shown anew. */
function countRefreshes() {
  const { prototype } = /** @type {any} */ (globalThis).Element;
  const { querySelectorAll } = prototype;
  /** @this {Element} @param {string} selector */
  prototype.querySelectorAll = function (selector) {
    if (selector === '.preset' && this.hasAttribute('data-key')) ++counted.refreshes;
    return querySelectorAll.call(this, selector);
  };
}

/** @type {ReturnType<typeof createHost>} */
let host;
/** @type {Array<ReturnType<typeof host.add>>} */
let frames;
/** How many controls there are for each parameter. @type {Record<string, number>} */
const shown = {};
before(async () => {
  const figures = await loadFigures();
  const [english] = await loadLanguages(new URL('../../web/text', import.meta.url).pathname);
  const engine = await countingEngine();
  const state = initialState();
  const { words, refusals, figures: texts } = english;
  const around = { words, locale: 'en', state, values: null };
  document.body.innerHTML = figures.map((one) => figureMarkup(one, texts[one.id], around)).join('');
  const outlines = Object.fromEntries(
    figures.map((one) => [
      one.id,
      { reads: readsOf(one, engine, state), controls: one.controls, player: one.player },
    ]),
  );
  host = createHost({
    strings: { words, refusals, defaults: {}, figures: texts, outlines },
    locale: 'en',
    load: async () => engine,
  });
  frames = figures.map((one) =>
    host.add(
      { id: one.id, load: async () => one },
      /** @type {HTMLElement} */ (document.getElementById(`figure-${one.id}`)),
    ),
  );
  for (const { controls } of figures) {
    for (const one of controls) {
      const key = typeof one === 'string' ? one : one.key;
      shown[key] = (shown[key] ?? 0) + 1;
    }
  }
  countRefreshes();
  await host.encoder.start();
  host.store.setJudge(judgeOf(engine));
  for (const frame of frames) frame.start(true);
  await Promise.all(frames.map((frame) => frame.whenLoaded()));
});
after(() => host.destroy());
beforeEach(() => Object.assign(counted, { refreshes: 0, calls: [] }));

/** @param {string} id */
function look(id) {
  for (const frame of frames) {
    frame.setNear(frame.id === id);
    frame.setVisible(frame.id === id);
  }
  while (live.frames.size > 0) nextFrame(300);
  Object.assign(counted, { refreshes: 0, calls: [] });
}

/** @param {string} id @param {string} key @param {number} place */
function slide(id, key, place) {
  const slider = /** @type {HTMLInputElement} */ (
    document.querySelector(`#figure-${id} [data-key="${key}"] .slider`)
  );
  slider.value = String(place);
  slider.dispatchEvent(makeEvent('input'));
}

test('a slider shows anew the controls of its parameter and those whose limits follow it, once', () => {
  look('heatmap');
  slide('heatmap', 'dModel', 6);
  assert.equal(host.store.state.dModel, 128);
  const limited = (shown.pair ?? 0) + (shown.slowPair ?? 0);
  assert.equal(counted.refreshes, shown.dModel + limited);
});

test('a step along the slots shows anew the controls of the position alone', () => {
  look('clocks');
  slide('clocks', 'position', 7);
  assert.equal(host.store.state.position, 7);
  assert.equal(counted.refreshes, shown.position);
});

test('one movement calls the module for its rule, its model and its picture, and for nothing else', () => {
  look('heatmap');
  slide('heatmap', 'dModel', 7);
  assert.deepEqual(counted.calls, ['refusalOf'], 'before the frame: the rule of the width');
  while (live.frames.size > 0) nextFrame(300);
  assert.deepEqual(counted.calls.slice(1), [
    ...['ladder', 'slotMap'],
    // The row that is read: is it allowed, how much fits into a window, its values.
    ...['refuseTable', 'windowRows', 'encodeFloat64'],
    // The picture: the same, with its colours.
    ...['refuseTable', 'heatMapRamp', 'windowRows', 'heatMap'],
  ]);
});

test('during a motion the module is not called', () => {
  look('clocks');
  slide('clocks', 'position', 9);
  nextFrame();
  const first = counted.calls.length;
  for (let n = 0; n < 30 && live.frames.size > 0; ++n) nextFrame();
  assert.equal(counted.calls.length, first);
});
