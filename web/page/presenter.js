import { fillText } from './text.js';

/**
 * One figure on the whole screen, for a class: large type, the caption hidden until it is asked for,
 * the next figure by an arrow key. The figure itself is shown, not a copy, so that all of it works;
 * a place of its size is kept for it in the text.
 *
 * @import {Frame} from './frame.js'
 * @import {Host} from './host.js'
 */

/** The smallest type of the figures is 11 px, and has to become 24 px at 1920 x 1080. */
const kLarger = 2.2;
/** What goes on being heard and seen while the rest of the page is still. */
const kAwake = '#announcer, #toast, #notices';

/**
 * @param {Frame} first
 * @param {Host} host
 */
export async function present(first, { frames, words, locale }) {
  const root = document.documentElement;
  const line = [...frames].filter(({ element }) => element.checkVisibility());
  const scroll = scrollY;
  const life = new AbortController();
  const bar = document.createElement('div');
  bar.className = 'presenter-bar';
  const button = (/** @type {string} */ key, /** @type {() => void} */ act) => {
    const one = document.createElement('button');
    one.type = 'button';
    one.textContent = words.presenter[key];
    one.dataset.act = key;
    one.addEventListener('click', act);
    bar.append(one);
    return one;
  };
  let at = line.indexOf(first);
  /** @type {() => void} */
  let putBack = () => {};

  const size = () => {
    const scale = Math.max(1, kLarger * Math.min(innerWidth / 1920, innerHeight / 1080));
    root.style.setProperty('--present-scale', String(scale));
    pixels.enlarge(scale);
  };
  const show = (/** @type {number} */ next) => {
    putBack();
    at = next;
    const { element } = line[at];
    putBack = putInFront(element);
    element.append(bar);
    size();
    where.textContent = fillText(words.presenter.where, { at: at + 1, count: line.length }, locale);
    back.disabled = at === 0;
    on.disabled = at === line.length - 1;
    element.scrollTop = 0;
    if (!bar.contains(document.activeElement)) caption.focus();
  };
  const go = (/** @type {number} */ way) => {
    const next = at + way;
    if (next < 0 || next >= line.length) return;
    caption.setAttribute('aria-expanded', 'false');
    delete root.dataset.caption;
    show(next);
  };
  const leave = () => {
    life.abort();
    putBack();
    bar.remove();
    delete root.dataset.presenting;
    delete root.dataset.caption;
    root.style.removeProperty('--present-scale');
    pixels.restore();
    if (document.fullscreenElement) document.exitFullscreen();
    scrollTo({ top: scroll, behavior: 'instant' });
    const menu = first.element.querySelector('.figure-menu-button');
    /** @type {HTMLElement | null} */ (menu)?.focus({ preventScroll: true });
  };

  const back = button('back', () => go(-1));
  const where = document.createElement('span');
  bar.append(where);
  const on = button('next', () => go(1));
  const caption = button('caption', () => {
    const open = root.dataset.caption === undefined;
    if (open) root.dataset.caption = 'on';
    else delete root.dataset.caption;
    caption.setAttribute('aria-expanded', String(open));
  });
  caption.setAttribute('aria-expanded', 'false');
  button('leave', leave);

  const { signal } = life;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') return leave();
      const target = /** @type {Element} */ (event.target);
      // Keys that a field, a slider or a picture takes for itself are theirs.
      if (!bar.contains(target) && target.matches('input, [tabindex], canvas, svg')) return;
      const way = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      go(way);
    },
    { signal },
  );
  addEventListener('resize', size, { signal });
  document.addEventListener('fullscreenchange', () => document.fullscreenElement || leave(), {
    signal,
  });
  root.dataset.presenting = '';
  show(at);
  // Where the browser has no full screen to give, the whole window does.
  await root.requestFullscreen?.().catch(() => {});
}

/**
 * @param {HTMLElement} figure
 * @returns {() => void} puts it back into the text
 */
function putInFront(figure) {
  const place = document.createElement('div');
  const { height } = figure.getBoundingClientRect();
  place.style.setProperty('height', `${height}px`);
  place.className = 'figure-place';
  figure.before(place);
  figure.dataset.presented = '';
  /** @type {HTMLElement[]} */
  const still = [];
  for (
    let one = figure;
    one !== document.body;
    one = /** @type {HTMLElement} */ (one.parentElement)
  ) {
    for (const other of one.parentElement?.children ?? []) {
      const element = /** @type {HTMLElement} */ (other);
      if (element === one || element.inert || element.matches(kAwake)) continue;
      element.inert = true;
      still.push(element);
    }
  }
  return () => {
    for (const element of still) element.inert = false;
    delete figure.dataset.presented;
    place.remove();
  };
}

/**
 * Whatever paints asks how many pixels of the device one of the style sheet takes; enlarged, it
 * takes more.
 */
const pixels = {
  enlarge(/** @type {number} */ scale) {
    const { get } = kRatio;
    if (!get) return;
    const ratio = get.call(window) * scale;
    if (ratio === devicePixelRatio) return;
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => ratio });
    dispatchEvent(new Event('resize'));
  },
  restore() {
    if (!kRatio.get) return;
    Object.defineProperty(window, 'devicePixelRatio', kRatio);
    dispatchEvent(new Event('resize'));
  },
};
const kRatio = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio') ?? {};
