import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cutFont } from './font-cut.js';

/** The families that ship. Their licences reserve the names of the originals for the whole. */
const kText = 'Posenc Serif';
const kMath = 'Posenc Math';

/** Always in the text face, whatever the pages hold today. */
const kBasic =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?()-'\u2019\u2013\u2212";

/**
 * Always in the face for formulas: the space, by which browsers choose the face that draws roots
 * and fraction bars, the root, and the signs that scripts write. Letters and digits never are, so
 * that browsers take them from the text face.
 */
const kSigns =
  ' ()[]+=/,.:;!<>\u00b0\u00b1\u00b7\u00d7\u2026\u2032\u2211\u2212\u221a\u221e\u2248\u2260\u2264\u2265\u230a\u230b';

const kOperators = /<mo\b[^>]*>(.*?)<\/mo>/gs;

/**
 * The fonts: where they come from, and in which elements their letters stand.
 *
 * @type {Array<{file: string, source: string, family: string, always: string,
 *   elements: RegExp | null, kerning: boolean, single?: string}>}
 */
const kFonts = [
  text('latin-400-normal', null),
  text(
    'latin-400-italic',
    /<(i|em|cite)\b[^>]*>(.*?)<\/\1>|<mi [^>]*class="[^"]*\bit\b[^>]*>(.*?)<\/mi>/gs,
  ),
  text('latin-600-normal', /<(h[1-4]|strong|b|dt|th)\b[^>]*>(.*?)<\/\1>/gs),
  // The few Greek letters stand alone, in formulas: nothing to kern, and none that is always there.
  { ...text('greek-400-italic', null), always: '', kerning: false },
  {
    file: 'math',
    source: 'stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    family: kMath,
    always: kSigns,
    elements: kOperators,
    kerning: false,
    // Chromium leaves room after a root for the widest of its forms; here all roots are low.
    single: '\u221a',
  },
];

/** @param {string} name @param {RegExp | null} elements null: everywhere */
function text(name, elements) {
  return {
    file: `serif-${name}`,
    source: `source-serif-4/files/source-serif-4-${name}.woff2`,
    family: kText,
    always: kBasic,
    elements,
    kerning: true,
  };
}

/**
 * The text face and the face for formulas, cut down to the characters that the pages use.
 *
 * @param {{root: string, dist: string, texts: string[]}} parts texts: the finished pages
 */
export async function buildFonts({ root, dist, texts }) {
  const packages = path.join(root, 'node_modules/@fontsource');
  const licences = { serif: 'source-serif-4', math: 'stix-two-math' };
  // Each licence wants to go wherever its letters go.
  await Promise.all(
    Object.entries(licences).map(([name, from]) =>
      copyFile(path.join(packages, from, 'LICENSE'), path.join(dist, `${name}-license.txt`)),
    ),
  );
  await Promise.all(
    kFonts.map(async ({ file, source, family, always, elements, kerning, single }) => {
      const found = new Set(texts.flatMap((html) => [...lettersOf(html, elements)]));
      const letters = [...found].filter(
        (letter) => family === kText || !/[\p{L}\p{N}]/u.test(letter),
      );
      const font = await cutFont(
        await readFile(path.join(packages, source)),
        `${always}${letters.join('')}`,
        { family, kerning, single },
      );
      await writeFile(path.join(dist, `${file}.woff2`), font);
    }),
  );
}

/**
 * The letters of a page, or of some of its elements.
 *
 * @param {string} html
 * @param {RegExp | null} elements
 */
export function lettersOf(html, elements) {
  // What the scripts fill in is set in the face of the system.
  const shown = html.replace(/<template[\s\S]*?<\/template>/g, '');
  const parts = elements ? (shown.match(elements) ?? []).join('') : shown;
  const text = parts
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return new Set(text);
}
