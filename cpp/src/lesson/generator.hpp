// Normal numbers that are the same in every language: four 16-bit fields each of three words, added
// up. Whole-number arithmetic alone, so that no library can differ in a last place.
#pragma once

#include <cstdint>
#include <span>

#include "lesson/random.hpp"

namespace posenc::lesson {

/// Words that one normal number takes.
inline constexpr std::uint64_t kWordsPerNormal = 3;

inline std::uint64_t fields_of(std::uint64_t word) {
  constexpr std::uint64_t kEven = 0x0000ffff0000ffff;
  const std::uint64_t pairs = (word & kEven) + ((word >> 16) & kEven);
  return (pairs & 0xffffffff) + (pairs >> 32);
}

/// Mean 0, variance 1 - 2^-32, kurtosis 2.9.
inline double normal(Random& random) {
  std::uint64_t sum = 0;
  for (std::uint64_t word = 0; word < kWordsPerNormal; ++word) sum += fields_of(random.next());
  return (static_cast<double>(sum) - 393210) / 65536;
}

inline void fill_normal(Random& random, std::span<double> values) {
  for (double& value : values) value = normal(random);
}

/// The generator as it is after `words` words: its state counts up by a constant.
inline Random generator_after(std::uint64_t seed, std::uint64_t words) {
  return Random(seed + words * 0x9e3779b97f4a7c15);
}

}  // namespace posenc::lesson
