#include "kernel/chunk.hpp"

#include <algorithm>

namespace posenc {
namespace {

void put_rotations(const PhaseLanes& angle, std::span<F64x2> rotations) {
  PhaseLanes multiple = angle;
  for (std::size_t i = 0; i < rotations.size(); i += 2) {
    const SinCosLanes at = sin_cos(multiple);
    rotations[i] = at.cos;
    rotations[i + 1] = at.sin;
    multiple = multiple + angle;
  }
}

}  // namespace

void make_chunk(std::span<const PairTurns> turns, double step, Chunk& chunk) {
  const Scaled stride = scaled(step);
  for (std::size_t pair = 0; pair < turns.size(); pair += 2) {
    const Fraction a = fraction_of(turns[pair], stride);
    const Fraction b = fraction_of(turns[std::min(pair + 1, turns.size() - 1)], stride);
    constexpr auto kFar = static_cast<std::int64_t>(kRowsPerGroup);
    constexpr auto kRows = static_cast<std::int64_t>(kRowsPerBlock);
    chunk.step[pair / 2] = lanes_of(a, b);
    chunk.block[pair / 2] = lanes_of(a * kRows, b * kRows);
    put_rotations(chunk.step[pair / 2], chunk.near[pair / 2]);
    put_rotations(lanes_of(a * kFar, b * kFar), chunk.far[pair / 2]);
  }
}

}  // namespace posenc
