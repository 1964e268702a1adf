import { readTheme } from '../theme.js';

/**
 * @typedef {{
 *   title?: string, min?: number, max?: number, step?: number, at?: number[], log?: boolean,
 *   reverse?: boolean, hidden?: boolean, grid?: boolean, digits?: number, labels?: string[], whole?: boolean,
 *   format?: (value: number) => string | string[],
 * }} Axis  format: several strings stand one under the other
 */

/**
 * The options of one Chart.js scale. `at` puts ticks exactly there, `step` apart from each other, and
 * `whole` at whole numbers only, as there is no slot 0.2.
 *
 * @param {Axis} axis
 * @returns {any} Chart.js scale options
 */
export function scaleOptions(axis) {
  const theme = readTheme();
  const format = axis.format ?? plain(axis.digits, theme.lang);
  return {
    type: axis.labels ? 'category' : axis.log ? 'logarithmic' : 'linear',
    ...(axis.labels ? { labels: axis.labels } : { min: axis.min, max: axis.max }),
    display: !axis.hidden,
    reverse: axis.reverse ?? false,
    title: {
      display: Boolean(axis.title),
      text: axis.title ?? '',
      color: theme.muted,
      padding: 4,
      font: { family: theme.font, size: 13 },
    },
    grid: { display: axis.grid ?? true, color: theme.grid, tickLength: 4, drawTicks: true },
    border: { display: false },
    ticks: {
      color: theme.muted,
      font: { family: theme.font, size: 12 },
      maxRotation: 0,
      autoSkipPadding: 12,
      ...(axis.step ? { stepSize: axis.step } : {}),
      ...(axis.whole ? { precision: 0 } : {}),
      ...(axis.labels ? {} : { callback: tickLabel(axis, format) }),
    },
    ...(axis.at ? { afterBuildTicks: putTicks(axis.at) } : {}),
  };
}

/**
 * Ticks for things that are counted from 0: 0, 1, 2, ... or every 2nd, 4th, 8th, ... of them.
 *
 * @param {number} count
 * @param {number} [most] ticks
 */
export function wholeTicks(count, most = 9) {
  let step = 1;
  while (count / step > most) step *= 2;
  return Array.from({ length: Math.ceil(count / step) }, (_, n) => n * step);
}

/**
 * Labels for a logarithmic axis over many decades: 1, 10, 100, 1000, and from there on 10⁴, 10⁵, ...
 *
 * @param {number} value
 */
export function powerOfTen(value) {
  const power = Number(value.toExponential().split('e')[1]);
  if (power >= -3 && power < 4) return plain(Math.max(-power, 0), readTheme().lang)(value);
  const raised = [...String(power)].map((sign) => kRaised[sign] ?? '').join('');
  return `10${raised}`;
}

/** @type {Record<string, string>} */
const kRaised = {
  '-': '\u207b',
  ...Object.fromEntries(
    [...'\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079'].entries(),
  ),
};

/** @param {number[]} at */
function putTicks(at) {
  return (/** @type {{ticks: Array<{value: number}>}} */ scale) => {
    scale.ticks = at.map((value) => ({ value }));
  };
}

/** @param {Axis} axis @param {(value: number) => string | string[]} format */
function tickLabel(axis, format) {
  return (/** @type {number | string} */ value) => {
    const number = Number(value);
    // A logarithmic axis offers every 2nd, 3rd, ... step too; naming the decades is enough.
    if (axis.log && !axis.at && !isDecade(number)) return null;
    return format(number);
  };
}

/** @param {number} value */
function isDecade(value) {
  return /^1e[+-]\d+$/.test(value.toExponential());
}

/** Making a number format takes longer than drawing an axis. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {number | undefined} digits @param {string} language */
function plain(digits, language) {
  const key = `${language} ${digits}`;
  const numbers =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      useGrouping: false,
      maximumFractionDigits: digits ?? 6,
      minimumFractionDigits: digits ?? 0,
    });
  formats.set(key, numbers);
  return (/** @type {number} */ value) => numbers.format(value).replace('-', '\u2212');
}
