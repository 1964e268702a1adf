/**
 * Texts with holes: "Pair {pair} turns {turns:3} times in {count} slots."
 *
 * {name} as it is, {name:n} with n decimals, {name~n} with n significant digits, {name!} every
 * digit. {name?turn|turns} picks the word that goes with a number by the plural rules of the
 * language, a form for each of its kinds (one, then the others); with a format, {name~3?turn|turns},
 * it goes by the number as that format shows it. {tone|text} dresses a stretch of text, which may
 * hold holes of its own: {sine|the wave}, {i|d} for a letter that stands for a number, {sub|i}, {em|this}.
 *
 * @typedef {Record<string, number | string>} Values
 * @typedef {{text: string, marks: string[]}} Stretch
 */

/** What may stand before the bar, and the element it becomes. */
export const kMarks = /** @type {Readonly<Record<string, string>>} */ ({
  sine: 'span',
  cosine: 'span',
  here: 'span',
  there: 'span',
  turn: 'span',
  warning: 'span',
  i: 'i',
  em: 'em',
  b: 'b',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
});

/**
 * @param {string} template
 * @param {Values} [values]
 * @param {string} [locale]
 * @returns {string} without marks
 */
export function fillText(template, values = {}, locale = 'en') {
  return fill(template, values, locale)
    .map(({ text }) => text)
    .join('');
}

/**
 * @param {string} template
 * @param {Values} [values]
 * @param {string} [locale]
 * @returns {Stretch[]}
 */
export function fill(template, values = {}, locale = 'en') {
  /** @type {Stretch[]} */
  const stretches = [];
  const end = read(template, 0, [], stretches, values, locale);
  if (end !== template.length) throw new SyntaxError(`Unmatched } in "${template}".`);
  return stretches;
}

/**
 * The names of the values that a template asks for.
 *
 * @param {string} template
 * @returns {string[]}
 */
export function holesOf(template) {
  /** @type {Set<string>} */
  const names = new Set();
  const anything = new Proxy(/** @type {Values} */ ({}), {
    has: () => true,
    get: (_, name) => {
      names.add(String(name));
      return 0;
    },
  });
  fill(template, anything);
  return [...names];
}

const kOpening = /^\{([A-Za-z][A-Za-z0-9]*)(\||([:~]\d+|!)?(?:\?([^{}|]*(?:\|[^{}|]*)+))?\})/;

/**
 * @param {string} template
 * @param {number} from
 * @param {string[]} marks
 * @param {Stretch[]} into
 * @param {Values} values
 * @param {string} locale
 * @returns {number} where reading stopped
 */
function read(template, from, marks, into, values, locale) {
  let at = from;
  while (at < template.length && template[at] !== '}') {
    if (template[at] !== '{') {
      const next = template.slice(at).search(/[{}]/);
      const stop = next < 0 ? template.length : at + next;
      into.push({ text: template.slice(at, stop), marks });
      at = stop;
      continue;
    }
    const opening = kOpening.exec(template.slice(at));
    if (!opening) throw new SyntaxError(`Cannot read "${template}" at ${at}.`);
    const [whole, name, tail, format = '', forms] = opening;
    at += whole.length;
    if (tail !== '|') {
      if (!(name in values)) throw new ReferenceError(`"${template}" asks for ${name}.`);
      const text = forms
        ? pickForm(forms.split('|'), values[name], format, locale)
        : formatValue(values[name], format, locale);
      into.push({ text, marks });
      continue;
    }
    if (!(name in kMarks)) throw new SyntaxError(`"${template}" has an unknown mark ${name}.`);
    at = read(template, at, [...marks, name], into, values, locale) + 1;
  }
  return at;
}

const kPlurals = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * @param {string[]} forms in the order of kPlurals, as far as the language has them
 * @param {number | string} value
 * @param {string} format
 * @param {string} locale
 */
function pickForm(forms, value, format, locale) {
  const rules = pluralRules(locale, roundingOf(format, value));
  const { pluralCategories } = rules.resolvedOptions();
  const kind = typeof value === 'number' ? rules.select(value) : 'other';
  const place = kPlurals.filter((one) => pluralCategories.some((own) => own === one)).indexOf(kind);
  return forms[place] ?? forms[forms.length - 1];
}

/** @param {string} format @param {number | string} value @returns {Intl.PluralRulesOptions} */
function roundingOf(format, value) {
  const digits = Number(format.slice(1));
  if (format[0] === ':') return { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (format === '!' || (!format && Number.isInteger(value))) return { maximumFractionDigits: 20 };
  return { maximumSignificantDigits: digits || kDigits };
}

/** As many significant digits are shown where none are asked for. */
const kDigits = 7;

/**
 * @param {number | string} value
 * @param {string} [format] '', ':3', '~3' or '!'
 * @param {string} [locale]
 */
export function formatValue(value, format = '', locale = 'en') {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) {
    return Number.isNaN(value) ? '?' : value > 0 ? '\u221e' : '\u2212\u221e';
  }
  const size = Math.abs(value);
  const digits = Number(format.slice(1));
  if (format === '!') return tidy(String(value), locale);
  if (format[0] === ':' && size < 1e15) {
    return tidy(numberFormat(locale, roundingOf(format, value)).format(value), locale);
  }
  const most = format[0] === '~' ? digits : kDigits;
  if (size !== 0 && (size < 1e-6 || size >= 1e16)) {
    return tidy(value.toExponential(most - 1), locale);
  }
  // Whole numbers keep all their digits unless digits were asked for.
  if (!format && Number.isInteger(value)) return tidy(String(value), locale);
  return tidy(numberFormat(locale, { maximumSignificantDigits: most }).format(value), locale);
}

const numberFormat = kept(
  (/** @type {string} */ locale, /** @type {Intl.NumberFormatOptions} */ options) =>
    new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn', ...options }),
);

/** Where the browser has no plural rules: those of the languages that the page is written in. */
const oneAndOther = {
  select: (/** @type {number} */ value) => (value === 1 ? 'one' : 'other'),
  resolvedOptions: () => ({ pluralCategories: ['one', 'other'] }),
};

const pluralRules = kept(
  (/** @type {string} */ locale, /** @type {Intl.PluralRulesOptions} */ options) =>
    Intl.PluralRules ? new Intl.PluralRules(locale, options) : oneAndOther,
);

/**
 * Made once for each locale and options: making one takes far longer than using it, and every
 * caption is filled again at each event of a slider.
 *
 * @template Options
 * @template Made
 * @param {(locale: string, options: Options) => Made} make
 * @returns {(locale: string, options: Options) => Made}
 */
function kept(make) {
  /** @type {Map<string, Made>} */
  const all = new Map();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const made = all.get(key) ?? make(locale, options);
    all.set(key, made);
    return made;
  };
}

/**
 * A true minus, no minus on zero, and powers of ten written out.
 *
 * @param {string} text
 * @param {string} locale
 */
function tidy(text, locale) {
  let [digits, power] = text.split('e');
  if (/^-[0.,]*$/.test(digits)) digits = digits.slice(1);
  digits = digits.replace('-', '\u2212');
  if (!power) return digits;
  if (!locale.startsWith('en') && numberFormat(locale, {}).format(0.5).includes(',')) {
    digits = digits.replace('.', ',');
  }
  if (digits.includes('.')) digits = digits.replace(/\.?0+$/, '');
  return `${digits}\u2009\u00d7\u200910${raise(power)}`;
}

/** @param {string} power */
function raise(power) {
  const raised = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';
  return [...power.replace('+', '')]
    .map((digit) => (digit === '-' ? '\u207b' : raised[Number(digit)]))
    .join('');
}
