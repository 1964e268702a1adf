// Numbers that look random and are the same everywhere.
#pragma once

#include <cstdint>
#include <string_view>

namespace posenc::lesson {

/// Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators" (SplitMix64).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
  }

  /// [0, 1), 53 bits.
  double unit() { return static_cast<double>(next() >> 11) / 9007199254740992.0; }
  /// Mean 0, variance 1: even over +-sqrt(3).
  double standard() { return (2 * unit() - 1) * 1.7320508075688772; }
  /// 0 ... bound - 1; bound far below 2^32, so that the bias is nothing.
  std::uint64_t below(std::uint64_t bound) { return (next() >> 32) * bound >> 32; }

 private:
  std::uint64_t state_;
};

/// Fowler, Noll and Vo's hash, FNV-1a, 64 bits: the same word has the same seed everywhere.
inline std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char letter : text) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  }
  return hash;
}

}  // namespace posenc::lesson
