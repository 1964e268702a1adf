#include "kernel_chunk.hpp"

#include <algorithm>

namespace posenc {
namespace {

Rotations rotations(const PhaseLanes& angle) {
  Rotations result;
  PhaseLanes multiple = angle;
  for (std::size_t k = 0; k < kReach; ++k) {
    const SinCosLanes at = sin_cos<Grain::kCoarse>(multiple);
    result[2 * k] = at.cos;
    result[2 * k + 1] = at.sin;
    multiple = multiple + angle;
  }
  return result;
}

}  // namespace

void make_chunk(std::span<const PairTurns> turns, double step, Chunk& chunk) {
  const Scaled stride = scaled(step);
  for (std::size_t pair = 0; pair < turns.size(); pair += 2) {
    const Fraction a = fraction_of(turns[pair], stride);
    const Fraction b = fraction_of(turns[std::min(pair + 1, turns.size() - 1)], stride);
    constexpr auto kFar = static_cast<std::int64_t>(kGroup);
    constexpr auto kRows = static_cast<std::int64_t>(kBlock);
    chunk.step[pair / 2] = lanes_of(a, b);
    chunk.block[pair / 2] = lanes_of(a * kRows, b * kRows);
    chunk.near[pair / 2] = rotations(chunk.step[pair / 2]);
    chunk.far[pair / 2] = rotations(lanes_of(a * kFar, b * kFar));
  }
}

}  // namespace posenc
