#include "mean_factor.hpp"

#include <algorithm>

namespace posenc {
namespace {

Position halved(Position position) {
  if (!position.place.magnitude.is_zero()) position.place.magnitude.exponent -= 1;
  return position;
}

}  // namespace

double mean_factor(const Turns& turns, double slots, double step) {
  const Position whole = halved(position_at(0, step, static_cast<std::uint64_t>(slots)));
  // Below 2^-28 radians, sin(n h) / (n sin h) differs from 1 by less than 2^-58.
  const Wide size = turns.rate.magnitude * whole.place.magnitude;
  if (size.is_zero() || size.exponent < -31) return 1;
  const SinCos all = sin_cos_of(times(turns, whole));
  const SinCos one = sin_cos_of(times(turns, halved(position_of(step))));
  // Whole turns from slot to slot: every value is the same, up to its sign in this formula.
  if (one.sin == 0) return all.cos / one.cos;
  return std::clamp(all.sin / (slots * one.sin), -1.0, 1.0);
}

}  // namespace posenc
