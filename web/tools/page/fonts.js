import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { subsetFont } from './font-subset.js';

const kFamily = 'Posenc Serif';

/** Always there, whatever the pages say today. */
const kBasic =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?()-'\u2019\u2013\u2212";

/** The fonts, and in which elements their letters stand; no elements: everywhere. */
const kFonts = [
  { name: 'latin-400-normal', elements: null },
  {
    name: 'latin-400-italic',
    elements: /<(i|em|cite)\b[^>]*>(.*?)<\/\1>|<mi class="[^"]*\bit\b[^>]*>(.*?)<\/mi>/gs,
  },
  { name: 'latin-600-normal', elements: /<(h[1-4]|strong|b|dt)\b[^>]*>(.*?)<\/\1>/gs },
  { name: 'greek-400-italic', elements: null },
];

/**
 * The text face, cut down to the letters that the pages use.
 *
 * @param {{root: string, dist: string, texts: string[]}} parts texts: the finished pages
 */
export async function buildFonts({ root, dist, texts }) {
  const source = path.join(root, 'node_modules/@fontsource/source-serif-4');
  // Its licence wants to go wherever the letters go.
  await copyFile(path.join(source, 'LICENSE'), path.join(dist, 'serif-license.txt'));
  await Promise.all(
    kFonts.map(async ({ name, elements }) => {
      const woff = await readFile(path.join(source, 'files', `source-serif-4-${name}.woff`));
      const greek = name.startsWith('greek');
      const letters = texts.flatMap((html) => [...lettersOf(html, elements)]);
      const font = subsetFont(woff, new Set([...(greek ? '' : kBasic), ...letters]), {
        family: kFamily,
        // The few Greek letters stand alone, in formulas.
        kerning: !greek,
      });
      await writeFile(path.join(dist, `serif-${name}.woff2`), font);
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
