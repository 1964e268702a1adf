/**
 * Values of the encoding by brute force, from whole-number arithmetic: for d = 16 and base 10000
 * omega_i = 10^(-i / 2), whose square root and whose share of a turn BigInt has to 220 binary digits.
 * Nothing of the project is used.
 */

const kBits = 220n;
const kOne = 1n << kBits;

/** Machin: pi = 16 arctan(1/5) - 4 arctan(1/239). */
const kPi = 16n * inverseArc(5n) - 4n * inverseArc(239n);

/** arctan(1 / n) * 2^kBits @param {bigint} n */
function inverseArc(n) {
  let power = kOne / n;
  let sum = 0n;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += k % 4n === 1n ? power / k : -power / k;
    power /= n * n;
  }
  return sum;
}

/** @param {bigint} value */
function root(value) {
  let guess = 1n << BigInt((value.toString(2).length / 2 + 1) | 0);
  for (;;) {
    const next = (guess + value / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** omega_i / (2 pi) * 2^kBits, for d = 16 and base 10000. */
const kShares = Array.from({ length: 8 }, (_, i) => {
  const omega = root((kOne * kOne) / 10n ** BigInt(i));
  return (omega << kBits) / (2n * kPi);
});

/**
 * sin or cos of omega_i p: the value of dimension 2i or 2i + 1.
 *
 * @param {bigint} position
 * @param {number} dimension
 */
export function exactValue(position, dimension) {
  const turn = (position * kShares[dimension >> 1]) & (kOne - 1n);
  // The share of a turn to 53 digits; from a half on it is taken as a negative one, which is shorter.
  const signed = turn >= kOne / 2n ? turn - kOne : turn;
  const angle = 2 * Math.PI * (Number(signed >> (kBits - 70n)) / 2 ** 70);
  return dimension % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
}

/**
 * @param {bigint} first
 * @param {number} slots
 * @param {number} dimension
 */
export function exactMean(first, slots, dimension) {
  let sum = 0;
  for (let n = 0n; n < BigInt(slots); ++n) sum += exactValue(first + n, dimension);
  return sum / slots;
}
