#include "exact/ratio.hpp"

#include <cmath>

namespace posenc {
namespace {

constexpr int kHalvings = 8;

/// `value` as a fraction of 1; value < 1.
Limbs fraction_of(const Wide& value) { return shifted_down(value.limbs, -value.exponent); }

/// 2^x and 2^-x, 0 <= x < 1: both by one power series after x has been halved eight times.
Ratio two_to(const Limbs& x) {
  const Limbs small = shifted_down(fraction_of(normalised(x, 0) * kLogOfTwo), kHalvings);
  Limbs odd{}, even{}, term = small;
  for (std::uint32_t n = 1; term != Limbs{}; ++n) {
    Limbs& part = n % 2 == 1 ? odd : even;
    part = sum(part, term);
    term = quotient(high_product(term, small), n + 1);
  }
  // 1 + even + odd and 1 + even - odd, with 1 = 2^255 so that there is room above.
  constexpr Limbs kOne{0, 0, 0, std::uint64_t{1} << 63};
  const Limbs middle = sum(kOne, shifted_down(even, 1));
  Ratio both{normalised(difference(middle, shifted_down(odd, 1)), 1),
             normalised(sum(middle, shifted_down(odd, 1)), 1)};
  for (int i = 0; i < kHalvings; ++i) {
    both.down = both.down * both.down;
    both.up = both.up * both.up;
  }
  return both;
}

/// log2 of a mantissa in [1, 2): a guess that is off by less than 1/120, and the rest by the
/// series of ln(1 + rest).
Limbs log_two(double mantissa) {
  if (mantissa == 1) return {};
  const double above = mantissa - 1;
  const Limbs start = fraction_of(wide_of(above + 0.34375 * above * (1 - above)));
  const SignedWide close{two_to(start).down * wide_of(mantissa), false};
  const SignedWide rest = close + SignedWide{wide_of(1), true};
  SignedWide series{}, power = rest;
  for (std::uint32_t n = 1; !power.magnitude.is_zero() && power.magnitude.exponent > -256; ++n) {
    const Wide term = normalised(quotient(power.magnitude.limbs, n), power.magnitude.exponent);
    series = series + SignedWide{term, power.negative != (n % 2 == 0)};
    power = {power.magnitude * rest.magnitude, power.negative != rest.negative};
  }
  const Limbs correction = fraction_of(series.magnitude * kLogTwoOfE);
  return series.negative ? difference(start, correction) : sum(start, correction);
}

}  // namespace

Ratio ratio_of(double base, std::size_t pairs) {
  int exponent = 0;
  const double mantissa = 2 * std::frexp(base, &exponent);
  // log2(base) / pairs, whole part and fraction.
  const auto divisor = static_cast<std::uint32_t>(pairs);
  const auto whole = static_cast<std::uint32_t>(exponent - 1);
  Limbs fraction = quotient(log_two(mantissa), divisor);
  if (const std::uint32_t rest = whole % divisor; rest != 0) {
    const Wide share = normalised(quotient(wide_of(rest).limbs, divisor), wide_of(rest).exponent);
    fraction = sum(fraction, fraction_of(share));
  }
  Ratio ratio = two_to(fraction);
  ratio.down.exponent -= static_cast<int>(whole / divisor);
  ratio.up.exponent += static_cast<int>(whole / divisor);
  return ratio;
}

Wide power(const Wide& base, std::size_t exponent) {
  Wide result = wide_of(1), square = base;
  for (; exponent > 0; exponent >>= 1) {
    if ((exponent & 1) != 0) result = result * square;
    if (exponent > 1) square = square * square;
  }
  return result;
}

}  // namespace posenc
