import { kCoarsest, kFinest, kLast } from './parameters.js';

/**
 * The window of the map, moved. Slots are whole numbers up to 2^53, so a window is a whole slot and
 * the part of it that is scrolled away: their sum would lose the part far out.
 *
 * @typedef {{first: number, part: number, scale: number}} Window
 */

/** What an address keeps of a part. */
const kParts = 1024;

/**
 * The window whose left edge lies so many pixels further on.
 *
 * @param {Window} window
 * @param {number} pixels
 * @param {number} width of the picture
 * @returns {Window}
 */
export function moved({ first, part, scale }, pixels, width) {
  return placed(first, part + pixels * scale, scale, width);
}

/**
 * The window in which a pixel shows the same slot as before, at another scale.
 *
 * @param {Window} window
 * @param {number} factor above 1: more slots per pixel
 * @param {number} at the pixel
 * @param {number} width
 * @returns {Window}
 */
export function zoomed({ first, part, scale }, factor, at, width) {
  const next = Math.min(Math.max(scale * factor, kFinest), kCoarsest);
  return placed(first, part + at * (scale - next), next, width);
}

/**
 * @param {number} first
 * @param {number} ahead slots from there to the edge, any number
 * @param {number} scale
 * @param {number} width
 * @returns {Window}
 */
function placed(first, ahead, scale, width) {
  const whole = Math.floor(ahead);
  const part = Math.floor((ahead - whole) * kParts) / kParts;
  const most = Math.max(kLast - Math.floor(width * scale), 0);
  const slot = first + whole;
  if (slot < 0) return { first: 0, part: 0, scale };
  return slot >= most ? { first: most, part: 0, scale } : { first: slot, part, scale };
}

/**
 * How far apart ticks stand: 1, 2 or 5 times a power of ten, so many slots at least.
 *
 * @param {number} least
 */
export function tickStep(least) {
  let decade = 1;
  while (decade * 10 <= least) decade *= 10;
  return decade * ([1, 2, 5].find((digit) => digit * decade >= least) ?? 10);
}

/**
 * Ticks along the positions. Far out all slots have the same leading digits: then ticks count from
 * a round slot, the reference, which is written once.
 *
 * @param {Window} window
 * @param {number} width pixels
 * @param {number} [apart] pixels between two ticks, at least
 * @returns {{reference: number, step: number, ticks: Array<{at: number, slot: number, offset: number}>}}
 *   at: the pixel; offset: from the reference
 */
export function positionTicks({ first, part, scale }, width, apart = 84) {
  const step = tickStep(Math.max(apart * scale, 1));
  const span = width * scale;
  // Remainders of whole numbers are exact, where a quotient would be rounded.
  const past = first % step;
  const start = past === 0 ? first : first - past + step;
  const middle = scale < 1 ? 0.5 : 0;
  const ticks = [];
  for (let n = 0; ; ++n) {
    const slot = start + n * step;
    const at = (slot - first - part + middle) / scale;
    if (at > width || slot > kLast) break;
    if (at >= 0) ticks.push({ at, slot, offset: slot });
  }
  const reference = ticks.every(({ slot }) => isShort(slot)) ? 0 : roundBelow(first, span);
  for (const tick of ticks) tick.offset = tick.slot - reference;
  return { reference, step, ticks };
}

/** Few digits in all, or few before the zeros. @param {number} slot */
function isShort(slot) {
  return slot < 1e7 || String(slot).replace(/0+$/, '').length <= 4;
}

/** @param {number} first @param {number} span slots that are seen */
function roundBelow(first, span) {
  let unit = 1;
  while (unit < span) unit *= 10;
  return first - (first % unit);
}

/**
 * A slot in few letters: 250, 40000, 3 million as 3 x 10^6.
 *
 * @param {number} value whole
 */
export function shortNumber(value) {
  if (value < 1e6) return String(value);
  const [digits, power] = value.toExponential().split('e+');
  const raised = [...power].map(
    (digit) => '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079'[Number(digit)],
  );
  const text = digits.length > 5 ? grouped(value) : `${digits}\u00d710${raised.join('')}`;
  return digits === '1' ? `10${raised.join('')}` : text;
}

/** All digits, by threes. @param {number} value whole */
export function grouped(value) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u2009');
}
