import { queryOf } from './address.js';
import { placeNow } from './place.js';
import { fillText } from './text.js';

/**
 * Links for others: of one figure, of the page as it stands, of a report. They carry the state of
 * the moment in which they are taken, and never the reader's own settings.
 *
 * @import {Frame} from './frame.js'
 * @import {Host} from './host.js'
 */

/**
 * Lets every link that should carry the reader's state carry it: the other languages, and the link
 * of each figure.
 *
 * @param {string} query '' or '?...'
 */
export function shareState(query) {
  for (const link of document.querySelectorAll('a[data-keeps-state]')) {
    const address = /** @type {HTMLAnchorElement} */ (link);
    const [path] = (address.getAttribute('href') ?? '').split(/[?#]/);
    address.setAttribute('href', path + query + location.hash);
  }
  for (const link of document.querySelectorAll('a.figure-number')) {
    const hash = /#.*$/.exec(link.getAttribute('href') ?? '')?.[0] ?? '';
    link.setAttribute('href', query + hash);
  }
}

/** Whoever goes to another language goes on reading where they are. */
export function keepPlaceInLinks() {
  for (const name of ['pointerdown', 'click']) {
    document.addEventListener(
      name,
      ({ target }) => {
        const link = /** @type {HTMLAnchorElement | null} */ (
          /** @type {Element} */ (target).closest?.('a[data-keeps-state]')
        );
        const place = link && placeNow();
        if (place) link.hash = place;
      },
      { capture: true },
    );
  }
}

/**
 * @param {Host} host
 * @param {(text: string) => void} tell
 */
export function sharing(host, tell) {
  const { words, locale } = host;
  const copy = async (/** @type {string} */ address, /** @type {string} */ what) => {
    const say = (/** @type {string} */ key) => tell(fillText(words.figure[key], { what }, locale));
    try {
      await navigator.clipboard.writeText(address);
      say('copied');
    } catch {
      history.replaceState(history.state, '', address);
      say('notCopied');
    }
  };
  return {
    /** @param {Frame} frame */
    copyFigure: (frame) => copy(figureAddress(host, frame), numberOf(frame)),
    copyPage: () => {
      const { store, initial } = host;
      return copy(here(queryOf(store.state, initial) + placeNow()), words.figure.page);
    },
  };
}

/**
 * The figure in its present state, and none of what others show.
 *
 * @param {Host} host
 * @param {Frame} frame
 */
export function figureAddress({ store, initial }, { id, reads }) {
  const own = Object.entries(store.state).filter(([key]) => reads.has(key));
  const state = { ...initial, ...Object.fromEntries(own) };
  return here(`${queryOf(state, initial)}#figure-${id}`);
}

/** "Figure 5", as its head says. @param {Frame} frame */
export function numberOf({ element, id }) {
  return element.querySelector('.figure-number')?.textContent ?? id;
}

/**
 * A page on which an error can be reported, with the state in which it was seen.
 *
 * @param {string} issues the address of the project's issues
 * @param {string} title
 * @param {Host} host
 * @param {Frame} frame
 */
export function reportAddress(issues, title, host, frame) {
  const address = new URL('new', issues.endsWith('/') ? issues : `${issues}/`);
  address.searchParams.set('title', title);
  const lines = [
    ...['', '', figureAddress(host, frame), frame.element.querySelector('.caption')?.textContent],
    `${navigator.userAgent}, ${innerWidth} x ${innerHeight} @ ${devicePixelRatio}`,
  ];
  address.searchParams.set('body', lines.join('\n'));
  return address.href;
}

/** @param {string} rest */
function here(rest) {
  return location.href.split(/[?#]/)[0] + rest;
}
