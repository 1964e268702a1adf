import { growingForms, readCharacters, tablesOf } from './font-tables.js';

/**
 * Fonts cut down to a few characters, under a name of their own, since the licences of the
 * originals reserve theirs for the whole.
 */

/** Of the name table: copyright, and the licence with its address. */
const kLegal = [0, 13, 14];

/**
 * Substitutions are not followed: nothing here asks for small capitals or old figures. The marks
 * of formulas are, since their larger forms hang on the MATH table, which stays.
 *
 * @param {Buffer} font WOFF, WOFF2 or plain
 * @param {string} characters those to keep; one that the font lacks is passed over
 * @param {{family: string, kerning?: boolean, single?: string}} options
 *   single: characters that lose all but the first of their larger forms
 * @returns {Promise<Buffer>} WOFF2
 */
export async function cutFont(font, characters, { family, kerning = false, single = '' }) {
  // Imported here, since this file is loaded before npm ci may have run.
  // @ts-expect-error: it brings no types.
  const { default: subset } = await import('subset-font');
  // @ts-expect-error: it brings no types.
  const { default: fontverter } = await import('fontverter');
  const cut = await subset(font, characters, {
    targetFormat: 'sfnt',
    preserveNameIds: kLegal,
    keepFeatures: kerning ? ['kern'] : [],
    noLayoutClosure: true,
    noHinting: true,
  });
  const tables = tablesOf(cut);
  tables.set('name', renamed(tables.get('name') ?? Buffer.alloc(6), family));
  // It tells the members of the original family apart by names that are no longer there.
  tables.delete('STAT');
  for (const mark of single) keepFirstForm(tables, mark.codePointAt(0) ?? 0);
  return fontverter.convert(withTables(cut, tables), 'woff2');
}

/** The same font with changed tables. @param {Buffer} sfnt @param {Map<string, Buffer>} tables */
function withTables(sfnt, tables) {
  const header = Buffer.from(sfnt.subarray(0, 12 + 16 * tables.size));
  header.writeUInt16BE(tables.size, 4);
  let [largest, power] = [1, 0];
  for (; 2 * largest <= tables.size; ++power) largest *= 2;
  header.writeUInt16BE(16 * largest, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (tables.size - largest), 10);
  /** @type {Buffer[]} */
  const bodies = [];
  let at = header.length;
  [...tables].forEach(([tag, data], index) => {
    const body = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(sumOf(body), entry + 4);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    bodies.push(body);
    at += body.length;
  });
  return Buffer.concat([header, ...bodies]);
}

/** The checksum of a table: the sum of its words. @param {Buffer} body */
function sumOf(body) {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * Takes a mark's larger forms away, but for the first, and the parts that it could be put together
 * from.
 *
 * @param {Map<string, Buffer>} tables
 * @param {number} code
 */
function keepFirstForm(tables, code) {
  const math = tables.get('MATH');
  const glyph = readCharacters(tables).get(code);
  const form = math && glyph !== undefined ? growingForms(math).get(glyph) : undefined;
  if (!math || !form) throw new TypeError(`No larger forms of U+${code.toString(16)}.`);
  const changed = Buffer.from(math);
  changed.writeUInt16BE(0, form);
  changed.writeUInt16BE(1, form + 2);
  tables.set('MATH', changed);
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
    if (name.readUInt16BE(at) !== 3 || !kLegal.includes(id)) continue;
    const from = storage + name.readUInt16BE(at + 10);
    records.push([id, name.subarray(from, from + name.readUInt16BE(at + 8))]);
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
