#include "kernel_sincos.hpp"

namespace posenc {
namespace {

/// 32-bit whole numbers in 64-bit lanes as doubles: exact.
[[gnu::always_inline]] inline F64x2 doubles_of(const U64x2& small) {
  constexpr double kShift = 0x1p52;
  return as<F64x2>(small | as<U64x2>(both(kShift))) - both(kShift);
}

/// coefficients[0] + coefficients[1] z + ... + coefficients[5] z^5
[[gnu::always_inline]] inline F64x2 polynomial(const F64x2& z, const double (&coefficients)[6]) {
  F64x2 value = both(coefficients[5]) * z + both(coefficients[4]);
  value = value * z + both(coefficients[3]);
  value = value * z + both(coefficients[2]);
  value = value * z + both(coefficients[1]);
  return value * z + both(coefficients[0]);
}

}  // namespace

SinCosLanes sin_cos(const PhaseLanes& phase, double excess) {
  // (sin x - x) / x^3 and (cos x - 1 + x^2 / 2) / x^4 in powers of x^2, |x| <= pi / 4: relative
  // error of the sine 2^-58.0, absolute error of the cosine 2^-64.1.
  constexpr double kSine[] = {-0x1.5555555555549p-3, 0x1.111111110f8a6p-7,   -0x1.a01a019c1619bp-13,
                              0x1.71de357b1b980p-19, -0x1.ae5e689e920aap-26, 0x1.5d93a4458ae4cp-33};
  constexpr double kCosine[] = {0x1.555555555554cp-5,  -0x1.6c16c16c1521fp-10,
                                0x1.a01a019cbf626p-16, -0x1.27e4f812b61b4p-22,
                                0x1.1ee9f1523a72ap-29, -0x1.8fb130c099872p-37};
  // pi / 2 in units of 2^32: its first 21 bits, and the rest. pi / 2 in units of 2^64.
  constexpr double kQuarterHigh = 0x1.921fb00000000p-32;
  constexpr double kQuarterLow = 0x1.5110b4611a626p-54;
  constexpr double kQuarterTail = 0x1.921fb54442d18p-64;

  // A quarter of a turn becomes 2^128; the nearest quarter is dropped, and then the sign.
  const U64x2 quarters = (phase.high + both(std::uint64_t{1} << 61)) >> 62;
  const U64x2 high = (phase.high << 2) | (phase.low >> 62);
  const U64x2 negative = top_bit_mask(high);
  const U64x2 size = high ^ negative;
  const U64x2 low = (phase.low << 2) ^ negative;
  const U64x2 lower_half = both(std::uint64_t{0xffffffffu});

  const F64x2 a = doubles_of(size >> 32);
  const F64x2 below_b = doubles_of(low >> 32) + doubles_of(low & lower_half) * both(0x1p-32);
  const F64x2 b = doubles_of(size & lower_half) + below_b * both(0x1p-32);
  const F64x2 exact = a * both(kQuarterHigh);  // 31 bits times 21 bits
  const F64x2 rest = a * both(kQuarterLow) + b * both(kQuarterTail);
  const F64x2 x = exact + rest;
  const F64x2 tail = rest - (x - exact);

  const F64x2 z = x * x;
  const F64x2 half = z * both(0.5);
  const F64x2 main = both(1.0) - half;
  F64x2 s = x * z * polynomial(z, kSine) + tail * main;
  F64x2 c = ((both(1.0) - main) - half) + (z * z * polynomial(z, kCosine) - x * tail);
  s = x + (s + (x + s) * both(excess));
  c = main + (c + (main + c) * both(excess));

  const U64x2 signed_s = as<U64x2>(s) ^ (negative << 63);
  const U64x2 odd = U64x2{} - (quarters & both(std::uint64_t{1}));
  const F64x2 sine = chosen(odd, c, as<F64x2>(signed_s));
  const F64x2 cosine = chosen(odd, as<F64x2>(signed_s), c);
  const U64x2 sine_sign = (quarters >> 1) << 63;
  return {as<F64x2>(as<U64x2>(sine) ^ sine_sign),
          as<F64x2>(as<U64x2>(cosine) ^ sine_sign ^ (odd << 63))};
}

}  // namespace posenc
