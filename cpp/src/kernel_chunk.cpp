#include "kernel_chunk.hpp"

#include <algorithm>

namespace posenc {
namespace {

template <std::size_t count>
void put_rotations(const PhaseLanes& angle, Rotations<count>& rotations) {
  PhaseLanes multiple = angle;
  for (std::size_t k = 0; k < count; ++k) {
    const SinCosLanes at = sin_cos<Grain::kCoarse>(multiple);
    rotations[2 * k] = at.cos;
    rotations[2 * k + 1] = at.sin;
    multiple = multiple + angle;
  }
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
    put_rotations<kReach>(chunk.step[pair / 2], chunk.near[pair / 2]);
    put_rotations<kFarReach>(lanes_of(a * kFar, b * kFar), chunk.far[pair / 2]);
  }
}

}  // namespace posenc
