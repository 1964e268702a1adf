#include "labs/frequencies.hpp"

#include <cmath>
#include <limits>

#include "exact/ratio.hpp"

namespace posenc {
namespace {

constexpr double kSteps = 256;  // of a shift

Frequency frequency_of(const Wide& omega) {
  return {{{omega * kTurnsPerRadian, false}}, to_double(omega)};
}

/// What all frequencies are multiplied by, positions' step included.
Wide factor_of(const Convention& convention) {
  const double least =
      convention.multiplies_min ? convention.min_timescale : 1 / convention.min_timescale;
  return wide_of(least) * wide_of(std::fabs(convention.step));
}

std::vector<Frequency> octaves_of(const Convention& convention, std::size_t count) {
  std::vector<Frequency> all;
  Wide power = wide_of(1) * wide_of(std::fabs(convention.step));
  for (std::size_t k = 0; k < count; ++k) {
    if (convention.times_pi) {
      // pi 2^k radians are half of 2^k turns, exactly.
      Wide turns = power;
      turns.exponent -= 1;
      all.push_back({{{turns, false}}, to_double(turns * kRadiansPerTurn)});
    } else {
      all.push_back(frequency_of(power));
    }
    power.exponent += 1;
  }
  return all;
}

}  // namespace

std::vector<Frequency> frequencies_of(const Convention& convention, double width,
                                      std::size_t count) {
  if (convention.ladder == LadderRule::kOctaves) return octaves_of(convention, count);
  // Exponents are k * numerator / denominator, all whole.
  double numerator = 2, denominator = width;
  if (convention.ladder == LadderRule::kShifted) {
    numerator = kSteps;
    denominator = (std::floor(width / 2) - convention.shift) * kSteps;
    if (denominator == 0 && convention.tiny == TinyWidth::kOne) denominator = kSteps;
  }
  std::vector<Frequency> all;
  if (denominator == 0) {
    // 0 / 0 for the first exponent, minus infinity for the others.
    for (std::size_t k = 0; k < count; ++k) {
      all.push_back({{}, k == 0 ? std::numeric_limits<double>::quiet_NaN() : 0});
    }
    return all;
  }
  while (std::fmod(denominator, 2) == 0 && numerator > 1) {
    denominator /= 2;
    numerator /= 2;
  }
  const double base = convention.max_timescale / convention.min_timescale;
  const Wide down = power(ratio_of(base, static_cast<std::size_t>(denominator)).down,
                          static_cast<std::size_t>(numerator));
  Wide omega = factor_of(convention);
  for (std::size_t k = 0; k < count; ++k) {
    all.push_back(frequency_of(omega));
    omega = omega * down;
  }
  return all;
}

}  // namespace posenc
