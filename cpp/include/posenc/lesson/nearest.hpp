// How near another slot comes at the least, and how many pairs it takes to keep all of them away.
#pragma once

#include <cstddef>
#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"

namespace posenc::lesson {

inline constexpr double kMaxNearestLimit = 1000000;

/// By the first few of the pairs alone.
struct NearestLevel {
  double pairs;
  double slot;       ///< the k of 1 ... limit with the least distance, the first of equals
  double distance;   ///< that distance
  double neighbour;  ///< distance at k = 1
};

/// Distances between PE(p) and PE(p + k), which depend on k alone.
struct Nearest {
  /// By the first 1, 2, 4 ... of the pairs looked at, and at the end by all of them.
  std::vector<NearestLevel> levels;
  double closer;  ///< the least k > 1 that all pairs take closer than k = 1; 0: none up to limit

  const NearestLevel& all() const { return levels.back(); }
};

/// Looks at the pairs first_pair ... first_pair + pairs - 1 only; pair 0 is the fastest. The
/// squared distance is the sum of 4 sin^2(k omega / 2): no digit cancels. Relative error below
/// 1e-14 while the waves are shorter than 10^20 positions. The least is found by bounds: a slot is
/// dropped as soon as its first pairs alone take it further away than the nearest so far. Refuses
/// what check_pair(first_pair) refuses, more pairs than are left, none at all, and a limit that is
/// not a whole number from 1 to 1000000.
Result<Nearest> nearest(const Plan& plan, double limit, double first_pair, double pairs);
/// All pairs.
Result<Nearest> nearest(const Plan& plan, double limit);

/// The pairs first_pair ... first_pair + pairs - 1 of a plan: refuses what is no such stretch.
Status check_stretch(const Plan& plan, double first_pair, double pairs);

}  // namespace posenc::lesson
