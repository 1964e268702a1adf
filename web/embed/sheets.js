/**
 * Style sheets by their text, each made once: shadow roots adopt them, which no policy forbids.
 *
 * @type {Map<string, CSSStyleSheet>}
 */
const sheets = new Map();

/** @param {string} text */
export function sheetOf(text) {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Sizes follow the text around: a length that is worked out once and then handed down. */
export function registerUnit() {
  try {
    CSS.registerProperty({
      name: '--posenc-unit',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // Another copy of this script has done so.
  }
}
