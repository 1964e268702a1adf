import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { live, makeEvent, setSize } from '../support/document.js';
import { drawnIn } from '../support/drawn.js';
import { sheetOf } from '../support/sheet.js';

// After the document, which they look for when they are read.
const { recordOf } = await import('../../web/charts/record.js');
const { kPicture } = await import('../../web/charts/surface.js');
const { onTheme } = await import('../../web/charts/theme.js');
const { initialState } = await import('../../web/figures/parameters.js');
const { createStage } = await import('../../web/page/stage.js');
const { createStore } = await import('../../web/page/store.js');
const { engine: encoder } = await import('./support.js');

// The first of all listeners makes the theme watch the window, for ever.
onTheme(() => {})();

/**
 * A figure with its picture, in a document without a browser.
 *
 * @import {Change, State} from '../../web/figures/parameters.js'
 * @import {Figure} from '../../web/figures/contract.js'
 * @import {Drawn} from '../support/drawn.js'
 * @typedef {Awaited<ReturnType<typeof mountFigure>>} Picture
 */

/**
 * @param {string} id
 * @param {Change} [partial] what is not as it opens
 * @param {{width?: number, height?: number, engine?: any}} [how] the size of every element
 */
export async function mountFigure(id, partial = {}, how = {}) {
  const { width = 640, height = 400, engine = encoder } = how;
  const place = (/** @type {string} */ file) => new URL(`../../web/${file}`, import.meta.url);
  /** @type {{figure: Figure}} */
  const { figure } = await import(place(`figures/${id}/index.js`).href);
  const text = JSON.parse(readFileSync(place(`text/en/figures/${id}.json`), 'utf8'));
  const store = createStore(initialState());
  store.setJudge((parameter, value) => engine.refusalOf(parameter, value));
  assert.deepEqual(store.change(partial), []);
  setSize(width, height);

  const element = document.body.appendChild(document.createElement('figure'));
  /** @type {any} elements of all kinds are looked for in it */
  const root = element.appendChild(document.createElement('div'));
  root.className = 'stage';
  element.append(Object.assign(document.createElement('p'), { className: 'figure-problem' }));
  /** @type {string[]} */
  const said = [];
  const host = {
    store,
    encoder: { engine },
    locale: 'en',
    explain: (/** @type {{code: string}} */ { code }) => code,
    announce: (/** @type {string} */ sentence) => void said.push(sentence),
  };
  const stage = createStage({ id, text, element, host: /** @type {any} */ (host) });
  const counts = () => ({
    frames: live.frames.size,
    listeners: live.listeners,
    observers: live.observers.size,
    timers: live.timers.size,
  });
  const before = counts();
  const mounted = figure.mount(root, stage);
  let model = figure.model(engine, store.state);
  mounted.render(model, store.state, null);

  return {
    figure,
    root,
    stage,
    said,
    get state() {
      return store.state;
    },
    get model() {
      return model;
    },
    /** Every canvas of the picture, in the order of the document. */
    get canvases() {
      return [...root.querySelectorAll('canvas')];
    },
    /** What is drawn on one of the canvases. @param {number} [which] @returns {Drawn[]} */
    drawn(which = 0) {
      const canvas = /** @type {any} */ (root.querySelectorAll('canvas')[which]);
      return drawnIn(canvas[kPicture] ? recordOf(canvas) : sheetOf(canvas).svg());
    },
    /** The elements of the picture that a selector finds. @param {string} selector @returns {any[]} */
    all: (selector) => [...root.querySelectorAll(selector)],
    /** The text of the first of them. @param {string} selector */
    text: (selector) => root.querySelector(selector)?.textContent ?? '',
    /** Another state, drawn. @param {Change} next */
    change(next) {
      assert.deepEqual(store.change(next), []);
      model = figure.model(engine, store.state);
      mounted.render(model, store.state, null);
    },
    /** Whether it asks how far a motion is. */
    moves: mounted.render.length > 2,
    /** Between two states. @param {any} from a model @param {number} share */
    between(from, share) {
      mounted.render(model, store.state, { from, share });
    },
    /** Ends the picture. What of it is left must be nothing, and all numbers 0. */
    destroy() {
      mounted.destroy();
      const after = counts();
      const left = {
        canvases: root.querySelectorAll('canvas').length,
        frames: after.frames - before.frames,
        listeners: after.listeners - before.listeners,
        observers: after.observers - before.observers,
        timers: after.timers - before.timers,
      };
      element.remove();
      return left;
    },
  };
}

/** Presses on a canvas or a drawing, in CSS pixels from its corner. @param {any} target @param {number} x @param {number} y */
export function press(target, x, y) {
  const pointer = { clientX: x, clientY: y, pointerId: 1, isPrimary: true };
  const mouse = { ...pointer, button: 0, pointerType: 'mouse' };
  target.dispatchEvent(makeEvent('pointerdown', mouse));
  target.dispatchEvent(makeEvent('pointerup', mouse));
}

/** @param {any} target @param {string} key */
export function type(target, key) {
  target.dispatchEvent(makeEvent('keydown', { key }));
}

/** What a picture leaves when it is destroyed. */
export const nothing = { canvases: 0, frames: 0, listeners: 0, observers: 0, timers: 0 };
