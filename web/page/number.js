/**
 * Numbers as people type them and as the URL carries them. Strict: what is not plainly a decimal
 * number is no number at all, so '', '0x10', '12abc' and '1e309' never become something else.
 */

const kDecimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,4})?$/i;
const kTurns =
  /^([+-]?)(\d{1,6}(?:\.\d+)?)?\s*\*?\s*(?:pi|\u03c0)\s*(?:\/\s*(\d{1,6}(?:\.\d+)?))?$/i;

/**
 * @param {string} text
 * @returns {number | null} null where the text is no finite decimal number
 */
export function parseNumber(text) {
  const trimmed = text.trim().replace('\u2212', '-');
  if (!kDecimal.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/**
 * An angle: a decimal number, or a multiple of pi such as 'pi/6' or '3pi/16'.
 *
 * @param {string} text
 */
export function parseAngle(text) {
  const match = kTurns.exec(text.trim().replace('\u2212', '-'));
  if (!match) return parseNumber(text);
  const [, sign, over = '1', under = '1'] = match;
  const value = (Number(over) * Math.PI) / Number(under);
  if (!Number.isFinite(value)) return null;
  return sign === '-' ? -value : value;
}

/**
 * The multiple of pi that a number is, exactly as parseAngle would make it: [1, 6] for pi/6.
 *
 * @param {number} value
 * @returns {[number, number] | null}
 */
export function piFraction(value) {
  for (let under = 1; under <= 64; ++under) {
    const over = Math.round((value * under) / Math.PI);
    if (over !== 0 && Math.abs(over) <= 64 && (over * Math.PI) / under === value) {
      return [over, under];
    }
  }
  return null;
}

/**
 * @param {number} value
 * @param {'angle' | undefined} [unit]
 */
export function writeNumber(value, unit) {
  const fraction = unit === 'angle' ? piFraction(value) : null;
  if (!fraction) return String(value);
  const [over, under] = fraction;
  const count = over === 1 ? '' : over === -1 ? '-' : String(over);
  return `${count}pi${under === 1 ? '' : `/${under}`}`;
}

/** The same as people write it. @param {number} value @param {'angle' | undefined} [unit] */
export function showNumber(value, unit) {
  return writeNumber(value, unit).replace('pi', '\u03c0');
}
