// How exact the tables are, over the positions of the bar. The largest errors against values of
// many digits are held by the tests of tests/golden; here every value of whole tables is judged.

const kWidth = 512;
// The float64 table is within this of the true value (held by the tests of the kernel).
const kDoubleError = 1.0e-16;

/**
 * A float32 is the correctly rounded one if it is the float32 nearest to the true value, and the
 * float64 brackets the true value: where both ends of the bracket round alike, that is decided.
 *
 * @param {any} encoder
 * @param {number} first
 * @param {number} count
 */
function judge(encoder, first, count) {
  const run = { dModel: kWidth, first, count };
  const singles = encoder.encode({ ...run, dtype: 'float32' });
  const doubles = encoder.encode({ ...run, dtype: 'float64' });
  let wrong = 0;
  let undecided = 0;
  for (let index = 0; index < singles.length; ++index) {
    const low = Math.fround(doubles[index] - kDoubleError);
    const high = Math.fround(doubles[index] + kDoubleError);
    if (low !== high) ++undecided;
    else if (singles[index] !== low) ++wrong;
  }
  return { wrong, undecided };
}

/** @returns {Promise<import('./rows.js').Row[]>} */
export async function measureAccuracy() {
  const { loadEncoder } = await import('posenc');
  const encoder = await loadEncoder();
  const runs = [
    [0, 10000],
    [1e6, 2000],
    [1e9, 2000],
    [2 ** 53 - 2000, 2000],
  ].map(([first, count]) => judge(encoder, first, count));
  const sum = (/** @type {'wrong' | 'undecided'} */ what) => {
    const value = runs.reduce((total, run) => total + run[what], 0);
    return { median: value, low: value, high: value };
  };
  return [
    {
      name: 'misrounded of 8192000 float32 values at 0, 1e6, 1e9, 2^53',
      unit: 'values',
      bar: 0,
      better: 'less',
      spread: sum('wrong'),
    },
    { name: 'of these too close to call from float64', unit: 'values', spread: sum('undecided') },
  ];
}
