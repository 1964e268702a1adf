#include "posenc/wave.hpp"

#include <cstddef>

#include "exact/phase.hpp"

namespace posenc {

Status wave(double omega, double first, double step, std::span<double> sin_cos) {
  const std::size_t rows = sin_cos.size() / 2;
  if (const Status status =
          first_of({check_omega(omega), check_run(first, step, static_cast<double>(rows))});
      !status) {
    return status;
  }
  fill_wave(turns_of_omega(omega), first, step, sin_cos);
  return {};
}

Status slopes(double omega, double first, double step, std::span<double> slopes) {
  if (const Status status = wave(omega, first, step, slopes); !status) return status;
  for (std::size_t row = 0; row < slopes.size() / 2; ++row) {
    const double sine = slopes[2 * row];
    slopes[2 * row] = omega * slopes[2 * row + 1];
    slopes[2 * row + 1] = 0 - omega * sine;  // 0 rather than -0 at a flat start
  }
  return {};
}

Status angles(double omega, double first, double step, std::span<double> angles) {
  if (const Status status = first_of(
          {check_omega(omega), check_run(first, step, static_cast<double>(angles.size()))});
      !status) {
    return status;
  }
  const Turns turns = turns_of_omega(omega);
  for (std::size_t row = 0; row < angles.size(); ++row) {
    angles[row] = radians_of(times(turns, position_at(first, step, row)));
  }
  return {};
}

}  // namespace posenc
