/**
 * The colours and fonts of the page, read from its custom properties.
 *
 * A probe element resolves each property to a plain colour, so that light-dark() and any later
 * CSS colour function may be used in the style sheet.
 */

const kTones = /** @type {const} */ ([
  'paper',
  'panel',
  'raised',
  'ink',
  'muted',
  'rule',
  'grid',
  'focus',
  'sine',
  'cosine',
  'position',
  'shifted',
  'step',
  'warning',
  'low',
  'middle',
  'high',
]);

/** @typedef {(typeof kTones)[number]} Tone */
/** @typedef {Record<Tone, string> & {trail: string[], font: string, serif: string, lang: string}} Theme */

/** With forced colours the ground and the text are the system's; the tones keep their meaning. */
const kForced = /** @type {Record<string, string>} */ ({
  paper: 'Canvas',
  panel: 'Canvas',
  raised: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  rule: 'GrayText',
  grid: 'GrayText',
  focus: 'Highlight',
});

/**
 * Figures may stand in several places of one document, each with colours of its own: a ground is
 * an element at such a place, and null is the document itself.
 *
 * @typedef {Element | null} Ground
 */

/** Whose colours are asked for just now. @type {Ground} */
let ground = null;
/** @type {Map<Ground, Theme>} */
const known = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
let watching = false;

/**
 * Does something on a ground: whatever asks for colours meanwhile gets those of that place.
 *
 * @template Result
 * @param {Ground} place
 * @param {() => Result} act
 * @returns {Result}
 */
export function onGround(place, act) {
  const before = ground;
  ground = place;
  try {
    return act();
  } finally {
    ground = before;
  }
}

/**
 * The same function, to be called at any time later on the ground of this moment.
 *
 * @template {any[]} Given
 * @template Result
 * @param {(...given: Given) => Result} act
 */
export function grounded(act) {
  const place = ground;
  return (/** @type {Given} */ ...given) => onGround(place, () => act(...given));
}

/**
 * A colour as the style sheet gives it now: a tone's name, a position along the trail as
 * 'trail:0.25', or any CSS colour, which is handed back as it is.
 *
 * @param {string | undefined} tone
 * @returns {string}
 */
export function colour(tone = 'ink') {
  const theme = readTheme();
  if (tone.startsWith('trail:')) return trailColour(theme.trail, Number(tone.slice(6)));
  return theme[/** @type {Tone} */ (tone)] ?? tone;
}

/** @returns {Theme} */
export function readTheme() {
  const theme = known.get(ground) ?? probe(ground);
  known.set(ground, theme);
  return theme;
}

/**
 * Calls back whenever the colours change: system setting, forced theme, forced colours, print.
 *
 * @param {() => void} listener
 * @returns {() => void} stops listening
 */
export function onTheme(listener) {
  watch();
  const own = grounded(listener);
  listeners.add(own);
  return () => listeners.delete(own);
}

/**
 * @param {string[]} trail colours as rgb(r, g, b)
 * @param {number} part 0 at the first position of a trail, 1 at its last
 */
export function trailColour(trail, part) {
  const at = Math.min(Math.max(part, 0), 1) * (trail.length - 1);
  const index = Math.min(Math.floor(at), trail.length - 2);
  const from = channels(trail[index]);
  const to = channels(trail[index + 1]);
  const mixed = from.map((value, c) => Math.round(value + (to[c] - value) * (at - index)));
  return `rgb(${mixed.join(', ')})`;
}

/**
 * @param {string} text a colour as getComputedStyle gives it
 * @returns {number[]} red, green and blue, 0 to 255
 */
export function channels(text) {
  const parts = text.match(/[\d.]+/g)?.map(Number) ?? [];
  return text.startsWith('color(')
    ? parts.slice(0, 3).map((part) => part * 255)
    : parts.slice(0, 3);
}

/** The same colour, see-through. @param {string | undefined} tone @param {number} alpha */
export function faint(tone, alpha) {
  return `rgba(${channels(colour(tone)).join(', ')}, ${alpha})`;
}

/** @param {Ground} place */
function probe(place) {
  const element = document.createElement('span');
  element.hidden = true;
  (place ?? document.body).append(element);
  const style = getComputedStyle(element);
  const forced = matchMedia('(forced-colors: active)').matches;
  element.style.setProperty('forced-color-adjust', 'none');
  const read = (/** @type {string} */ name) => {
    element.style.color = (forced && kForced[name]) || `var(--${name})`;
    return style.color;
  };
  const theme = /** @type {Theme} */ ({
    ...Object.fromEntries(kTones.map((tone) => [tone, read(tone)])),
    trail: [0, 1, 2, 3, 4].map((stop) => read(`trail-${stop}`)),
    font: style.getPropertyValue('--sans').trim() || 'sans-serif',
    serif: style.getPropertyValue('--serif').trim() || 'serif',
    lang: /** @type {HTMLElement | null} */ (element.closest('[lang]'))?.lang || 'en',
  });
  element.remove();
  return theme;
}

/** Reads the colours anew at once, for what cannot wait until the browser reports a change. */
export function rereadTheme() {
  known.clear();
  for (const listener of [...listeners]) listener();
}

function watch() {
  if (watching) return;
  watching = true;
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
    matchMedia(query).addEventListener('change', rereadTheme);
  }
  new MutationObserver(rereadTheme).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme'],
  });
}

/** Nothing stands there any more. @param {Ground} place */
export function leaveGround(place) {
  known.delete(place);
}
