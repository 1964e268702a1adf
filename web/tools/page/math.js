import temml from 'temml';

/** The macros that give a symbol the colour of what it stands for. */
const kMacros = Object.fromEntries(
  ['sine', 'cosine', 'here', 'there', 'turn'].map((name) => [
    `\\${name}`,
    `\\class{tone-${name}}{#1}`,
  ]),
);

/**
 * TeX as MathML, without inline styles (the page's policy allows none) and without the letters of
 * the mathematical alphabets (few systems have a font with them): an italic letter is an ordinary
 * one of class `it`.
 *
 * @param {string} tex
 * @param {boolean} display on a line of its own
 */
export function renderMath(tex, display) {
  const mathml = temml.renderToString(tex, {
    displayMode: display,
    trust: true,
    throwOnError: true,
    macros: { ...kMacros },
  });
  return letters(gaps(mathml.replaceAll(/ style="[^"]*"/g, '')));
}

/**
 * No gap between the name of a function and the parenthesis after it, nor at the end.
 *
 * @param {string} mathml
 */
function gaps(mathml) {
  return mathml.replaceAll(
    /<mspace width="0.1667em"><\/mspace>((?:<\/mrow>)*(?:<mrow>)*(?:<mo fence="true" form="prefix"|<\/math>))/g,
    '$1',
  );
}

/** @param {string} mathml */
function letters(mathml) {
  return mathml.replaceAll(/<mi( [^>]*)?>([^<]+)<\/mi>/gu, (whole, attributes = '', text) => {
    const plain = [...text].map(plainLetter).join('');
    const upright = attributes.includes('mathvariant="normal"');
    if (plain === text && ([...text].length > 1 || upright || !/\p{L}/u.test(text))) return whole;
    const named = / class="([^"]*)"/.exec(attributes);
    const rest = attributes.replace(/ class="[^"]*"/, '');
    return `<mi class="${named ? `${named[1]} it` : 'it'}"${rest}>${plain}</mi>`;
  });
}

/** @param {string} letter */
function plainLetter(letter) {
  const code = /** @type {number} */ (letter.codePointAt(0));
  if (code >= 0x1d434 && code <= 0x1d467) {
    const place = code - 0x1d434;
    return String.fromCharCode(place < 26 ? 65 + place : 97 + place - 26);
  }
  if (code === 0x210e) return 'h';
  return code >= 0x1d6fc && code <= 0x1d714 ? String.fromCharCode(0x3b1 + code - 0x1d6fc) : letter;
}
