#include "exact/phase.hpp"

#include <cmath>

#include "kernel/run.hpp"
#include "plan_tables.hpp"

namespace posenc {
namespace {

constexpr double kTwoPi = 6.283185307179586476925;
constexpr SignedWide kHalfTurn{{{0, 0, 0, std::uint64_t{1} << 63}, 0}, false};
constexpr SignedWide kWholeTurn{{{0, 0, 0, std::uint64_t{1} << 63}, 1}, false};

SignedWide signed_wide(double value) { return {wide_of(std::fabs(value)), value < 0}; }

double radians(const SignedWide& turns) {
  const double size = to_double(turns.magnitude * kRadiansPerTurn);
  return turns.negative ? -size : size;
}

/// The whole phase in turns, from -1/8 to 7/8.
SignedWide turns_in(const Phase& phase) {
  return SignedWide{wide_of(phase.quarters / 4.0), false} + phase.rest;
}

}  // namespace

Turns turns_of_omega(double omega) {
  const SignedWide rate = signed_wide(omega);
  return {{rate.magnitude * kTurnsPerRadian, rate.negative}};
}

Turns turns_of_pair(const Plan& plan, std::size_t pair) {
  return {{wide_of(tables_of(plan).turns[pair]), false}};
}

Position position_of(double value) { return {signed_wide(value)}; }

Position position_at(double first, double step, std::uint64_t row) {
  const SignedWide stride = signed_wide(step);
  const Wide rows = wide_of(static_cast<double>(row));
  return {signed_wide(first) + SignedWide{stride.magnitude * rows, stride.negative}};
}

Phase times(const Turns& turns, const Position& position) {
  const Wide size = turns.rate.magnitude * position.place.magnitude;
  const bool negative = turns.rate.negative != position.place.negative;
  if (size.is_zero()) return {};
  if (size.exponent < -2) return {0, {size, negative}};
  Limbs fraction = size.exponent >= 0 ? shifted_up(size.limbs, size.exponent)
                                      : shifted_down(size.limbs, -size.exponent);
  if (negative) fraction = difference({}, fraction);
  constexpr Limbs kEighth{0, 0, 0, std::uint64_t{1} << 61};
  constexpr std::uint64_t kBelowQuarter = (std::uint64_t{1} << 62) - 1;
  // Up by an eighth, so that the nearest quarter is the one just below.
  const Limbs raised = sum(fraction, kEighth);
  Limbs rest = raised;
  rest[3] &= kBelowQuarter;
  const auto quarters = static_cast<int>(raised[3] >> 62);
  if (less(rest, kEighth)) return {quarters, {normalised(difference(kEighth, rest), 0), true}};
  return {quarters, {normalised(difference(rest, kEighth), 0), false}};
}

SinCos sin_cos_of(const Phase& phase) {
  const Wide angle = phase.rest.magnitude * kRadiansPerTurn;
  double sine = to_double(angle), cosine = 1;
  // Below that, sin x = x and cos x = 1 to well below a last place.
  if (angle.exponent > -45) {
    const Fraction rest =
        fraction_of(shifted_down(phase.rest.magnitude.limbs, -phase.rest.magnitude.exponent));
    const SinCosLanes at = sin_cos(lanes_of(rest, rest));
    sine = at.sin[0];
    cosine = at.cos[0];
  }
  if (phase.rest.negative) sine = -sine;
  switch (phase.quarters) {
    case 0: return {sine, cosine};
    case 1: return {cosine, -sine};
    case 2: return {-sine, -cosine};
    default: return {-cosine, sine};
  }
}

double radians_of(const Phase& phase) {
  SignedWide turns = turns_in(phase);
  if (turns.negative) turns = turns + kWholeTurn;
  return std::fmin(radians(turns), std::nextafter(kTwoPi, 0.0));
}

double signed_radians_of(const Phase& phase) {
  const SignedWide turns = turns_in(phase);
  const SignedWide beyond_half = turns + SignedWide{kHalfTurn.magnitude, true};
  if (beyond_half.negative || beyond_half.magnitude.is_zero()) return radians(turns);
  return radians(turns + SignedWide{kWholeTurn.magnitude, true});
}

void fill_wave(const Turns& turns, double first, double step, std::span<double> sin_cos) {
  const auto fraction = [&](double position) {
    const Phase phase = times(turns, position_of(position));
    const SignedWide& rest = phase.rest;
    Limbs limbs = shifted_down(rest.magnitude.limbs, -rest.magnitude.exponent);
    if (rest.negative) limbs = difference({}, limbs);
    limbs[3] += static_cast<std::uint64_t>(phase.quarters) << 62;
    return fraction_of(limbs);
  };
  fill_pair(fraction(first), fraction(step), sin_cos);
  if (const auto origin = zero_row(first, step, 0, sin_cos.size() / 2)) {
    put_origin(sin_cos.subspan(2 * *origin, 2));
  }
}

}  // namespace posenc
