import { subsetKerning } from './font-kerning.js';
import { readWoff, writeWoff2 } from './font-tables.js';

const kWhole = ['head', 'hhea', 'maxp', 'OS/2', 'post', 'hmtx'];

/**
 * A font with the outlines of the wanted characters alone, under a name of its own, since the
 * licence of the original reserves that name for the whole.
 *
 * Glyphs keep their numbers; those not wanted become empty.
 * Substitutions are dropped: they lead to glyphs that are no longer there.
 *
 * @param {Buffer} woff
 * @param {Set<string>} characters
 * @param {{family: string, kerning: boolean}} options
 * @returns {Buffer} WOFF2
 */
export function subsetFont(woff, characters, { family, kerning }) {
  const tables = readWoff(woff);
  const table = (/** @type {string} */ tag) => {
    const found = tables.get(tag);
    if (!found) throw new TypeError(`The font has no table ${tag}.`);
    return found;
  };
  const codes = readCmap(table('cmap'));
  const wanted = new Map(
    [...characters]
      .map((letter) => letter.codePointAt(0) ?? 0)
      .sort((a, b) => a - b)
      .flatMap((code) => (codes.has(code) ? [[code, codes.get(code) ?? 0]] : [])),
  );
  const outlines = keepOutlines(table('glyf'), table('loca'), table('head'), [
    0,
    ...wanted.values(),
  ]);
  const kept = new Map(kWhole.map((tag) => [tag, table(tag)]));
  kept.set('cmap', writeCmap(wanted));
  kept.set('glyf', outlines.glyf);
  kept.set('loca', outlines.loca);
  kept.set('name', renamed(table('name'), family));
  const pairs = kerning ? subsetKerning(table('GPOS'), [...wanted.values()]) : null;
  if (pairs) kept.set('GPOS', pairs);
  return writeWoff2(kept);
}

/** @param {Buffer} cmap @returns {Map<number, number>} glyphs by character, from the table of format 4 */
function readCmap(cmap) {
  const codes = new Map();
  for (let n = 0; n < cmap.readUInt16BE(2); ++n) {
    const at = cmap.readUInt32BE(4 + 8 * n + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6);
    for (let s = 0; s < segments; s += 2) {
      const end = cmap.readUInt16BE(at + 14 + s);
      const start = cmap.readUInt16BE(at + 16 + segments + s);
      const delta = cmap.readUInt16BE(at + 16 + 2 * segments + s);
      const place = at + 16 + 3 * segments + s;
      const offset = cmap.readUInt16BE(place);
      for (let code = start; code <= end && code < 0xffff; ++code) {
        const raw = offset ? cmap.readUInt16BE(place + offset + 2 * (code - start)) : code;
        if (!offset || raw) codes.set(code, (raw + delta) & 0xffff);
      }
    }
  }
  return codes;
}

/** One segment per character: plain, and small once compressed. @param {Map<number, number>} wanted */
function writeCmap(wanted) {
  const segments = [...wanted, /** @type {[number, number]} */ ([0xffff, 0])];
  const count = segments.length;
  let halvings = 0;
  while (2 << halvings <= count) halvings += 1;
  const power = 1 << halvings;
  const words = [0, 1, 3, 1, 0, 12];
  words.push(4, 16 + 8 * count, 0, 2 * count, 2 * power, halvings, 2 * (count - power));
  words.push(...segments.map(([code]) => code), 0, ...segments.map(([code]) => code));
  words.push(...segments.map(([code, glyph]) => (glyph - code) & 0xffff));
  words.push(...segments.map(() => 0));
  const table = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => {
    table.writeUInt16BE(word, 2 * index);
  });
  return table;
}

/**
 * @param {Buffer} glyf
 * @param {Buffer} loca
 * @param {Buffer} head
 * @param {number[]} glyphs
 */
function keepOutlines(glyf, loca, head, glyphs) {
  const long = head.readUInt16BE(50) === 1;
  const place = (/** @type {number} */ n) =>
    long ? loca.readUInt32BE(4 * n) : 2 * loca.readUInt16BE(2 * n);
  const keep = new Set(glyphs);
  // A set that grows while it is walked: parts of parts are found too.
  for (const glyph of keep) {
    for (const part of partsOf(glyf.subarray(place(glyph), place(glyph + 1)))) keep.add(part);
  }
  const count = loca.length / (long ? 4 : 2) - 1;
  const newLoca = Buffer.alloc(loca.length);
  /** @type {Buffer[]} */
  const pieces = [];
  let at = 0;
  for (let glyph = 0; glyph <= count; ++glyph) {
    if (long) newLoca.writeUInt32BE(at, 4 * glyph);
    else newLoca.writeUInt16BE(at / 2, 2 * glyph);
    if (glyph === count || !keep.has(glyph)) continue;
    const outline = glyf.subarray(place(glyph), place(glyph + 1));
    pieces.push(outline);
    at += outline.length;
  }
  return { glyf: Buffer.concat(pieces), loca: newLoca };
}

/** The glyphs that a composite glyph, such as a letter with an accent, is made of. @param {Buffer} outline */
function partsOf(outline) {
  /** @type {number[]} */
  const parts = [];
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return parts;
  for (let at = 10, more = true; more; ) {
    const flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & 1 ? 4 : 2);
    if (flags & 0x08) at += 2;
    else if (flags & 0x40) at += 4;
    else if (flags & 0x80) at += 8;
    more = Boolean(flags & 0x20);
  }
  return parts;
}

/**
 * Copyright and licence stay; the family, the full and the PostScript name are new.
 *
 * @param {Buffer} name
 * @param {string} family
 */
function renamed(name, family) {
  const storage = name.readUInt16BE(4);
  /** @type {Array<[number, Buffer]>} */
  const records = [];
  for (let n = 0; n < name.readUInt16BE(2); ++n) {
    const at = 6 + 12 * n;
    const id = name.readUInt16BE(at + 6);
    // The records for Windows, in Unicode, are the ones that every system reads.
    if (name.readUInt16BE(at) !== 3) continue;
    const from = storage + name.readUInt16BE(at + 10);
    if ([0, 13, 14].includes(id)) {
      records.push([id, name.subarray(from, from + name.readUInt16BE(at + 8))]);
    }
  }
  for (const id of [1, 4, 6]) {
    const text = id === 6 ? family.replaceAll(' ', '') : family;
    records.push([id, Buffer.from(text, 'utf16le').swap16()]);
  }
  records.sort(([a], [b]) => a - b);
  const head = Buffer.alloc(6 + 12 * records.length);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  records.forEach(([id, text], n) => {
    [3, 1, 0x409, id, text.length, offset].forEach((word, index) => {
      head.writeUInt16BE(word, 6 + 12 * n + 2 * index);
    });
    offset += text.length;
  });
  return Buffer.concat([head, ...records.map(([, text]) => text)]);
}
