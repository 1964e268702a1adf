// A stand-in for one column of a learned position table: it has a row for each position of the
// training and none beyond. Not trained; only its length and its lack of a rule are the point.
#pragma once

#include <vector>

#include "posenc/result.hpp"

namespace posenc::lesson {

/// Smooth noise in [-1, 1], shape (rows,): random heights every 16 rows, joined by smooth steps.
/// Refuses rows that are not a whole number from 0 to 2^24, and a seed not one from 0 to 2^32 - 1.
Result<std::vector<double>> learned_table(double rows, double seed);

}  // namespace posenc::lesson
