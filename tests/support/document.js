import { setMaxListeners } from 'node:events';
import { parseHTML } from 'linkedom';
import { Matrix } from './matrix.js';
import { sheetOf } from './sheet.js';

/**
 * A document without a browser, for pictures that are looked at by their marks: linkedom keeps the
 * elements, and what it lacks is put in here. There is no layout: every element has one size.
 *
 * Whatever could go on after a picture is gone is counted in `live`: listeners of the window and of
 * media queries, observers, animation frames, timers.
 */

/** Every tone of the style sheet as a colour of its own, so that a mark tells its tone. */
const kTones = [
  ...['paper', 'panel', 'raised', 'ink', 'muted', 'rule', 'grid', 'focus', 'sine', 'cosine'],
  ...['position', 'shifted', 'step', 'warning', 'low', 'middle', 'high'],
  ...['trail-0', 'trail-1', 'trail-2', 'trail-3', 'trail-4'],
];
export const tones = Object.fromEntries(
  kTones.map((tone, n) => [
    tone,
    `rgb(${(n * 97 + 20) % 251}, ${(n * 53 + 9) % 241}, ${(n * 151 + 5) % 239})`,
  ]),
);

export const live = {
  /** @type {Set<object>} */
  observers: new Set(),
  /** @type {Map<number, (time: number) => void>} */
  frames: new Map(),
  /** @type {Set<object>} */
  timers: new Set(),
  listeners: 0,
};

/** @type {{width: number, height: number}} */
const size = { width: 0, height: 0 };
let handle = 0;
let clock = 0;

/** @param {number} width @param {number} height of every element, in CSS pixels */
export function setSize(width, height) {
  Object.assign(size, { width, height });
}

/** Runs the animation frames that are due, as many milliseconds later. @param {number} [later] */
export function nextFrame(later = 16) {
  clock += later;
  const due = [...live.frames];
  live.frames.clear();
  for (const [, run] of due) run(clock);
  return due.length;
}

/** An EventTarget that counts who listens. */
function counted() {
  const target = new EventTarget();
  setMaxListeners(0, target);
  /** @type {Map<string, Set<unknown>>} */
  const known = new Map();
  return {
    /** @param {string} name @param {any} act @param {any} [options] */
    addEventListener(name, act, options) {
      // As in a browser: nobody listens, and no error.
      if (!act) return;
      const acts = known.get(name) ?? new Set();
      known.set(name, acts);
      if (!acts.has(act)) ++live.listeners;
      acts.add(act);
      target.addEventListener(name, act, options);
    },
    /** @param {string} name @param {any} act */
    removeEventListener(name, act) {
      if (known.get(name)?.delete(act)) --live.listeners;
      target.removeEventListener(name, act);
    },
    dispatchEvent: (/** @type {Event} */ event) => target.dispatchEvent(event),
  };
}

class Observer {
  /** @type {(entries: any[]) => void} */
  act;
  /** @param {(entries: any[]) => void} act */
  constructor(act) {
    this.act = act;
  }
  observe() {
    live.observers.add(this);
  }
  unobserve() {
    live.observers.delete(this);
  }
  disconnect() {
    live.observers.delete(this);
  }
}

const { document, window: home } = parseHTML(
  '<!doctype html><html lang="en"><head></head><body></body></html>',
);

/** @param {any} prototype @param {string} name @param {(this: any) => unknown} get */
const getter = (prototype, name, get) =>
  Object.defineProperty(prototype, name, { configurable: true, get });

function dressElements() {
  const { prototype } = /** @type {any} */ (home).Element;
  for (const name of ['clientWidth', 'offsetWidth', 'scrollWidth']) {
    getter(prototype, name, () => size.width);
  }
  for (const name of ['clientHeight', 'offsetHeight', 'scrollHeight']) {
    getter(prototype, name, () => size.height);
  }
  Object.assign(prototype, {
    getBoundingClientRect: () => ({
      ...{ x: 0, y: 0, left: 0, top: 0, right: size.width, bottom: size.height },
      ...size,
    }),
    setPointerCapture() {},
    releasePointerCapture() {},
    scrollIntoView() {},
    focus() {},
  });
  getter(/** @type {any} */ (home).HTMLElement.prototype, 'dir', () => '');
}

/** linkedom knows tables by their tags alone. */
function dressTables() {
  const add = (/** @type {any} */ parent, /** @type {string} */ tag) =>
    parent.appendChild(document.createElement(tag));
  Object.assign(/** @type {any} */ (home).HTMLElement.prototype, {
    /** @this {any} */
    createTHead() {
      return this.querySelector('thead') ?? add(this, 'thead');
    },
    /** @this {any} */
    createTBody() {
      return add(this, 'tbody');
    },
    /** @this {any} */
    createCaption() {
      return add(this, 'caption');
    },
    /** @this {any} */
    insertRow() {
      return add(this, 'tr');
    },
    /** @this {any} */
    insertCell() {
      return add(this, 'td');
    },
  });
  getter(/** @type {any} */ (home).HTMLElement.prototype, 'cells', function () {
    return [...this.children];
  });
}

