import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * Pictures of pages in few bytes: sixteen shades of each colour, of these the 256 most frequent,
 * as a PNG with a palette. The same picture always becomes the same bytes.
 */

const kColours = 256;

/** Sixteen shades of each of three colours, as one number. @param {Buffer} data @param {number} at */
function shadeOf(data, at) {
  return ((data[at] & 0xf0) << 4) | (data[at + 1] & 0xf0) | (data[at + 2] >> 4);
}

/** @param {number} shade @returns {[number, number, number]} */
function channelsOf(shade) {
  return [17 * (shade >> 8), 17 * ((shade >> 4) & 15), 17 * (shade & 15)];
}

/**
 * @param {PNG} picture
 * @returns {{shades: number[], indices: Uint8Array}} the palette, and a place in it for each pixel
 */
function palette({ data, width, height }) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let at = 0; at < 4 * width * height; at += 4) {
    const shade = shadeOf(data, at);
    counts.set(shade, (counts.get(shade) ?? 0) + 1);
  }
  const shades = [...counts]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, kColours)
    .map(([shade]) => shade);
  /** @type {Map<number, number>} */
  const places = new Map(shades.map((shade, index) => [shade, index]));
  const nearest = (/** @type {number} */ shade) => {
    const wanted = channelsOf(shade);
    const away = (/** @type {number} */ other) =>
      channelsOf(other).reduce((sum, one, c) => sum + (one - wanted[c]) ** 2, 0);
    return shades.reduce((best, other, n) => (away(other) < away(shades[best]) ? n : best), 0);
  };
  const indices = new Uint8Array(width * height);
  indices.forEach((_, pixel) => {
    const shade = shadeOf(data, 4 * pixel);
    const place = places.get(shade) ?? nearest(shade);
    places.set(shade, place);
    indices[pixel] = place;
  });
  return { shades, indices };
}

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** @param {Buffer} picture a PNG @returns {Buffer} a smaller one */
export function packed(picture) {
  const png = PNG.sync.read(picture);
  const { width, height } = png;
  const { shades, indices } = palette(png);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each pixel, from a palette.
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; ++row) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(shades.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
