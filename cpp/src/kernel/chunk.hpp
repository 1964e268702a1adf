// The rotations by which the kernel moves from row to row, for a chunk of pairs at a time.
//
// A block of 153 rows hangs on one sine and cosine per pair, taken at its middle row. From there
// seventeen centres, nine rows apart, are reached by one rotation, and from each centre the four
// rows above and below by another. The sum and the difference of the same products give both rows.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "kernel/fraction.hpp"

namespace posenc {

inline constexpr std::size_t kPairsPerChunk = 64;
inline constexpr std::size_t kVectorsPerChunk = kPairsPerChunk / 2;
inline constexpr std::size_t kRowsEachSide = 4;  ///< rows on either side of a centre
inline constexpr std::size_t kRowsPerGroup = 2 * kRowsEachSide + 1;  ///< rows around one centre
inline constexpr std::size_t kCentresEachSide = 8;  ///< centres on either side of the middle
inline constexpr std::size_t kGroupsPerBlock = 2 * kCentresEachSide + 1;
inline constexpr std::size_t kRowsPerBlock =
    kGroupsPerBlock * kRowsPerGroup;  ///< rows around one middle row

inline constexpr std::size_t kBlocksPerStrip = 4;
inline constexpr std::size_t kRowsPerStrip = kBlocksPerStrip * kRowsPerBlock;

/// cos and sin of 1, 2, 3, ... times an angle, for two pairs.
using NearRotations = std::array<F64x2, 2 * kRowsEachSide>;
using FarRotations = std::array<F64x2, 2 * kCentresEachSide>;

struct Chunk {
  std::array<NearRotations, kVectorsPerChunk> near;  ///< by 1 ... 4 rows
  std::array<FarRotations, kVectorsPerChunk> far;    ///< by 9, 18, ... 72 rows
  std::array<PhaseLanes, kVectorsPerChunk> step;     ///< phase of one row
  std::array<PhaseLanes, kVectorsPerChunk> block;    ///< phase of 153 rows
};

/// Fills `chunk` for at most kPairsPerChunk pairs; the last of an odd number fills both lanes.
void make_chunk(std::span<const PairTurns> turns, double step, Chunk& chunk);

}  // namespace posenc
