// How well four vectors fit the encodings around a middle slot, in float32.
//
// PE(middle + k) and PE(middle - k) are one rotation and its reverse: with a = x turned onto the
// middle's sine and cosine, x . PE(middle +- k) = sum a cos(k omega) +- b sin(k omega). The sum and
// the difference of the same products serve two slots.
#pragma once

#include <array>
#include <cstddef>

namespace posenc::lesson {

inline constexpr std::size_t kTrialsAtOnce = 4;
inline constexpr std::size_t kSlotsAtOnce = 8;

/// One pair's cos or sin of k omega for kSlotsAtOnce values of k.
using Waves = std::array<float, kSlotsAtOnce>;
/// One pair's factor for each of the vectors.
using Factors = std::array<float, kTrialsAtOnce>;
/// [vector][k].
using Sums = std::array<std::array<float, kSlotsAtOnce>, kTrialsAtOnce>;

/// sums[t][k] = sum over pairs of factors[pair][t] * waves[pair][k].
void sum_waves(const Factors* factors, const Waves* waves, std::size_t pairs, Sums& sums);

}  // namespace posenc::lesson
