// What the float kernel does where rounding is in doubt.
#pragma once

#include <cstddef>
#include <cstdint>

#include "exact/rounding.hpp"
#include "kernel/chunk.hpp"
#include "kernel/run.hpp"

namespace posenc {

/// Largest error of a rotated value, in units of 2^-54. As vectors (sine, cosine), the middle row
/// and either table are off by at most 2.3 (the largest that a search found: 2.19), and rounding
/// two products and their sum adds 3.6 to a vector and 2.5 to a value: 2.3 + 2.3 + 3.6 at a centre,
/// 2.3 + 2.5 more at a row.
inline constexpr double kError = 13.0 * 0x1p-54;
/// Every value carries the factor 1 + kExcess: enough to lift a value of 2^-15 above its error, so
/// that the true one lies below, and never by more than kMidpointReach of its last places.
inline constexpr double kExcess = 2.4e-11;
inline constexpr std::int32_t kMidpointReach = 323000;
static_assert(kExcess * 0x1p-15 > 1.001 * kError);
static_assert(kExcess * 0x1p53 + kError * 0x1p67 < kMidpointReach);

/// The nine rows of one group.
struct Group {
  std::size_t pair;   ///< the first of its two; the second may be beyond the ladder
  std::uint64_t row;  ///< middle row, in the run
};

/// Writes the group's nine rows again, each value correctly rounded.
void repair(const Run& run, const Group& group, const SinCosLanes& middle,
            const NearRotations& near, float* centre, std::size_t width);

/// One pair at one row, both correctly rounded.
FloatPair rounded_pair(const Run& run, std::size_t pair, std::uint64_t row);

}  // namespace posenc
