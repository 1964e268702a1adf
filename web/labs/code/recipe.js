// What a program must do for one convention at one width: the choices made, before any language.

/**
 * @typedef {import('../../../cpp/bindings/posenc-labs.js').Convention} Convention
 * @typedef {Convention & {
 *   count: number,
 *   axisWidth: number, sines: number, cosines: number,
 *   factor: string | null,
 * }} Recipe
 *   axisWidth: columns asked for, of one coordinate; sines, cosines: columns of one coordinate;
 *   factor: what all frequencies are multiplied by, as all four languages write it
 */

/** @type {Convention} */
const usual = {
  ladder: 'paper',
  shift: 0,
  layout: 'interleaved',
  minTimescale: 1,
  maxTimescale: 10000,
  multipliesMin: false,
  start: 0,
  step: 1,
  scale: 1,
  timesPi: false,
  includesInput: false,
  odd: 'refuses',
  tiny: 'refuses',
  axes: 'one',
};

/**
 * @param {Partial<Convention>} convention
 * @param {number} width
 * @param {number} count
 * @returns {Recipe}
 */
export function completed(convention, width, count) {
  const given = { ...usual, ...convention };
  if (given.ladder === 'endpoint') Object.assign(given, { ladder: 'shifted', shift: 1 });
  const axisWidth = given.axes === 'one' ? width : width / 2;
  const half = Math.floor(axisWidth / 2);
  const more = axisWidth % 2 === 1 && given.odd !== 'pads-zero' ? 1 : 0;
  return {
    ...given,
    ...{ count, axisWidth, sines: half + more },
    cosines: half + (given.odd === 'rounds-up' ? more : 0),
    factor: factorOf(given),
  };
}

/** @param {Convention} convention */
function factorOf({ minTimescale, multipliesMin }) {
  if (minTimescale === 1) return null;
  return multipliesMin ? 'MIN_TIMESCALE' : '1 / MIN_TIMESCALE';
}

/**
 * The exponent of frequency k, as a program writes it.
 *
 * @param {Recipe} recipe
 * @param {{ half: string, most: (one: string, other: string) => string }} words of a language: half
 *   of the width rounded down, and the larger of two numbers
 */
export function exponentOf({ ladder, shift, tiny, axes }, { half, most }) {
  const width = axes === 'one' ? 'WIDTH' : 'AXIS_WIDTH';
  if (ladder === 'paper') return `-2.0 * k / ${width}`;
  const left = shift === 0 ? half : `${half} - ${real(shift)}`;
  return tiny === 'one' && Number.isInteger(shift) ? `-k / ${most(left, '1.0')}` : `-k / (${left})`;
}

/**
 * A number that every one of the languages takes for a floating-point one.
 *
 * @param {number} value
 */
export function real(value) {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** @param {Recipe} recipe the constants at the head of a program: name and value */
export function constantsOf(recipe) {
  const { axes, axisWidth, ladder, minTimescale, maxTimescale, start, step, scale } = recipe;
  /** @type {[string, string][]} */
  const constants = [[axes === 'one' ? 'WIDTH' : 'AXIS_WIDTH', String(axisWidth)]];
  if (ladder !== 'octaves') {
    if (minTimescale !== 1) constants.push(['MIN_TIMESCALE', real(minTimescale)]);
    const name = minTimescale === 1 ? 'BASE' : 'MAX_TIMESCALE';
    constants.push([name, real(maxTimescale)]);
  }
  if (axes === 'one') constants.push(['START', real(start)]);
  if (step !== 1) constants.push(['STEP', real(step)]);
  if (scale !== 1) constants.push(['SCALE', real(scale)]);
  return constants;
}
