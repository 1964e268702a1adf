import { parameters as ofArticle } from '../figures/parameters.js';
import { fillText, formatValue } from './text.js';

/**
 * Refusals and values as sentences of the page's language.
 *
 * @param {{controls: Record<string, import('./control-markup.js').Words>}} words
 * @param {Record<string, string>} refusals by code, or by code and parameter: 'not-even.dModel'
 * @param {string} locale
 * @param {Readonly<Record<string, import('../figures/parameters.js').Parameter>>} [parameters] those
 *   of a page of its own
 */
export function createExplainer(words, refusals, locale, parameters = ofArticle) {
  const nameOf = (/** @type {string} */ key) =>
    words.controls[key] ? fillText(words.controls[key].label, {}, locale) : key;
  /** What a value counts: "slots", or "slot" for a 1. @param {string} key @param {any} value */
  const unit = (key, value) => fillText(words.controls[key]?.unit ?? '', { value }, locale);
  return {
    /** @param {import('./rules.js').Refusal} refusal */
    explain({ code, key, value, low = 0, high = 0, nearest = 0, message }) {
      const rule = parameters[key]?.rule ?? key;
      const template = refusals[`${code}.${key}`] ?? refusals[`${code}.${rule}`] ?? refusals[code];
      if (!template) return message ?? `${nameOf(key)}: ${code}`;
      const sentence = fillText(
        template,
        {
          parameter: nameOf(key),
          value: typeof value === 'number' ? formatValue(value, '!', locale) : shorten(value),
          low: formatValue(low, '', locale),
          high: formatValue(high, '', locale),
          // All of its digits, as they would be typed.
          nearest: String(nearest).replace('-', '\u2212'),
        },
        locale,
      );
      return sentence[0].toLocaleUpperCase(locale) + sentence.slice(1);
    },
    /** @param {string} key @param {any} value */
    say(key, value) {
      const number = typeof value === 'number' ? formatValue(value, '', locale) : String(value);
      return `${number} ${unit(key, value)}`.trim();
    },
    unit,
    /** What there is to say about this very value, or nothing. @param {string} key @param {any} value */
    remark: (key, value) => words.controls[key]?.remarks?.[String(value)] ?? '',
  };
}

/** @param {unknown} value */
function shorten(value) {
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}\u2026` : text;
}
