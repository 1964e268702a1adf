import { channels, readTheme } from './theme.js';

const kEntries = 256;
/** @type {WeakMap<import('./theme.js').Theme, Uint8ClampedArray>} */
const ramps = new WeakMap();

/**
 * The diverging ramp for heat maps, from -1 through 0 to +1, in the theme's three colours.
 *
 * @returns {Uint8ClampedArray} 256 entries of red, green, blue, alpha; the same array as long as the
 *   colours are the same
 */
export function divergingRamp() {
  const theme = readTheme();
  const ramp = ramps.get(theme) ?? makeRamp(theme);
  ramps.set(theme, ramp);
  return ramp;
}

/** @param {import('./theme.js').Theme} theme */
function makeRamp(theme) {
  const [low, middle, high] = [theme.low, theme.middle, theme.high].map(channels);
  const ramp = new Uint8ClampedArray(kEntries * 4);
  for (let entry = 0; entry < kEntries; ++entry) {
    // Entry 127.5 would be zero; the two halves meet there.
    const value = (2 * entry) / (kEntries - 1) - 1;
    const end = value < 0 ? low : high;
    const share = Math.abs(value);
    for (let c = 0; c < 3; ++c) {
      ramp[entry * 4 + c] = Math.round(middle[c] + (end[c] - middle[c]) * share);
    }
    ramp[entry * 4 + 3] = 255;
  }
  return ramp;
}

/**
 * The colour of one value on the same ramp.
 *
 * @param {number} value from -1 to +1
 */
export function divergingColour(value) {
  const ramp = divergingRamp();
  const entry = Math.round(((Math.min(Math.max(value, -1), 1) + 1) / 2) * (kEntries - 1));
  return `rgb(${ramp[entry * 4]}, ${ramp[entry * 4 + 1]}, ${ramp[entry * 4 + 2]})`;
}

/**
 * Values as pixels of the same ramp, for tables that arrive as numbers.
 *
 * @param {ArrayLike<number>} values
 * @param {number} most the size of a value that gets an end of the ramp
 * @returns {Uint8ClampedArray} red, green, blue, alpha for each value
 */
export function paintValues(values, most) {
  const colours = new Uint32Array(divergingRamp().buffer);
  const pixels = new Uint32Array(values.length);
  const scale = (kEntries - 1) / 2;
  for (let n = 0; n < values.length; ++n) {
    const share = Math.min(Math.max(values[n] / most, -1), 1);
    pixels[n] = colours[Math.round((share + 1) * scale)];
  }
  return new Uint8ClampedArray(pixels.buffer);
}

/**
 * Black or white, whichever can be read better on a colour: 4.5 to 1 at least.
 *
 * @param {string} background a colour as divergingColour gives it
 */
export function readableOn(background) {
  // Squares stand for the curve between the numbers of a screen colour and its light.
  const [red, green, blue] = channels(background).map(
    (channel) => (channel / 255) * (channel / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.21 ? '#000' : '#fff';
}
