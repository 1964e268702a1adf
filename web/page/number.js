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
 * What a number becomes when it is none of those that there are: 9007199254740993, 1e-400 and
 * 64.00000000000000001 fall between two of them. Numbers are told from each other by their shortest
 * decimals, so that 0.1 is 0.1.
 *
 * @param {string} text
 * @returns {number | null} null where the text says what it becomes, or is no number
 */
export function inexactAs(text) {
  const value = parseNumber(text);
  if (value === null) return null;
  return digitsOf(text.trim()) === digitsOf(String(value)) ? null : value;
}

/**
 * A decimal in one spelling: its digits without zeros at the ends, and the place of the first.
 *
 * @param {string} decimal
 */
function digitsOf(decimal) {
  const [mantissa, power = '0'] = decimal
    .replace(/^[+\u2212-]/, '')
    .toLowerCase()
    .split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  const digits = all.replace(/^0+/, '');
  if (digits === '') return '0';
  const place = whole.length - (all.length - digits.length) + Number(power);
  return `${digits.replace(/0+$/, '')}e${place}`;
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
