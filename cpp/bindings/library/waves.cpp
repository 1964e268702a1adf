// Single waves and their rotation: free ones, and the pairs of a ladder.
#include <emscripten/bind.h>

#include <cstddef>
#include <vector>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/rotation.hpp"
#include "posenc/wave.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

using Curve = Status (*)(double omega, double first, double step, std::span<double> rows);

// Zeros to be filled; kept.
std::vector<double>& rows_for(double count, std::size_t width) {
  return keep([=] { return std::vector<double>(width * static_cast<std::size_t>(count)); });
}

val free_curve(Curve curve, std::size_t width, double omega, double first, double step,
               double count) {
  if (const Status status =
          first_of({check_omega(omega), check_count(count, static_cast<double>(width)),
                    check_run(first, step, count)});
      !status) {
    return refused(status.refusal());
  }
  std::vector<double>& rows = rows_for(count, width);
  if (const Status status = curve(omega, first, step, rows); !status)
    return refused(status.refusal());
  return view_of(rows);
}

val wave_rows(double omega, double first, double step, double count) {
  return free_curve(&wave, 2, omega, first, step, count);
}

val slope_rows(double omega, double first, double step, double count) {
  return free_curve(&slopes, 2, omega, first, step, count);
}

val angle_rows(double omega, double first, double step, double count) {
  return free_curve(&angles, 1, omega, first, step, count);
}

val pair_rows(double d_model, double base, double pair, double first, double step, double count) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  if (const Status status = first_of(
          {check_pair(pair, d_model), check_count(count, 2), check_run(first, step, count)});
      !status) {
    return refused(status.refusal());
  }
  std::vector<double>& rows = rows_for(count, 2);
  if (const Status status = plan.value()->encode_pair(pair, first, step, rows); !status)
    return refused(status.refusal());
  return view_of(rows);
}

val frequencies(double d_model, double base) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  return plan ? view(plan.value()->frequencies()) : refused(plan.refusal());
}

val wavelengths(double d_model, double base) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  return plan ? view(plan.value()->wavelengths()) : refused(plan.refusal());
}

val rotation_matrix(double omega, double k) {
  const auto& matrix = keep([&] { return rotation(omega, k); });
  return matrix ? view_of(matrix.value()) : refused(matrix.refusal());
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_waves) {
  emscripten::function("frequencies", &frequencies);
  emscripten::function("wavelengths", &wavelengths);
  emscripten::function("rotation", &rotation_matrix);
  emscripten::function("wave", &wave_rows);
  emscripten::function("slopes", &slope_rows);
  emscripten::function("angles", &angle_rows);
  emscripten::function("pairWave", &pair_rows);
}

}  // namespace posenc::bindings
