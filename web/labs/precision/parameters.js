import { oneTwoFive, real, tableOf, whole } from '../shell/table.js';

const kWidths = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

export const known = tableOf({
  dModel: whole(512, { stops: kWidths, rule: 'dModel', high: 4096 }),
  base: real(10000, { stops: oneTwoFive(1e6), rule: 'base' }),
  position: whole(50000, { stops: oneTwoFive(1e9), rule: 'pos', low: 0 }),
});
