// How alike the encodings of two positions are. It depends on their distance alone.
#pragma once

#include <cstddef>
#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"

namespace posenc {

/// Each array has the shape (count,), for the offsets k = 0 ... count - 1.
struct Similarity {
  std::vector<double> dots;       ///< PE(p) . PE(p + k) = sum_i cos(k omega_i), for every p
  std::vector<double> distances;  ///< |PE(p) - PE(p + k)|, from half angles: no digit cancels
  std::size_t falls;              ///< steps from k to k + 1 within the array where it falls
  double neighbour;               ///< |PE(p) - PE(p + 1)|
};

/// Each sum of n terms is within n * 5e-16. Refuses what check_count(count, d_model) refuses.
Result<Similarity> similarity(const Plan& plan, double count);

/// PE(first + p) . PE(first + q), row-major, shape (count, count): measured, row by row, from the
/// float64 table. Refuses what check_run refuses, and more than 2^24 values in table or result.
Result<std::vector<double>> gram(const Plan& plan, double first, double count);

/// How far a deviation is told apart, in units of 2^-53, half the distance from 1 to the next
/// double.
inline constexpr std::size_t kDeviationReach = 8;

/// sin^2 + cos^2 = 1, so every encoding has the squared norm d_model / 2: measured over a table.
struct Norms {
  double expected;           ///< d_model / 2
  double smallest;           ///< least squared norm of a row
  double largest;            ///< greatest squared norm of a row
  double largest_deviation;  ///< largest |sin^2 + cos^2 - 1| of a pair
  /// How many pairs are off 1 by n - kDeviationReach units of 2^-53; the outermost two entries also
  /// count what is further off. Shape (2 * kDeviationReach + 1,).
  std::vector<double> deviations;
  double pairs;  ///< pairs in a row
  double rows;
};

/// Refuses what check_run refuses, and a count that check_count(count, d_model) refuses or that is
/// less than 1.
Result<Norms> norms(const Plan& plan, double first, double count);

}  // namespace posenc
