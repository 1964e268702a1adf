import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { subsetFont } from './font-subset.js';

const kFamily = 'Posenc Serif';
const kFonts = ['latin-400-normal', 'latin-400-italic', 'latin-600-normal', 'greek-400-italic'];
const kPrintable = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n));

/**
 * The text face, cut down to the characters that the pages use and those of a keyboard.
 *
 * @param {{root: string, dist: string, texts: string[]}} parts texts: the finished pages
 */
export async function buildFonts({ root, dist, texts }) {
  const characters = new Set([...kPrintable, ...texts.join('')]);
  const source = path.join(root, 'node_modules/@fontsource/source-serif-4');
  // Its licence wants to go wherever the letters go.
  await copyFile(path.join(source, 'LICENSE'), path.join(dist, 'serif-license.txt'));
  await Promise.all(
    kFonts.map(async (name) => {
      const woff = await readFile(path.join(source, 'files', `source-serif-4-${name}.woff`));
      const font = subsetFont(woff, characters, {
        family: kFamily,
        // The few Greek letters stand alone, in formulas.
        kerning: name.startsWith('latin'),
      });
      await writeFile(path.join(dist, `serif-${name}.woff2`), font);
    }),
  );
}
