/**
 * Rows to hold one's own code against: where they stand, and for which systems. The module computes
 * the values; a test knows them from outside.
 *
 * @typedef {{name: string, dModel: number, position: number}} Row
 * @type {Row[]}
 */
export const goldenRows = [
  { name: 'paper', dModel: 4, position: 1 },
  { name: 'paper', dModel: 6, position: 3 },
  { name: 'paper', dModel: 8, position: 5 },
  { name: 'fairseq', dModel: 4, position: 1 },
  { name: 'fairseq', dModel: 4, position: 3 },
  { name: 'fairseq', dModel: 8, position: 5 },
  { name: 'marian', dModel: 4, position: 3 },
  { name: 'stable-diffusion', dModel: 8, position: 981 },
  { name: 'nerf', dModel: 8, position: 0.5 },
];
/** @type {Array<{name: string, dModel: number, x: number, y: number}>} */
export const goldenPoints = [
  { name: 'mae-2d', dModel: 8, x: 1, y: 0 },
  { name: 'timm-2d', dModel: 8, x: 0, y: 1 },
];
export const goldenTurn = { vector: [1, 2, 3, 4], position: 3, base: 10000 };

/** As many decimals as the rows are told with. @param {ArrayLike<number>} values */
export function written(values) {
  return Array.from(values, (value) =>
    Object.is(value, 0) || Object.is(value, -0) ? '0' : value.toFixed(8),
  ).join(' ');
}
