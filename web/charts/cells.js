/**
 * How a row of cells is laid on the pixels of a screen so that no band appears that is not there:
 * each cell covers the same whole number of device pixels, and what is left over stays empty. Where
 * there are more cells than pixels, whole pairs are drawn, evenly chosen, so that sine and cosine
 * still stand side by side.
 *
 * @typedef {{cell: number, shown: number, kept: Int32Array | null}} Fit
 *   cell: device pixels of a cell; shown: how many cells; kept: which ones, or null for all
 */

/**
 * @param {number} room device pixels
 * @param {number} count cells
 * @param {number} [ratio] device pixels of a CSS pixel, the least that a chosen cell covers
 * @returns {Fit}
 */
export function fitCells(room, count, ratio = 1) {
  if (count <= room)
    return { cell: Math.max(Math.floor(room / count), 1), shown: count, kept: null };
  const cell = Math.max(Math.round(ratio), 1);
  const pairs = Math.max(Math.floor(room / cell / 2), 1);
  return { cell, shown: 2 * pairs, kept: evenPairs(count / 2, pairs) };
}

/**
 * Both columns of pairs evenly apart, the first and the last pair among them.
 *
 * @param {number} pairs
 * @param {number} shown
 */
function evenPairs(pairs, shown) {
  const kept = new Int32Array(2 * shown);
  for (let n = 0; n < shown; ++n) {
    const pair = shown === 1 ? 0 : Math.round((n * (pairs - 1)) / (shown - 1));
    kept[2 * n] = 2 * pair;
    kept[2 * n + 1] = 2 * pair + 1;
  }
  return kept;
}

/**
 * The chosen columns of an image, in its rows.
 *
 * @param {Uint8ClampedArray} pixels
 * @param {number} columns
 * @param {Int32Array} kept
 * @param {Uint8ClampedArray} into
 */
export function keepColumns(pixels, columns, kept, into) {
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const to = new Uint32Array(into.buffer, into.byteOffset, into.length / 4);
  for (let start = 0, at = 0; at < to.length; start += columns) {
    for (let n = 0; n < kept.length; ++n, ++at) to[at] = from[start + kept[n]];
  }
}
