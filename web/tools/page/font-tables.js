/** What the tables of a font say. */

/** @param {Buffer} sfnt @returns {Map<string, Buffer>} the tables of a plain font by their tags */
export function tablesOf(sfnt) {
  return new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const from = sfnt.readUInt32BE(entry + 8);
      return [
        sfnt.toString('latin1', entry, entry + 4),
        sfnt.subarray(from, from + sfnt.readUInt32BE(entry + 12)),
      ];
    }),
  );
}

/** @param {Map<string, Buffer>} tables @returns {Map<number, number>} glyphs by code points */
export function readCharacters(tables) {
  const cmap = tables.get('cmap') ?? Buffer.alloc(4);
  const glyphs = new Map();
  for (let n = 0; n < cmap.readUInt16BE(2); ++n) {
    const at = cmap.readUInt32BE(4 + 8 * n + 4);
    const format = cmap.readUInt16BE(at);
    if (format === 4) {
      const segments = cmap.readUInt16BE(at + 6);
      for (let s = 0; s < segments; s += 2) {
        const end = cmap.readUInt16BE(at + 14 + s);
        const start = cmap.readUInt16BE(at + 16 + segments + s);
        const delta = cmap.readUInt16BE(at + 16 + 2 * segments + s);
        const place = at + 16 + 3 * segments + s;
        const offset = cmap.readUInt16BE(place);
        for (let code = start; code <= end && code < 0xffff; ++code) {
          const raw = offset ? cmap.readUInt16BE(place + offset + 2 * (code - start)) : code;
          if (!offset || raw) glyphs.set(code, (raw + delta) & 0xffff);
        }
      }
    } else if (format === 12) {
      for (let g = 0; g < cmap.readUInt32BE(at + 12); ++g) {
        const group = at + 16 + 12 * g;
        const start = cmap.readUInt32BE(group);
        for (let code = start; code <= cmap.readUInt32BE(group + 4); ++code) {
          glyphs.set(code, cmap.readUInt32BE(group + 8) + code - start);
        }
      }
    }
  }
  return glyphs;
}

/**
 * Where the MATH table tells the larger forms of each glyph that can grow upwards: the place of the
 * parts that it is put together from, the count of the finished forms, then each with its height.
 *
 * @param {Buffer} math
 * @returns {Map<number, number>} places in the table by glyphs
 */
export function growingForms(math) {
  const variants = math.readUInt16BE(8);
  const coverage = variants + math.readUInt16BE(variants + 2);
  return new Map(
    readCoverage(math, coverage).map((glyph, index) => [
      glyph,
      variants + math.readUInt16BE(variants + 10 + 2 * index),
    ]),
  );
}

/** @param {Buffer} table @param {number} at @returns {number[]} */
function readCoverage(table, at) {
  const count = table.readUInt16BE(at + 2);
  if (table.readUInt16BE(at) === 1) {
    return Array.from({ length: count }, (_, n) => table.readUInt16BE(at + 4 + 2 * n));
  }
  return Array.from({ length: count }, (_, n) => {
    const range = at + 4 + 6 * n;
    const start = table.readUInt16BE(range);
    const length = table.readUInt16BE(range + 2) - start + 1;
    return Array.from({ length }, (_unused, step) => start + step);
  }).flat();
}
