// What a query and a key matrix with random weights make of the encodings: the score of two slots
// no longer depends on their distance alone.
#pragma once

#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"

namespace posenc::lesson {

struct Bilinear {
  std::vector<double> scores;  ///< (W_q PE(p)) . (W_k PE(q)), row-major, shape (count, count)
  /// How much of the scores the distance p - q alone explains, 0 ... 1: the share of their variance
  /// that remains when each is replaced by the mean of its diagonal. 1 for PE(p) . PE(q) itself.
  double diagonal_share;
};

/// W_q, then W_k: shape (d_model, d_model), row by row normal numbers of variance 1 / d_model from
/// the generator with that seed. Slots 0 ... count - 1.
/// Refuses a count that is not a whole number from 2 to 64, a d_model above 512, and what
/// check_seed refuses.
Result<Bilinear> random_bilinear(const Plan& plan, double count, double seed);

}  // namespace posenc::lesson
