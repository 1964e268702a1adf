/**
 * Tells whether what something depends on is other than the last time, so that it is made again
 * only then. Arrays and objects count as the same while they are the same ones.
 *
 * @returns {(...dependencies: unknown[]) => boolean} true at the first time
 */
export function createChanged() {
  /** @type {unknown[] | null} */
  let last = null;
  return (...now) => {
    const before = last;
    last = now;
    return !before?.every((one, n) => Object.is(one, now[n]));
  };
}
