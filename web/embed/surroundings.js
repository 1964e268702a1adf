import { channels, rereadTheme } from '../charts/theme.js';

/**
 * What a figure in a page of somebody else takes from that page: the colour behind it, the language,
 * a link, and how near the reader is.
 */

/** What an element stands in, also out of a shadow root. @param {Node} node @returns {Node | null} */
function above(node) {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/**
 * The colour behind an element, if anything there has one, and whether it is a dark one.
 *
 * @param {Element} element
 * @returns {{colour: string | null, dark: boolean}}
 */
export function behind(element) {
  /** @type {Node | null} */
  let at = element;
  while (at) {
    if (at instanceof Element) {
      const colour = getComputedStyle(at).backgroundColor;
      const [red, green, blue, alpha = 1] = partsOf(colour);
      // The eye takes most of the light from green, and little from blue.
      const light = (299 * red + 587 * green + 114 * blue) / 1000;
      if (alpha > 0.5) return { colour, dark: light < 128 };
    }
    at = above(at);
  }
  // The ground of the page itself goes by the schemes that it says it has.
  const { colorScheme } = getComputedStyle(document.documentElement);
  const onlyDark = !colorScheme.includes('light');
  const wished = matchMedia('(prefers-color-scheme: dark)').matches;
  return { colour: null, dark: colorScheme.includes('dark') && (onlyDark || wished) };
}

/**
 * The language of an element: its own, or that of what it stands in.
 *
 * @param {Element} element
 */
export function wishedLanguage(element) {
  /** @type {Node | null} */
  let at = element;
  while (at) {
    const own = at instanceof Element && at.getAttribute('lang');
    if (own) return own;
    at = above(at);
  }
  return '';
}

/**
 * The figure in the article, by the link that stands between the tags of the element: only who wrote
 * the page knows where the article is.
 *
 * @param {Element} element
 * @param {string} id
 * @returns {((query: string) => string) | null}
 */
export function articleOf(element, id) {
  const link = /** @type {HTMLAnchorElement | null} */ (element.querySelector('a[href]'));
  if (!link) return null;
  const [page] = link.href.split(/[?#]/);
  return (query) => `${page}${query}#figure-${id}`;
}

/** @type {Map<Element, () => void>} */
const waiting = new Map();
/** One for all, made when it is first needed. @type {IntersectionObserver | undefined} */
let observer;

/**
 * Calls back once, when an element comes within a screen of what is seen.
 *
 * @param {Element} element
 * @param {() => void} act
 * @returns {() => void} waits no longer
 */
export function whenNear(element, act) {
  if (!('IntersectionObserver' in globalThis)) {
    act();
    return () => {};
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const call = isIntersecting && waiting.get(target);
        if (!call) continue;
        forget(target);
        call();
      }
    },
    { rootMargin: '900px 0px' },
  );
  const forget = (/** @type {Element} */ one) => {
    waiting.delete(one);
    observer?.unobserve(one);
  };
  waiting.set(element, act);
  observer.observe(element);
  return () => forget(element);
}

/** @param {string} colour */
function partsOf(colour) {
  const all = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return [...channels(colour), ...all.slice(3)];
}

/** @type {Set<() => void>} */
const listeners = new Set();
let watching = false;
/** Milliseconds in which pages fade from one colour to another. */
const kFading = 500;

/**
 * Calls back when the page around may have changed its colours.
 *
 * @param {() => void} listener
 * @returns {() => void} stops listening
 */
export function onSurroundings(listener) {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watch() {
  if (watching) return;
  watching = true;
  const tell = () => {
    for (const listener of [...listeners]) listener();
    rereadTheme();
  };
  const observer = new MutationObserver(() => {
    tell();
    setTimeout(tell, kFading);
  });
  for (const place of [document.documentElement, document.body]) {
    observer.observe(place, { attributes: true });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
}
