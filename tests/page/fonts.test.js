import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';
import { loadFigures } from '../../web/figures/index.js';
import { cutFont } from '../../web/tools/page/font-cut.js';
import { readCharacters } from '../../web/tools/page/font-tables.js';
import { buildFonts, lettersOf } from '../../web/tools/page/fonts.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { renderPage } from '../../web/tools/page/template.js';
import { root as home } from '../../web/tools/system/paths.js';
import { readStretchy, readTables } from './font-tables.js';
import { builtEncoder } from './support.js';

/** @param {string} name */
const original = (name) => readFileSync(path.join(home, 'node_modules/@fontsource', name));
const serif = original('source-serif-4/files/source-serif-4-latin-400-normal.woff2');
const math = original('stix-two-math/files/stix-two-math-latin-400-normal.woff2');
const cut = (/** @type {string} */ letters, kerning = true) =>
  cutFont(serif, letters, { family: 'Test Face', kerning });

test('a font that is cut down has the characters asked for, and no others', async () => {
  const tables = await readTables(await cut('aw\u00e9'));
  assert.deepEqual([...readCharacters(tables).keys()].sort(), [0x61, 0x77, 0xe9].sort());
  assert.ok(tables.has('GPOS'));
  assert.ok(!(await readTables(await cut('aw', false))).get('GPOS')?.includes('kern'));
});

test('the licence stays in it, and the reserved name does not', async () => {
  for (const font of [await cut('abc'), await cutFont(math, 'abc', { family: 'Test Face' })]) {
    const name = (await readTables(font)).get('name') ?? Buffer.alloc(0);
    const text = name.toString('latin1').replaceAll('\0', '');
    assert.match(text, /OFL|Open Font License/);
    assert.match(text, /Copyright|\u00a9/);
    assert.match(text, /TestFace/);
    assert.doesNotMatch(text.replace(/Copyright.*?(?=This Font)/s, ''), /SourceSerif4-|STIXTwo/);
  }
});

test('a face for formulas keeps the larger forms of its marks', async () => {
  const font = await cutFont(math, '(\u221a', { family: 'Test Face' });
  const tables = await readTables(font);
  const glyphs = readCharacters(tables);
  const stretchy = readStretchy(tables);
  for (const mark of '(\u221a') {
    const { tallest = 0, endless } = stretchy.get(glyphs.get(mark.codePointAt(0) ?? 0) ?? 0) ?? {};
    assert.ok(tallest > 2000, `${mark}: ${tallest}`);
    assert.ok(endless, mark);
  }
  const low = await cutFont(math, '(\u221a', { family: 'Test Face', single: '\u221a' });
  const kept = readStretchy(await readTables(low));
  const root = kept.get(glyphs.get(0x221a) ?? 0);
  assert.ok(root && root.tallest > 1000 && root.tallest < 1300 && !root.endless);
  assert.ok(kept.get(glyphs.get(0x28) ?? 0)?.endless);
});

test('the letters of a page are those of its text, and of its elements where asked', () => {
  const html = '<p class="z">a &#38; <em>b<i>c</i></em></p><template>{q}</template>';
  assert.deepEqual([...lettersOf(html, null)], ['a', ' ', '&', 'b', 'c']);
  assert.deepEqual([...lettersOf(html, /<(em)>(.*?)<\/\1>/gs)], ['b', 'c']);
});

/** Signs that say something and show nothing, such as the one for "applied to". */
const kUnseen = /[\u2061-\u2064\u200b]/;

/** Whole pages, and the fonts that are cut for them. @type {string[]} */
const pages = [];
/** @type {Map<string, {glyphs: Map<number, number>, stretchy: ReturnType<typeof readStretchy>}>} */
const faces = new Map();
before(async () => {
  const encoder = await builtEncoder();
  const figures = await loadFigures();
  const languages = await loadLanguages(path.join(home, 'web/text'));
  const template = readFileSync(path.join(home, 'web/index.html'), 'utf8');
  for (const language of languages) {
    pages.push(renderPage({ template, language, languages, figures, encoder }));
  }
  const dist = mkdtempSync(path.join(tmpdir(), 'posenc-fonts-'));
  try {
    await buildFonts({ root: home, dist, texts: pages });
    for (const file of readdirSync(dist).filter((name) => name.endsWith('.woff2'))) {
      const tables = await readTables(readFileSync(path.join(dist, file)));
      faces.set(file, { glyphs: readCharacters(tables), stretchy: readStretchy(tables) });
    }
    assert.deepEqual(
      readdirSync(dist)
        .filter((name) => name.endsWith('.txt'))
        .sort(),
      ['math-license.txt', 'serif-license.txt'],
    );
  } finally {
    rmSync(dist, { recursive: true });
  }
});

/** The faces that math.css gives to an element, first things first. @param {string} classes */
function facesOf(classes) {
  return /\bit\b/.test(classes)
    ? ['math.woff2', 'serif-latin-400-italic.woff2', 'serif-greek-400-italic.woff2']
    : ['math.woff2', 'serif-latin-400-normal.woff2'];
}

test('every character of every formula is in a face that ships', () => {
  let count = 0;
  for (const html of pages) {
    for (const [formula] of html.matchAll(/<math\b.*?<\/math>/gs)) {
      for (const [, element, rest, text] of formula.matchAll(
        /<(mi|mn|mo|mtext|ms)\b([^>]*)>([^<]*)</g,
      )) {
        for (const letter of lettersOf(text, null)) {
          if (kUnseen.test(letter)) continue;
          const code = letter.codePointAt(0) ?? 0;
          const face = facesOf(rest).find((name) => faces.get(name)?.glyphs.has(code));
          assert.ok(
            face,
            `${letter} (U+${code.toString(16)}) of <${element}${rest}> in ${formula}`,
          );
          if (/[\p{L}\p{N}]/u.test(letter)) assert.notEqual(face, 'math.woff2', letter);
          ++count;
        }
      }
    }
  }
  assert.ok(count > 1000, `${count} characters`);
});

test('every mark that stretches can do so in the face that ships', () => {
  const { glyphs, stretchy } = faces.get('math.woff2') ?? assert.fail('no face for formulas');
  const grows = (/** @type {string} */ mark) =>
    stretchy.get(glyphs.get(mark.codePointAt(0) ?? 0) ?? -1);
  const found = new Set();
  for (const html of pages) {
    for (const [formula] of html.matchAll(/<math\b.*?<\/math>/gs)) {
      for (const [, inside] of formula.matchAll(
        /<m(?:sqrt|root)\b[^>]*>(.*?)<\/m(?:sqrt|root)>/g,
      )) {
        found.add('\u221a');
        // The face that ships has the lowest form of the root alone.
        assert.doesNotMatch(inside, /<(mfrac|mtable|msup|munderover)\b/, 'a tall root');
      }
      for (const [, mark] of formula.matchAll(/<mo\b[^>]*stretchy="true"[^>]*>([^<]+)</g))
        found.add(mark);
    }
  }
  assert.ok(found.has('(') && found.has('\u221a'), [...found].join(' '));
  // Those that the figures put around a matrix.
  for (const mark of [...found, '(', ')']) assert.ok(grows(mark), mark);
  // Browsers draw roots and bars from the first face that has a space.
  assert.ok(glyphs.has(0x20));
});
