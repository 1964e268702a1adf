#include "kernel/sincos.hpp"

#include "kernel/constants.hpp"

#if defined(__FAST_MATH__)
#error "posenc needs IEEE arithmetic: -ffast-math removes the sums that make it exact"
#endif

namespace posenc {
namespace {

constexpr const SinCosConstants& k = kSinCosConstants;

/// 32-bit whole numbers in 64-bit lanes as doubles: exact.
[[gnu::always_inline]] inline F64x2 doubles_of(const U64x2& small, const F64x2& shift) {
  return as<F64x2>(small | as<U64x2>(shift)) - shift;
}

/// coefficients[0] + coefficients[1] z + ... + coefficients[5] z^5, in steps that do not all wait
/// for each other.
[[gnu::always_inline]] inline F64x2 polynomial(const F64x2& z, const F64x2& square,
                                               const F64x2 (&coefficients)[6]) {
  const F64x2 low = coefficients[1] * z + coefficients[0];
  const F64x2 middle = coefficients[3] * z + coefficients[2];
  const F64x2 high = coefficients[5] * z + coefficients[4];
  return low + square * (middle + square * high);
}

}  // namespace

SinCosLanes sin_cos(const PhaseLanes& phase, double excess) {
  // A quarter of a turn becomes 2^128; the nearest quarter is dropped, and then the sign.
  const U64x2 quarters = (phase.high + k.eighth) >> 62;
  const U64x2 high = (phase.high << 2) | (phase.low >> 62);
  const U64x2 negative = top_bit_mask(high);
  const U64x2 size = high ^ negative;
  const U64x2 low = (phase.low << 2) ^ negative;

  const F64x2 a = doubles_of(size >> 32, k.shift);
  const F64x2 lower =
      doubles_of(low >> 32, k.shift) + doubles_of(low & k.lower_half, k.shift) * k.unit;
  const F64x2 b = doubles_of(size & k.lower_half, k.shift) + lower * k.unit;
  const F64x2 exact = a * k.quarter_high;  // 31 bits times 21 bits
  const F64x2 rest = a * k.quarter_low + b * k.quarter_tail;
  const F64x2 x = exact + rest;
  const F64x2 tail = rest - (x - exact);

  const F64x2 z = x * x;
  const F64x2 square = z * z;
  const F64x2 half = z * k.half;
  const F64x2 main = k.one - half;
  F64x2 s = x * z * polynomial(z, square, k.sine) + tail * main;
  F64x2 c = ((k.one - main) - half) + (square * polynomial(z, square, k.cosine) - x * tail);
  s = x + (s + (x + s) * both(excess));
  c = main + (c + (main + c) * both(excess));

  const U64x2 signed_s = as<U64x2>(s) ^ (negative << 63);
  const U64x2 odd = top_bit_mask(quarters << 63);
  const F64x2 sine = chosen(odd, c, as<F64x2>(signed_s));
  const F64x2 cosine = chosen(odd, as<F64x2>(signed_s), c);
  const U64x2 sine_sign = (quarters >> 1) << 63;
  return {as<F64x2>(as<U64x2>(sine) ^ sine_sign),
          as<F64x2>(as<U64x2>(cosine) ^ sine_sign ^ (odd << 63))};
}

}  // namespace posenc
