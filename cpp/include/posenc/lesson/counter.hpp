// The first idea for a name-tag, the slot's own number, beside the embedding that it is added to.
#pragma once

#include <vector>

#include "posenc/result.hpp"

namespace posenc::lesson {

struct Counter {
  std::vector<double> counters;   ///< 0 ... length - 1
  std::vector<double> scaled;     ///< counters / length, the second idea: 0 ... just below 1
  std::vector<double> embedding;  ///< a stand-in for one word's, shape (d_model,)
  std::vector<double> sum;        ///< embedding + the last slot's number, shape (d_model,)
  double embedding_norm;          ///< |embedding|, close to sqrt(d_model)
  double counter_norm;            ///< the last slot's number added to every entry: its norm
  double ratio;                   ///< counter_norm / embedding_norm
};

/// Refuses what check_d_model refuses, and a length that is not a whole number from 1 to 2^24.
Result<Counter> counter(double length, double d_model);

}  // namespace posenc::lesson
