#include "kernel/fraction.hpp"

#include <cmath>

namespace posenc {

PairTurns pair_turns(const Wide& turns) { return {turns.limbs[3], turns.limbs[2], turns.exponent}; }

Wide wide_of(const PairTurns& turns) { return {{0, 0, turns.low, turns.high}, turns.exponent}; }

Scaled scaled(double value) {
  if (value == 0) return {0, 0, false};
  int exponent = 0;
  const double mantissa = std::frexp(std::fabs(value), &exponent);
  return {static_cast<std::uint64_t>(mantissa * 0x1p53), exponent - 53, value < 0};
}

Fraction fraction_of(const PairTurns& turns, const Scaled& position) {
  const Product low = multiply(turns.low, position.whole);
  const Product high = multiply(turns.high, position.whole);
  const std::uint64_t middle = high.low + low.high;
  const std::uint64_t carry = middle < high.low ? 1 : 0;
  const Limbs product{low.low, middle, high.high + carry, 0};
  // Never above 0: omega / (2 pi) is below 1/4, and the whole number has no factor 2 to spare.
  const int shift = turns.exponent + position.exponent;
  const Limbs wanted = shifted_down(product, -shift);
  const Fraction fraction{wanted[1], wanted[0]};
  return position.negative ? fraction * -1 : fraction;
}

Fraction fraction_of(const Limbs& turns) { return {turns[3], turns[2]}; }

Fraction operator*(const Fraction& fraction, std::int64_t count) {
  const bool negative = count < 0;
  const auto times =
      negative ? ~static_cast<std::uint64_t>(count) + 1 : static_cast<std::uint64_t>(count);
  const Product low = multiply(fraction.low, times);
  const Fraction product{fraction.high * times + low.high, low.low};
  if (!negative) return product;
  return {~product.high + (product.low == 0 ? 1 : 0), ~product.low + 1};
}

Fraction operator+(const Fraction& a, const Fraction& b) {
  const std::uint64_t low = a.low + b.low;
  return {a.high + b.high + (low < a.low ? 1 : 0), low};
}

}  // namespace posenc
