#include "exact/wide.hpp"

#include <cmath>
#include <cstddef>
#include <limits>

namespace posenc {
namespace {

/// limbs * 2^(exponent - 256) as the nearest number of `digits` bits whose last place is not below
/// 2^lowest.
double rounded(const Wide& value, int digits, int lowest) {
  if (value.is_zero()) return 0;
  const int last = value.exponent - digits < lowest ? lowest : value.exponent - digits;
  const int kept = value.exponent - last;  // bits of the mantissa above the last place
  if (kept < 0) return 0;
  const Limbs whole = shifted_down(value.limbs, 256 - kept);
  const Limbs rest = kept == 0 ? value.limbs : shifted_up(value.limbs, kept);
  constexpr Limbs kHalf{0, 0, 0, std::uint64_t{1} << 63};
  std::uint64_t mantissa = whole[0];
  if (less(kHalf, rest) || (rest == kHalf && (mantissa & 1) != 0)) ++mantissa;
  return std::ldexp(static_cast<double>(mantissa), last);
}

}  // namespace

int leading_zeros(std::uint64_t value) {
  int zeros = 0;
  for (int step = 32; step > 0; step /= 2) {
    if (value >> (64 - step) == 0) {
      zeros += step;
      value <<= step;
    }
  }
  return zeros;
}

Limbs shifted_up(const Limbs& limbs, int bits) {
  const int skip = bits / 64, shift = bits % 64;
  Limbs moved{};
  for (int i = 3; i >= skip; --i) {
    const auto from = static_cast<std::size_t>(i - skip);
    std::uint64_t limb = limbs[from] << shift;
    if (shift > 0 && from > 0) limb |= limbs[from - 1] >> (64 - shift);
    moved[static_cast<std::size_t>(i)] = limb;
  }
  return moved;
}

Limbs shifted_down(const Limbs& limbs, int bits) {
  const int skip = bits / 64, shift = bits % 64;
  Limbs moved{};
  for (int i = 0; i + skip < 4; ++i) {
    const auto from = static_cast<std::size_t>(i) + static_cast<std::size_t>(skip);
    std::uint64_t limb = limbs[from] >> shift;
    if (shift > 0 && from < 3) limb |= limbs[from + 1] << (64 - shift);
    moved[static_cast<std::size_t>(i)] = limb;
  }
  return moved;
}

Limbs sum(const Limbs& a, const Limbs& b) {
  Limbs total{};
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::uint64_t partial = a[i] + carry;
    total[i] = partial + b[i];
    carry = (partial < carry ? 1u : 0u) + (total[i] < partial ? 1u : 0u);
  }
  return total;
}

Limbs difference(const Limbs& a, const Limbs& b) {
  Limbs rest{};
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::uint64_t partial = a[i] - borrow;
    rest[i] = partial - b[i];
    borrow = (a[i] < borrow ? 1u : 0u) + (partial < b[i] ? 1u : 0u);
  }
  return rest;
}

bool less(const Limbs& a, const Limbs& b) {
  for (std::size_t i = 4; i-- > 0;) {
    if (a[i] != b[i]) return a[i] < b[i];
  }
  return false;
}

Limbs quotient(const Limbs& limbs, std::uint32_t divisor) {
  Limbs result{};
  std::uint64_t rest = 0;
  for (std::size_t i = 4; i-- > 0;) {
    const std::uint64_t high = (rest << 32) | (limbs[i] >> 32);
    const std::uint64_t low = ((high % divisor) << 32) | (limbs[i] & 0xffffffffu);
    result[i] = ((high / divisor) << 32) | (low / divisor);
    rest = low % divisor;
  }
  return result;
}

Wide normalised(const Limbs& limbs, int exponent) {
  for (std::size_t i = 4; i-- > 0;) {
    if (limbs[i] == 0) continue;
    const int shift = 64 * static_cast<int>(3 - i) + leading_zeros(limbs[i]);
    return {shifted_up(limbs, shift), exponent - shift};
  }
  return {};
}

Wide wide_of(double value) {
  int exponent = 0;
  const double mantissa = std::frexp(value, &exponent);
  const auto whole = static_cast<std::uint64_t>(mantissa * 0x1p64);
  return whole == 0 ? Wide{} : Wide{{0, 0, 0, whole}, exponent};
}

double to_double(const Wide& value) {
  using Limits = std::numeric_limits<double>;
  return rounded(value, Limits::digits, Limits::min_exponent - Limits::digits);
}

float to_float(const Wide& value) {
  using Limits = std::numeric_limits<float>;
  return static_cast<float>(rounded(value, Limits::digits, Limits::min_exponent - Limits::digits));
}

SignedWide operator+(const SignedWide& a, const SignedWide& b) {
  if (a.magnitude.is_zero()) return b;
  if (b.magnitude.is_zero()) return a;
  const bool a_leads = a.magnitude.exponent >= b.magnitude.exponent;
  const SignedWide& big = a_leads ? a : b;
  const SignedWide& small = a_leads ? b : a;
  // One bit of room for the carry.
  const int exponent = big.magnitude.exponent + 1;
  const Limbs x = shifted_down(big.magnitude.limbs, 1);
  const Limbs y = shifted_down(small.magnitude.limbs, exponent - small.magnitude.exponent);
  if (big.negative == small.negative) return {normalised(sum(x, y), exponent), big.negative};
  if (less(x, y)) return {normalised(difference(y, x), exponent), small.negative};
  return {normalised(difference(x, y), exponent), big.negative};
}

}  // namespace posenc
