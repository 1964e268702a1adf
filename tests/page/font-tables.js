import { growingForms, tablesOf } from '../../web/tools/page/font-tables.js';

/** @param {Buffer} font WOFF2 @returns {Promise<Map<string, Buffer>>} */
export async function readTables(font) {
  // @ts-expect-error: it brings no types.
  const { default: fontverter } = await import('fontverter');
  return tablesOf(await fontverter.convert(font, 'sfnt'));
}

/**
 * The glyphs that grow upwards, with the height of the tallest single form, in units of the font,
 * and whether parts can be put together to any height.
 *
 * @param {Map<string, Buffer>} tables
 * @returns {Map<number, {tallest: number, endless: boolean}>}
 */
export function readStretchy(tables) {
  const math = tables.get('MATH');
  if (!math) return new Map();
  return new Map(
    [...growingForms(math)].map(([glyph, at]) => {
      const count = math.readUInt16BE(at + 2);
      const heights = Array.from({ length: count }, (_, n) =>
        math.readUInt16BE(at + 4 + 4 * n + 2),
      );
      return [glyph, { tallest: Math.max(0, ...heights), endless: math.readUInt16BE(at) !== 0 }];
    }),
  );
}
