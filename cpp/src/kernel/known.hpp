// Known blocks: those whose floats need no watch.
//
// A block is the kRowsPerBlock rows at positions b * kRowsPerBlock and after, b = 0, 1, 2, ...: it
// is fixed to the axis of positions and not to a table, so that a position meets the same
// arithmetic in every table. That arithmetic gives the same bits on every machine. For the ladders
// below, every value of every block was therefore compared once with the watched kernel's, which is
// right by its error bound. The few blocks in which a value differed are on a list and stay
// watched.
//
// tests/cpp/known_blocks_test.cpp compares the common widths again at every run;
// tests/proof/known_blocks.cpp compares the whole domain whenever the kernel, its flags or its
// compiler change.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace posenc {

inline constexpr double kKnownBase = 10000;
/// Every ladder of at most so many pairs is known below kKnownEnd.
inline constexpr std::size_t kKnownPairs = 512;
inline constexpr std::uint64_t kKnownEnd = 65536;
/// Those of a multiple of so many pairs are known below kKnownFarEnd.
inline constexpr std::size_t kKnownFarStep = 32;
inline constexpr std::uint64_t kKnownFarEnd = std::uint64_t{1} << 20;

struct KnownException {
  std::uint16_t pairs;
  std::uint16_t block;
};

/// The blocks of the domain that must be watched, by pairs and then by block.
std::span<const KnownException> known_exceptions();

/// How many blocks of base kKnownBase and step 1 are known, but for the exceptions.
std::uint64_t known_blocks(std::size_t pairs);

/// The first block from `block` on that is not known.
std::uint64_t first_unknown_block(std::size_t pairs, std::uint64_t block);

/// Whether floats of this block may be left unwatched.
inline bool is_known(std::size_t pairs, std::uint64_t block) {
  return first_unknown_block(pairs, block) > block;
}

}  // namespace posenc
