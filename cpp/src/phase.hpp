// Exact phase: which part of a turn a wave has reached. omega / (2 pi) and the position are held
// as whole numbers times a power of two, so whole turns drop out without an error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/plan.hpp"

namespace posenc {

struct SinCos {
  double sin;
  double cos;
};

/// omega / (2 pi): turns per position.
struct Turns {
  double omega;
};

/// A place on the axis, exact even where no double is.
struct Position {
  double value;
};

/// What is left of turns * position when whole turns are dropped.
struct Phase {
  double radians;
};

/// Any finite omega, |omega| <= 2^53.
Turns turns_of_omega(double omega);
/// omega_pair of the plan's ladder, 0 <= pair < plan.pairs().
Turns turns_of_pair(const Plan& plan, std::size_t pair);

/// Any finite value, |value| <= 2^53.
Position position_of(double value);
/// first + row * step, exactly.
Position position_at(double first, double step, std::uint64_t row);

Phase times(const Turns& turns, const Position& position);

SinCos sin_cos_of(const Phase& phase);
/// [0, 2 pi).
double radians_of(const Phase& phase);
/// (-pi, pi].
double signed_radians_of(const Phase& phase);

/// sin, cos of omega * (first + row * step) for every row, shape (rows, 2): the whole run at once
/// and much faster than one phase at a time.
void fill_wave(const Turns& turns, double first, double step, std::span<double> sin_cos);

}  // namespace posenc
