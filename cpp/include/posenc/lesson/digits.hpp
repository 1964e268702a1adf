// The digits of a slot's number as its name-tag: the idea a student has before sines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "posenc/result.hpp"

namespace posenc::lesson {

struct Digits {
  std::size_t bits;  ///< digits of the largest number there is, at least 1
  /// Shape (count, bits): digit j of slot p, the fastest first: floor(p / 2^j) mod 2, a square wave
  /// with the period 2^(j + 1).
  std::vector<std::uint8_t> binary;
  /// The same of the reflected code, p xor floor(p / 2).
  std::vector<std::uint8_t> gray;
  /// Binary digits that change from each slot to the next, shape (count - 1,); the length of that
  /// step as a vector is the square root. Of the reflected code one digit changes each time.
  std::vector<double> flips;
};

/// Slots first ... first + count - 1. Source of the reflected code: Gray 1953, US patent 2632058.
/// Refuses what check_slot(first) refuses, a last slot beyond 2^53, and a count that is not a whole
/// number from 1 to 2^18.
Result<Digits> digits(double count, double first = 0);

}  // namespace posenc::lesson
