import { tones } from './document.js';

/** The colours of the document without a browser, and what is mixed of them. */

export { tones };

/** @param {string} tone @returns {number[]} */
export function channelsOf(tone) {
  return (tone.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}

/** The colour of a place along a trail. @param {number} part 0 to 1 */
export function trailTone(part) {
  const stop = Math.min(Math.floor(part * 4), 3);
  const [from, to] = [stop, stop + 1].map((n) => channelsOf(tones[`trail-${n}`]));
  const mixed = from.map((value, c) => Math.round(value + (to[c] - value) * (part * 4 - stop)));
  return `rgb(${mixed.join(', ')})`;
}

/**
 * Whether a colour is that of a value from -1 to +1, to one step of the ramp.
 *
 * @param {string} colour
 * @param {number} value
 */
export function isTint(colour, value) {
  const middle = channelsOf(tones.middle);
  const end = channelsOf(value < 0 ? tones.low : tones.high);
  return channelsOf(colour).every((channel, c) => {
    const step = Math.abs(end[c] - middle[c]) / 127;
    const wanted = middle[c] + (end[c] - middle[c]) * Math.abs(value);
    return Math.abs(channel - wanted) <= 1 + step;
  });
}
