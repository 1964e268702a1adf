/**
 * The number of each figure, for good: people say "look at Figure 7", and notes print it. A new
 * figure takes the next free number, wherever it stands, and the number of one that is gone is not
 * given again.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const figureNumbers = Object.freeze({
  opening: 1,
  shuffle: 2,
  counter: 3,
  wave: 4,
  circle: 5,
  shift: 6,
  strips: 7,
  digits: 8,
  clocks: 9,
  ladder: 10,
  nearest: 11,
  map: 12,
  heatmap: 13,
  rotation: 14,
  similarity: 15,
  head: 16,
  add: 17,
  fence: 18,
  slowest: 19,
  beyond: 20,
  build: 21,
  table: 22,
  summary: 23,
});
