#include "phase.hpp"

#include <cmath>

namespace posenc {
namespace {

constexpr double kTwoPi = 6.283185307179586476925;

}  // namespace

Turns turns_of_omega(double omega) { return {omega}; }

Turns turns_of_pair(const Plan& plan, std::size_t pair) { return {plan.frequencies()[pair]}; }

Position position_of(double value) { return {value}; }

Position position_at(double first, double step, std::uint64_t row) {
  return {first + static_cast<double>(row) * step};
}

Phase times(const Turns& turns, const Position& position) {
  return {turns.omega * position.value};
}

SinCos sin_cos_of(const Phase& phase) { return {std::sin(phase.radians), std::cos(phase.radians)}; }

double radians_of(const Phase& phase) {
  const double rest = std::fmod(phase.radians, kTwoPi);
  return rest < 0 ? rest + kTwoPi : rest;
}

double signed_radians_of(const Phase& phase) { return std::remainder(phase.radians, kTwoPi); }

void fill_wave(const Turns& turns, double first, double step, std::span<double> sin_cos) {
  for (std::size_t row = 0; row < sin_cos.size() / 2; ++row) {
    const SinCos at = sin_cos_of(times(turns, position_at(first, step, row)));
    sin_cos[2 * row] = at.sin;
    sin_cos[2 * row + 1] = at.cos;
  }
}

}  // namespace posenc
