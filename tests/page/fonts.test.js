import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { subsetFont } from '../../web/tools/page/font-subset.js';
import { readWoff } from '../../web/tools/page/font-tables.js';
import { lettersOf } from '../../web/tools/page/fonts.js';
import { root } from '../../web/tools/system/paths.js';

const woff = readFileSync(
  path.join(
    root,
    'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
  ),
);
const cut = (/** @type {string} */ letters, kerning = true) =>
  subsetFont(woff, new Set(letters), { family: 'Test Face', kerning });

test('a font that is cut down says how long it is, and how long its tables are', () => {
  const font = cut('abc');
  assert.equal(font.toString('latin1', 0, 4), 'wOF2');
  assert.equal(font.readUInt32BE(8), font.length);
  const tables = unpacked(font);
  // All tables with their padding, after the header and the directory of a plain font.
  const plain = font.readUInt32BE(16) - 12 - 16 * font.readUInt16BE(12);
  assert.ok(plain >= tables.length && plain < tables.length + 4 * font.readUInt16BE(12));
});

test('fewer letters make a smaller font, and letters with accents bring their parts', () => {
  assert.ok(cut('a').length < cut('abcdefghijklmnopqrstuvwxyz').length);
  assert.ok(cut('abc', false).length < cut('abc').length);
  assert.ok(cut('\u00e9', false).length > cut('', false).length + 60);
});

test('the licence stays in it, and the reserved name does not', () => {
  const text = unpacked(cut('abc')).toString('latin1').replaceAll('\0', '');
  assert.match(text, /sil\.org\/OFL/);
  assert.match(text, /TestFace/);
  assert.ok(!/SourceSerif4-/.test(text));
});

test('what is no WOFF file is refused', () => {
  assert.throws(() => readWoff(Buffer.from('wOF2....')), TypeError);
});

/** The tables of a WOFF2 font, one after the other. @param {Buffer} font */
function unpacked(font) {
  let at = 48;
  for (let n = 0; n < font.readUInt16BE(12); ++n) {
    at += (font[at] & 63) === 63 ? 5 : 1;
    while (font[at] & 128) at += 1;
    at += 1;
  }
  return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
}

test('the letters of a page are those of its text, and of its elements where asked', () => {
  const html = '<p class="z">a &#38; <em>b<i>c</i></em></p><template>{q}</template>';
  assert.deepEqual([...lettersOf(html, null)], ['a', ' ', '&', 'b', 'c']);
  assert.deepEqual([...lettersOf(html, /<(em)>(.*?)<\/\1>/gs)], ['b', 'c']);
});
