import { choice, oneTwoFive, real, tableOf, whole } from '../shell/table.js';

const kWidths = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/**
 * @typedef {{
 *   dModel: number, base: number, first: number, step: number, count: number,
 *   dtype: 'float32' | 'float64', format: 'npy' | 'raw' | 'csv' | 'json',
 * }} Wish
 */
export const known = tableOf({
  dModel: whole(512, { stops: kWidths, rule: 'dModel' }),
  base: real(10000, { stops: oneTwoFive(1e6), rule: 'base' }),
  first: real(0, { min: 0, max: 1000, rule: 'first' }),
  step: real(1, { min: 0, max: 10, rule: 'step' }),
  count: whole(20000, { stops: oneTwoFive(1e7), low: 1, high: 9007199254740992 }),
  dtype: choice(['float32', 'float64']),
  format: choice(['npy', 'raw', 'csv', 'json']),
});
