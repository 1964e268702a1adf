/**
 * Fewer points for the same picture: of each stretch of points the lowest and the highest stay, in
 * their order. So a line that swings faster than the pixels becomes the block that it covers, and
 * never a slow wave that is not there.
 *
 * @param {{xs?: ArrayLike<number>, first?: number, step?: number, ys: ArrayLike<number>}} series
 * @param {number} most how many points may stay, at least 4
 * @returns {{xs: ArrayLike<number>, ys: ArrayLike<number>}}
 */
export function thin({ xs, first = 0, step = 1, ys }, most) {
  const at = (/** @type {number} */ n) => (xs ? xs[n] : first + n * step);
  const count = ys.length;
  if (count <= most) return { xs: xs ?? Float64Array.from(ys, (_, n) => at(n)), ys };
  const stretches = Math.max(Math.floor(most / 2), 2);
  const keptXs = new Float64Array(2 * stretches);
  const keptYs = new Float64Array(2 * stretches);
  for (let stretch = 0; stretch < stretches; ++stretch) {
    const from = Math.floor((stretch * count) / stretches);
    const to = Math.floor(((stretch + 1) * count) / stretches);
    let [low, high] = [from, from];
    for (let n = from + 1; n < to; ++n) {
      if (ys[n] < ys[low]) low = n;
      if (ys[n] > ys[high]) high = n;
    }
    [Math.min(low, high), Math.max(low, high)].forEach((n, second) => {
      keptXs[2 * stretch + second] = at(n);
      keptYs[2 * stretch + second] = ys[n];
    });
  }
  return { xs: keptXs, ys: keptYs };
}
