import { figureAt } from '../figures/index.js';

/** Where a link can lead to: steps, sub-headings and figures, all with an id of their own. */
const kPlaces = 'main section[id], main section :is(h3, h4)[id], main .figure[id]';

/**
 * The place that the reader is at, as the end of an address.
 *
 * @returns {string} '' or '#...'
 */
export function placeNow() {
  // At the very top there is no place to go back to.
  if (scrollY < innerHeight / 3) return '';
  const line = innerHeight / 3;
  const passed = [...document.querySelectorAll(kPlaces)].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().top < line,
  );
  const last = passed.at(-1);
  return last ? `#${last.id}` : '';
}

/**
 * Links that were right once, or name a figure by its number, lead to the figure of today; the
 * address then says so.
 */
export function showOldPlace() {
  const name = /^#figure-([\w-]+)$/.exec(location.hash)?.[1];
  if (!name || document.getElementById(`figure-${name}`)) return;
  const place =
    document.querySelector(`.figure[data-number="${name}"]`) ??
    document.getElementById(`figure-${figureAt(name)}`);
  if (!place) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${place.id}`);
  place.scrollIntoView();
}
