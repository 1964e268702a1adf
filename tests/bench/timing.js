// Ratios taken in one run: the two sides take turns, and each turn gives one ratio.

/** @typedef {() => unknown} Work may give a promise, which is waited for */
/** @typedef {{median: number, low: number, high: number}} Spread low and high are the quartiles */

const kShortest = 4; // milliseconds: far above the resolution of a browser's clock
export const kRepetitions = 31;

/** @param {number[]} values @returns {Spread} */
export function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))];
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** @param {Spread} spread @param {number} factor @returns {Spread} */
export function scaled({ median, low, high }, factor) {
  return { median: median * factor, low: low * factor, high: high * factor };
}

/** @param {Work} work @param {number} times @returns {Promise<number>} milliseconds per time */
async function clock(work, times) {
  const start = performance.now();
  for (let time = 0; time < times; ++time) {
    const done = work();
    if (done instanceof Promise) await done;
  }
  return (performance.now() - start) / times;
}

/** How often the work must be done for the clock to see it; warms it up on the way. @param {Work} work */
async function timesFor(work) {
  let times = 1;
  for (;;) {
    // The best of three, or a busy moment would pass for a long time.
    const tries = [await clock(work, times), await clock(work, times), await clock(work, times)];
    const taken = Math.min(...tries) * times;
    if (taken >= kShortest) return times;
    times = Math.max(times + 1, Math.ceil(times * Math.min(10, (1.2 * kShortest) / taken)));
  }
}

/**
 * How many times as long `above` takes as `below`.
 *
 * @param {Work} above
 * @param {Work} below
 * @returns {Promise<Spread>}
 */
export async function ratioOf(above, below) {
  const often = [await timesFor(above), await timesFor(below)];
  const ratios = [];
  for (let turn = 0; turn < kRepetitions; ++turn) {
    // Who goes first changes, so that neither always finds the other's cache.
    if (turn % 2) {
      const divisor = await clock(below, often[1]);
      ratios.push((await clock(above, often[0])) / divisor);
    } else {
      const dividend = await clock(above, often[0]);
      ratios.push(dividend / (await clock(below, often[1])));
    }
  }
  return spreadOf(ratios);
}

/** Milliseconds per time. @param {Work} work @returns {Promise<Spread>} */
export async function timeOf(work) {
  const often = await timesFor(work);
  const times = [];
  for (let turn = 0; turn < kRepetitions; ++turn) times.push(await clock(work, often));
  return spreadOf(times);
}
