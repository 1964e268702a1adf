import { brotliCompressSync, constants, inflateSync } from 'node:zlib';

/**
 * The two containers of web fonts: WOFF is read, WOFF2 is written. Both hold the tables of a font;
 * see https://www.w3.org/TR/WOFF/ and https://www.w3.org/TR/WOFF2/.
 *
 * @typedef {Map<string, Buffer>} Tables by their tags of four letters
 */

/** In the order of the specification: a known tag is written as its place in this list. */
const kKnownTags = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf'],
  ...['loca', 'prep', 'CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT'],
  ...['VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB'],
];

/** @param {Buffer} woff @returns {Tables} */
export function readWoff(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('This is no WOFF file.');
  const tables = new Map();
  for (let n = 0; n < woff.readUInt16BE(12); ++n) {
    const entry = 44 + 20 * n;
    const from = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const data = woff.subarray(from, from + packed);
    const whole = packed < woff.readUInt32BE(entry + 12);
    tables.set(woff.toString('latin1', entry, entry + 4), whole ? inflateSync(data) : data);
  }
  return tables;
}

/** @param {Tables} tables @returns {Buffer} */
export function writeWoff2(tables) {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.concat(entries.map(([tag, data]) => directoryEntry(tag, data.length)));
  const data = Buffer.concat(entries.map(([, table]) => table));
  const packed = brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  const header = Buffer.alloc(48);
  header.write('wOF2', 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(padded(48 + directory.length + packed.length), 8);
  header.writeUInt16BE(entries.length, 12);
  const plain = entries.reduce((sum, [, table]) => sum + padded(table.length), 0);
  header.writeUInt32BE(12 + 16 * entries.length + plain, 16);
  header.writeUInt32BE(packed.length, 20);
  header.writeUInt16BE(1, 24);
  const file = Buffer.concat([header, directory, packed]);
  return Buffer.concat([file, Buffer.alloc(padded(file.length) - file.length)]);
}

/** @param {string} tag @param {number} length */
function directoryEntry(tag, length) {
  const known = kKnownTags.indexOf(tag);
  // Outlines as they are: for these two tables the specification calls that version 3.
  const version = tag === 'glyf' || tag === 'loca' ? 3 : 0;
  const flags = Buffer.from([(version << 6) | (known < 0 ? 63 : known)]);
  return Buffer.concat([flags, Buffer.from(known < 0 ? tag : '', 'latin1'), base128(length)]);
}

/** A number in groups of seven bits, the highest first. @param {number} value */
function base128(value) {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}

/** @param {number} length */
export function padded(length) {
  return (length + 3) & ~3;
}
