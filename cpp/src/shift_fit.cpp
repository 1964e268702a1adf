#include "posenc/shift_fit.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "phase.hpp"
#include "posenc/rules.hpp"

namespace posenc {
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

// From the errors themselves: the closed form would lose every digit of a perfect fit.
double r_squared(std::span<const double> wave, std::span<const double> shifted, double of_sine,
                 double of_cosine, double goal_goal) {
  if (goal_goal == 0) return 1;
  double errors = 0;
  for (std::size_t at = 0; at < wave.size(); at += 2) {
    const double error = shifted[at] - of_sine * wave[at] - of_cosine * wave[at + 1];
    errors += error * error;
  }
  return std::max(0.0, 1 - errors / goal_goal);
}

}  // namespace

Result<ShiftFit> shift_fit(double omega, double k, double count) {
  constexpr std::string_view kCount = "must be a whole number from 1 to 2^22";
  if (const Check refused = check_omega(omega)) return *refused;
  if (const Check refused = check_whole(count, 1, kMaxValues / 4, "count", kCount)) return *refused;
  if (const Check refused = check_slots(k, count, "k")) return *refused;

  const Turns turns = turns_of_omega(omega);
  std::vector<double> wave(2 * static_cast<std::size_t>(count));
  std::vector<double> shifted(wave.size());
  fill_wave(turns, 0, 1, wave);
  fill_wave(turns, k, 1, shifted);

  const Sums sums = sums_of(wave, shifted);
  const double alone = sums.sin_sin > 0 ? sums.sin_goal / sums.sin_sin : 0;
  const double cosine = sin_cos_of(times(turns, position_of(k))).cos;
  ShiftFit fit{};
  fit.coefficients = solve(sums);
  fit.sine = r_squared(wave, shifted, alone, 0, sums.goal_goal);
  fit.pair = r_squared(wave, shifted, fit.coefficients[0], fit.coefficients[1], sums.goal_goal);
  fit.limit = cosine * cosine;
  return fit;
}

}  // namespace posenc
