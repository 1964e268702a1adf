// Sine and cosine of a phase, two at a time, in double arithmetic without fused operations.
#pragma once

#include <cstdint>

#include "kernel/lanes.hpp"

namespace posenc {

/// Two phases as fractions of a turn, (high + low / 2^64) / 2^64 each.
struct PhaseLanes {
  U64x2 high;
  U64x2 low;
};

[[gnu::always_inline]] inline PhaseLanes operator+(const PhaseLanes& a, const PhaseLanes& b) {
  const U64x2 low = a.low + b.low;
  return {a.high + b.high + carries(a.low, b.low, low), low};
}

struct SinCosLanes {
  F64x2 sin;
  F64x2 cos;
};

/// Where a sine and cosine come to when their angle grows and when it shrinks by another angle.
struct BothWays {
  SinCosLanes forwards;
  SinCosLanes backwards;
};

/// Angle sums: four products serve both ways, so a value costs one multiplication and one addition.
[[gnu::always_inline]] inline BothWays rotated(const SinCosLanes& from, const F64x2& cosine,
                                               const F64x2& sine) {
  const F64x2 sc = from.sin * cosine, cs = from.cos * sine;
  const F64x2 cc = from.cos * cosine, ss = from.sin * sine;
  return {{sc + cs, cc - ss}, {sc - cs, cc + ss}};
}

/// Largest error 1.0e-16; relative error of each value below 2^-51 as well, while the phase is
/// further than 2^-74 turn from the nearest quarter of a turn, or is that quarter.
/// Both results are multiplied by 1 + excess before their last rounding.
SinCosLanes sin_cos(const PhaseLanes& phase, double excess = 0);

}  // namespace posenc
