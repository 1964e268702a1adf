/**
 * The states in which each figure is recorded: as it opens, and where it shows what else it has.
 *
 * @import {Change} from '../../web/figures/parameters.js'
 * @type {Record<string, Change[]>}
 */
const kMore = {
  opening: [{ sentence: Array(50).fill('a').join(' '), position: 7 }],
  shuffle: [{ shuffle: 1, tags: true }],
  counter: [{ counterLength: 10000 }],
  wave: [
    { position: 8, compare: 'scaled' },
    { omega: 1, compare: 'counter' },
  ],
  circle: [{ omega: 1, position: 44 }],
  shift: [{ k: 6 }, { omega: Math.PI, k: 1 }],
  strips: [{ position: 30, count: 20, slowPair: 3 }],
  digits: [{ position: 7 }],
  ladder: [{ dModel: 16, base: 100, slowPair: 5 }],
  clocks: [{ dModel: 128, slowPair: 50, position: 100 }],
  nearest: [{ nearestLimit: 60000 }],
  map: [{ exampleSlip: true, exampleWhole: true, exampleDModel: 64, exampleDimension: 21 }],
  heatmap: [
    { first: 1e9, position: 1e9 + 3, count: 20, dModel: 16 },
    { dModel: 4096, count: 10 },
  ],
  rotation: [{ k: 1, position: 0, pair: 3 }],
  similarity: [{ k: -30, gramCount: 20, first: 1000 }],
  head: [{ headWords: 'mixed', position: 3 }],
  add: [{ dModel: 16 }],
  fence: [{ dModel: 8, fencePosition: 10 }],
  slowest: [{ dModel: 4, slowestCount: 500000 }, { length: 60000 }],
  beyond: [{ farPosition: 16777217, trainingLength: 10 }],
  build: [{ exampleDModel: 8 }],
  table: [{ slide: 0.25, position: 9, dModel: 16 }],
  summary: [{ position: 30, omega: 1, dModel: 512 }],
};

/** @param {string} id @returns {Change[]} */
export function states(id) {
  return [{}, ...(kMore[id] ?? [])];
}
