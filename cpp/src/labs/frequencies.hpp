// The frequencies of a convention, exact enough for every position.
#pragma once

#include <cstddef>
#include <vector>

#include "exact/phase.hpp"
#include "posenc/conventions.hpp"

namespace posenc {

/// One frequency: as turns, exact, and as the nearest double.
struct Frequency {
  Turns turns;
  double omega;  ///< NaN where a convention divides 0 by 0
};

/// `count` frequencies of a ladder for `width` columns, whose denominator has been checked.
std::vector<Frequency> frequencies_of(const Convention& convention, double width,
                                      std::size_t count);

}  // namespace posenc