function dressCanvas() {
  const { prototype } = /** @type {any} */ (home).HTMLCanvasElement;
  for (const [name, standard] of /** @type {const} */ ([
    ['width', 300],
    ['height', 150],
  ])) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      /** @this {any} */
      get() {
        return Number(this.getAttribute(name) ?? standard);
      },
      /** @this {any} @param {number} value */
      set(value) {
        this.setAttribute(name, String(Math.floor(value)));
        sheetOf(this).wipe();
      },
    });
  }
  /** @this {any} */
  prototype.getContext = function () {
    return sheetOf(this).context;
  };
}

/** @param {any} element */
function styleOf(element) {
  return {
    get color() {
      const name = /^var\(--(.+)\)$/.exec(element.style.color)?.[1];
      return name ? (tones[name] ?? name) : element.style.color;
    },
    display: 'block',
    position: 'static',
    boxSizing: 'border-box',
    getPropertyValue: (/** @type {string} */ name) =>
      /** @type {Record<string, string>} */ ({ '--sans': 'sans', '--serif': 'serif' })[name] ?? '',
  };
}

/** Timers of the page; those of the test runner were set before, or are let go. */
function countTimers() {
  const { setTimeout: wait, clearTimeout: leave } = globalThis;
  const { setInterval: repeat, clearInterval: end } = globalThis;
  const without = (/** @type {(which: any) => void} */ clear) => (/** @type {any} */ which) => {
    live.timers.delete(which);
    clear(which);
  };
  Object.assign(globalThis, {
    setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) => {
      const which = wait(() => {
        live.timers.delete(which);
        act();
      }, time);
      live.timers.add(which);
      return which;
    },
    setInterval: (/** @type {() => void} */ act, /** @type {number} */ time) => {
      const which = repeat(act, time);
      live.timers.add(which);
      return which;
    },
    clearTimeout: without(leave),
    clearInterval: without(end),
  });
}

/** An event as elements of this document take it. @param {string} name @param {object} [facts] */
export function makeEvent(name, facts = {}) {
  const event = new /** @type {any} */ (home).Event(name, { bubbles: true, cancelable: true });
  return Object.assign(event, facts);
}

/** Nothing has the focus here, and the selectors for that are not known. */
function dressSelectors() {
  const { prototype } = /** @type {any} */ (home).Element;
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
    const known = prototype[name];
    /** @this {any} @param {string} selector */
    prototype[name] = function (selector) {
      return known.call(this, selector.replace(/:focus(-within|-visible)?/g, ':not(*)'));
    };
  }
}

dressSelectors();
dressElements();
dressTables();
dressCanvas();
const around = counted();
const paper = counted();
Object.assign(/** @type {any} */ (document), {
  addEventListener: paper.addEventListener,
  removeEventListener: paper.removeEventListener,
});
const media = new Map();
Object.assign(globalThis, {
  document,
  window: globalThis,
  ...around,
  devicePixelRatio: 1,
  DOMMatrix: Matrix,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  MutationObserver: class {
    observe() {}
    disconnect() {}
  },
  ImageData: class {
    /** @param {any} data @param {number} [width] @param {number} [height] */
    constructor(data, width = 1, height) {
      const given = typeof data !== 'number';
      this.width = given ? width : data;
      this.height = given ? (height ?? data.length / 4 / width) : width;
      this.data = given ? data : new Uint8ClampedArray(4 * this.width * this.height);
    }
  },
  getComputedStyle: styleOf,
  matchMedia: (/** @type {string} */ query) => {
    const one = media.get(query) ?? { matches: false, ...counted() };
    media.set(query, one);
    return one;
  },
  requestAnimationFrame: (/** @type {(time: number) => void} */ run) => {
    live.frames.set(++handle, run);
    return handle;
  },
  cancelAnimationFrame: (/** @type {number} */ which) => void live.frames.delete(which),
  CustomEvent: /** @type {any} */ (home).CustomEvent,
  Element: home.Element,
  HTMLElement: home.HTMLElement,
  HTMLInputElement: /** @type {any} */ (home).HTMLInputElement,
  HTMLCanvasElement: /** @type {any} */ (home).HTMLCanvasElement,
  CanvasGradient: class {},
  CanvasPattern: class {},
  Node: home.Node,
});
countTimers();
getter(document, 'defaultView', () => globalThis);
getter(document, 'activeElement', () => document.body);
getter(document, 'hidden', () => false);
setSize(640, 400);
