// What a mean leaves of a wave.
#pragma once

#include "exact/phase.hpp"

namespace posenc {

/// sin(n h) / (n sin h) with h = omega step / 2, n = slots: the mean of n values of a wave, `step`
/// apart, over the value in their middle; |result| <= 1.
double mean_factor(const Turns& turns, double slots, double step);

}  // namespace posenc
