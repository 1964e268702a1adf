#include "posenc/lesson/shift_fit.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

// What is known of the fit: sums of products over all slots.
struct Sums {
  double sin_sin = 0;
  double sin_cos = 0;
  double cos_cos = 0;
  double sin_goal = 0;
  double cos_goal = 0;
  double goal_goal = 0;
};

Sums sums_of(std::span<const double> wave, std::span<const double> shifted) {
  Sums sums;
  for (std::size_t at = 0; at < wave.size(); at += 2) {
    const double sine = wave[at];
    const double cosine = wave[at + 1];
    const double goal = shifted[at];
    sums.sin_sin += sine * sine;
    sums.sin_cos += sine * cosine;
    sums.cos_cos += cosine * cosine;
    sums.sin_goal += sine * goal;
    sums.cos_goal += cosine * goal;
    sums.goal_goal += goal * goal;
  }
  return sums;
}

std::array<double, 2> solve(const Sums& sums) {
  const double determinant = sums.sin_sin * sums.cos_cos - sums.sin_cos * sums.sin_cos;
  constexpr double kParallel = 1e-14;
  if (determinant > kParallel * sums.sin_sin * sums.cos_cos) {
    return {(sums.sin_goal * sums.cos_cos - sums.cos_goal * sums.sin_cos) / determinant,
            (sums.cos_goal * sums.sin_sin - sums.sin_goal * sums.sin_cos) / determinant};
  }
  if (sums.sin_sin > sums.cos_cos) return {sums.sin_goal / sums.sin_sin, 0};
  return {0, sums.cos_goal / sums.cos_cos};
}

std::vector<double> predicted(std::span<const double> wave, double of_sine, double of_cosine) {
  std::vector<double> values(wave.size() / 2);
  for (std::size_t row = 0; row < values.size(); ++row) {
    values[row] = of_sine * wave[2 * row] + of_cosine * wave[2 * row + 1];
  }
  return values;
}

// From the errors themselves: the closed form would lose every digit of a perfect fit.
double r_squared(std::span<const double> truth, std::span<const double> guess, double squares) {
  if (squares == 0) return 1;
  double errors = 0;
  for (std::size_t row = 0; row < truth.size(); ++row) {
    const double error = truth[row] - guess[row];
    errors += error * error;
  }
  return std::max(0.0, 1 - errors / squares);
}

}  // namespace

Result<ShiftFit> shift_fit(double omega, double k, double count) {
  constexpr StaticText kCount = "must be a whole number from 1 to 2^22";
  if (const Status status =
          first_of({check_omega(omega), check_whole(count, 1, kMaxValues / 4, "count", kCount),
                    check_slots(k, count, "k")});
      !status) {
    return status.refusal();
  }

  const Turns turns = turns_of_omega(omega);
  std::vector<double> wave(2 * static_cast<std::size_t>(count));
  std::vector<double> shifted(wave.size());
  fill_wave(turns, 0, 1, wave);
  fill_wave(turns, k, 1, shifted);

  const Sums sums = sums_of(wave, shifted);
  const double alone = sums.sin_sin > 0 ? sums.sin_goal / sums.sin_sin : 0;
  const double cosine = sin_cos_of(times(turns, position_of(k))).cos;
  ShiftFit fit{};
  fit.limit = cosine * cosine;
  fit.alone = alone;
  fit.coefficients = solve(sums);
  fit.truth.resize(wave.size() / 2);
  for (std::size_t row = 0; row < fit.truth.size(); ++row) fit.truth[row] = shifted[2 * row];
  fit.from_sine = predicted(wave, alone, 0);
  fit.from_pair = predicted(wave, fit.coefficients[0], fit.coefficients[1]);
  fit.sine = r_squared(fit.truth, fit.from_sine, sums.goal_goal);
  fit.pair = r_squared(fit.truth, fit.from_pair, sums.goal_goal);
  return fit;
}

}  // namespace posenc::lesson
