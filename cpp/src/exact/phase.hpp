// Exact phase: which part of a turn a wave has reached. omega / (2 pi) and the position are held
// to 256 bits, whole numbers times a power of two, so whole turns drop out without an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "exact/wide.hpp"
#include "posenc/plan.hpp"

namespace posenc {

struct SinCos {
  double sin;
  double cos;
};

/// omega / (2 pi): turns per position.
struct Turns {
  SignedWide rate;
};

/// A place on the axis, exact even where no double is.
struct Position {
  SignedWide place;
};

/// What is left of turns * position when whole turns are dropped: quarters / 4 + rest of a turn.
struct Phase {
  int quarters = 0;  ///< 0 ... 3
  SignedWide rest;   ///< in turns, at most 1/8 in size
};

/// Any finite omega, |omega| <= 2^53. Relative error below 2^-252.
Turns turns_of_omega(double omega);
/// omega_pair of the plan's ladder, 0 <= pair < plan.pairs(). Relative error below 2^-126.
Turns turns_of_pair(const Plan& plan, std::size_t pair);

/// Any finite value, |value| <= 2^53.
Position position_of(double value);
/// first + row * step, exactly (to 2^-250 of its size when the two are that many bits apart).
Position position_at(double first, double step, std::uint64_t row);

/// Adds at most 2^-252 of the whole product to the error that `turns` brings.
Phase times(const Turns& turns, const Position& position);

/// Relative error of each below 2^-51; exactly 0 and 1 at a phase of exactly 0.
SinCos sin_cos_of(const Phase& phase);
/// [0, 2 pi), the nearest double below the bound.
double radians_of(const Phase& phase);
/// (-pi, pi].
double signed_radians_of(const Phase& phase);

/// sin, cos of omega * (first + row * step) for every row, shape (rows, 2): the whole run at once
/// and much faster than one phase at a time. Largest error 1.2e-16.
void fill_wave(const Turns& turns, double first, double step, std::span<double> sin_cos);

}  // namespace posenc
