// Phases as the kernels hold them: 128-bit fractions of a turn in which whole turns overflow away.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "exact/wide.hpp"
#include "kernel/sincos.hpp"

namespace posenc {

/// omega / (2 pi) = (high + low / 2^64) / 2^64 * 2^exponent, the top bit of `high` set.
/// Relative error below 2^-126.
struct PairTurns {
  std::uint64_t high;
  std::uint64_t low;
  int exponent;
};

PairTurns pair_turns(const Wide& turns);
Wide wide_of(const PairTurns& turns);

/// A double as whole * 2^exponent.
struct Scaled {
  std::uint64_t whole;
  int exponent;
  bool negative;
};

Scaled scaled(double value);

/// (high + low / 2^64) / 2^64 of a turn.
struct Fraction {
  std::uint64_t high;
  std::uint64_t low;
};

/// turns * position without its whole turns, |position| <= 2^53: short by at most 2^-128 and the
/// error of `turns`.
Fraction fraction_of(const PairTurns& turns, const Scaled& position);
/// The top 128 bits of the same for a phase that is known to 256.
Fraction fraction_of(const Limbs& turns);
/// Modulo a turn; `count` may be negative.
Fraction operator*(const Fraction& fraction, std::int64_t count);
Fraction operator+(const Fraction& a, const Fraction& b);

inline PhaseLanes lanes_of(const Fraction& a, const Fraction& b) {
  return {U64x2{a.high, b.high}, U64x2{a.low, b.low}};
}

}  // namespace posenc
