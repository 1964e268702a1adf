// The rotations by which the kernel moves from row to row, for a chunk of pairs at a time.
//
// A block of 81 rows hangs on one sine and cosine per pair, taken at its middle row. From there
// nine centres, nine rows apart, are reached by one rotation, and from each centre the four rows
// above and below by another. The sum and the difference of the same products give both rows.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "kernel_phase.hpp"

namespace posenc {

inline constexpr std::size_t kChunkPairs = 64;
inline constexpr std::size_t kChunkLanes = kChunkPairs / 2;
inline constexpr std::size_t kReach = 4;                  ///< rows on either side of a centre
inline constexpr std::size_t kGroup = 2 * kReach + 1;     ///< rows around one centre
inline constexpr std::size_t kBlock = kGroup * kGroup;    ///< rows around one middle row

/// cos and sin of 1, 2, 3 and 4 times an angle, for two pairs.
using Rotations = std::array<F64x2, 2 * kReach>;

struct Chunk {
  std::array<Rotations, kChunkLanes> near;   ///< by 1 ... 4 rows
  std::array<Rotations, kChunkLanes> far;    ///< by 9, 18, 27, 36 rows
  std::array<PhaseLanes, kChunkLanes> step;  ///< phase of one row
  std::array<PhaseLanes, kChunkLanes> block; ///< phase of 81 rows
};

/// Fills `chunk` for at most kChunkPairs pairs; the last of an odd number fills both lanes.
void make_chunk(std::span<const PairTurns> turns, double step, Chunk& chunk);

}  // namespace posenc
