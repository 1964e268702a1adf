import { flag, oneTwoFive, real, tableOf, whole } from '../shell/table.js';

/**
 * What the map shows: a window along the positions, another along the dimensions.
 *
 * @typedef {{
 *   dModel: number, base: number, first: number, part: number, scale: number, dimension: number,
 *   dimensions: number, sampled: boolean,
 * }} View
 *   first: the slot at the left edge; part: how much of it is scrolled away already; scale: slots
 *   per pixel; dimension, dimensions: the first one shown, and how many
 */

/** One slot covers 40 pixels at most, and a pixel 10^9 slots. */
export const kFinest = 1 / 40;
export const kCoarsest = 1e9;
export const kLast = 2 ** 53;

const kWidths = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

export const known = tableOf({
  dModel: whole(64, { stops: kWidths, rule: 'dModel', high: 16384 }),
  base: real(10000, { stops: oneTwoFive(1e6), rule: 'base' }),
  first: whole(0, { min: 0, max: 1000, low: 0, high: kLast }),
  part: real(0, { low: 0, high: 1023 / 1024 }),
  scale: real(0.25, {
    stops: [kFinest, 0.05, 0.1, 0.25, 0.5, ...oneTwoFive(kCoarsest)],
    low: kFinest,
    high: kCoarsest,
  }),
  dimension: whole(0, { within: ({ dModel }) => [0, dModel - 1] }),
  dimensions: whole(64, { within: ({ dModel }) => [1, dModel] }),
  sampled: flag(false),
});
