// Sine and cosine of a phase, two at a time, in double arithmetic without fused operations.
#pragma once

#include <cstdint>

#include "kernel_lanes.hpp"

namespace posenc {

/// Two phases as fractions of a turn, (high + low / 2^64) / 2^64 each.
struct PhaseLanes {
  U64x2 high;
  U64x2 low;
};

inline PhaseLanes operator+(const PhaseLanes& a, const PhaseLanes& b) {
  const U64x2 low = a.low + b.low;
  return {a.high + b.high + carries(a.low, b.low, low), low};
}

struct SinCosLanes {
  F64x2 sin;
  F64x2 cos;
};

/// (sin x - x) / x^3 and (cos x - 1 + x^2 / 2) / x^4 in powers of x^2, |x| <= pi / 4: relative
/// error of the sine 2^-58.0, absolute error of the cosine 2^-64.1.
inline constexpr double kSine[] = {-0x1.5555555555549p-3,  0x1.111111110f8a6p-7,
                                   -0x1.a01a019c1619bp-13, 0x1.71de357b1b980p-19,
                                   -0x1.ae5e689e920aap-26, 0x1.5d93a4458ae4cp-33};
inline constexpr double kCosine[] = {0x1.555555555554cp-5,  -0x1.6c16c16c1521fp-10,
                                     0x1.a01a019cbf626p-16, -0x1.27e4f812b61b4p-22,
                                     0x1.1ee9f1523a72ap-29, -0x1.8fb130c099872p-37};

/// sin and cos of x + tail, 0 <= x <= pi / 4, |tail| at most half a unit in x's last place; each
/// multiplied by 1 + excess before the one rounding that matters.
inline SinCosLanes sin_cos_near_zero(const F64x2& x, const F64x2& tail, double excess = 0) {
  const F64x2 z = x * x;
  F64x2 p = both(kSine[5]), q = both(kCosine[5]);
  for (int i = 4; i >= 0; --i) {
    p = p * z + both(kSine[i]);
    q = q * z + both(kCosine[i]);
  }
  const F64x2 half = z * both(0.5);
  const F64x2 main = both(1.0) - half;
  F64x2 s = x * z * p + tail * main;
  F64x2 c = ((both(1.0) - main) - half) + (z * z * q - x * tail);
  if (excess != 0) {
    s = s + (x + s) * both(excess);
    c = c + (main + c) * both(excess);
  }
  return {x + s, main + c};
}

/// pi / 2 in units of 2^32: its first 21 bits, and the rest. pi / 2 in units of 2^64.
inline constexpr double kQuarterHigh = 0x1.921fb00000000p-32;
inline constexpr double kQuarterLow = 0x1.5110b4611a626p-54;
inline constexpr double kQuarterTail = 0x1.921fb54442d18p-64;

/// 32-bit whole numbers in 64-bit lanes as doubles: exact.
inline F64x2 doubles_of(const U64x2& small) {
  constexpr double kShift = 0x1p52;
  return as<F64x2>(small | as<U64x2>(both(kShift))) - both(kShift);
}

/// How much of the phase is read: its upper 64 bits are enough for an error of 1.0e-16, all 128
/// keep small results as exact, in proportion, as large ones.
enum class Grain { kCoarse, kFine };

/// Largest error 1.0e-16. kFine: relative error of each value below 2^-51 as well, while the phase
/// is further than 2^-74 turn from the nearest quarter of a turn, or is that quarter.
/// Both results are multiplied by 1 + excess before their last rounding.
template <Grain grain>
inline SinCosLanes sin_cos(const PhaseLanes& phase, double excess = 0) {
  // A quarter of a turn becomes 2^128; the nearest quarter is dropped, and then the sign.
  const U64x2 quarters = (phase.high + both(std::uint64_t{1} << 61)) >> 62;
  const U64x2 high = (phase.high << 2) | (phase.low >> 62);
  const U64x2 negative = top_bit_mask(high);
  const U64x2 size = high ^ negative;
  const U64x2 lower_half = both(std::uint64_t{0xffffffffu});

  const F64x2 a = doubles_of(size >> 32);
  F64x2 b = doubles_of(size & lower_half);
  if constexpr (grain == Grain::kFine) {
    const U64x2 low = (phase.low << 2) ^ negative;
    b = b + (doubles_of(low >> 32) + doubles_of(low & lower_half) * both(0x1p-32)) * both(0x1p-32);
  }
  // 31 bits times 21 bits is exact.
  const F64x2 exact = a * both(kQuarterHigh);
  const F64x2 rest = a * both(kQuarterLow) + b * both(kQuarterTail);
  const F64x2 x = exact + rest;
  const F64x2 tail = rest - (x - exact);

  const SinCosLanes near = sin_cos_near_zero(x, tail, excess);
  const U64x2 signed_s = as<U64x2>(near.sin) ^ (negative << 63);
  const U64x2 odd = U64x2{} - (quarters & both(std::uint64_t{1}));
  const F64x2 sine = chosen(odd, near.cos, as<F64x2>(signed_s));
  const F64x2 cosine = chosen(odd, as<F64x2>(signed_s), near.cos);
  const U64x2 sine_sign = (quarters >> 1) << 63;
  return {as<F64x2>(as<U64x2>(sine) ^ sine_sign),
          as<F64x2>(as<U64x2>(cosine) ^ sine_sign ^ (odd << 63))};
}

}  // namespace posenc
