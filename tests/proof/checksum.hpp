// One number for very many floats: builds that make the same floats have the same one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace posenc {

/// Eight bytes at a time in four chains that do not wait for each other.
class Checksum {
 public:
  void add(std::span<const float> values) {
    for (std::size_t i = 0; i + 8 <= values.size(); i += 8) {
      std::uint64_t words[4];
      std::memcpy(words, &values[i], sizeof words);
      for (std::size_t chain = 0; chain < 4; ++chain) mix(chain, words[chain]);
    }
    for (std::size_t i = values.size() / 8 * 8; i < values.size(); ++i) {
      std::uint32_t bits = 0;
      std::memcpy(&bits, &values[i], sizeof bits);
      mix(i % 4, bits);
    }
  }

  std::uint64_t value() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t chain : chains_) sum = (sum ^ chain) * kPrime;
    return sum;
  }

 private:
  static constexpr std::uint64_t kPrime = 0x9e3779b97f4a7c15;

  void mix(std::size_t chain, std::uint64_t word) {
    const std::uint64_t product = (chains_[chain] ^ word) * kPrime;
    chains_[chain] = product ^ (product >> 32);
  }

  std::uint64_t chains_[4]{1, 2, 3, 4};
};

}  // namespace posenc
