// Single waves: free ones, and the pairs of a ladder.
#include <emscripten/bind.h>

#include <cstddef>
#include <vector>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/wave.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

using Curve = Check (*)(double omega, double first, double step, std::span<double> rows);

val free_curve(Curve curve, double omega, double first, double step, double count) {
  if (const Check no = check_omega(omega)) return refused(*no);
  if (const Check no = check_count(count, 2)) return refused(*no);
  if (const Check no = check_run(first, step, count)) return refused(*no);
  std::vector<double> rows(2 * static_cast<std::size_t>(count));
  if (const Check no = curve(omega, first, step, rows)) return refused(*no);
  return view_of(keep(std::move(rows)));
}

val wave_rows(double omega, double first, double step, double count) {
  return free_curve(&wave, omega, first, step, count);
}

val slope_rows(double omega, double first, double step, double count) {
  return free_curve(&slopes, omega, first, step, count);
}

val pair_rows(double d_model, double base, double pair, double first, double step, double count) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  if (const Check no = check_pair(pair, d_model)) return refused(*no);
  if (const Check no = check_count(count, 2)) return refused(*no);
  if (const Check no = check_run(first, step, count)) return refused(*no);
  std::vector<double> rows(2 * static_cast<std::size_t>(count));
  if (const Check no = plan.value()->encode_pair(pair, first, step, rows)) return refused(*no);
  return view_of(keep(std::move(rows)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_waves) {
  emscripten::function("wave", &wave_rows);
  emscripten::function("slopes", &slope_rows);
  emscripten::function("pairWave", &pair_rows);
}

}  // namespace posenc::bindings
