// Single waves and their rotation: free ones, and the pairs of a ladder.
#include <emscripten/bind.h>

#include <cstddef>
#include <vector>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/lesson/flat_places.hpp"
#include "posenc/lesson/near_returns.hpp"
#include "posenc/lesson/shift_fit.hpp"
#include "posenc/lesson/twins.hpp"
#include "posenc/rotation.hpp"
#include "posenc/wave.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

using Curve = Check (*)(double omega, double first, double step, std::span<double> rows);

// Zeros to be filled; kept.
std::vector<double>& rows_for(double count, std::size_t width) {
  return keep([=] { return std::vector<double>(width * static_cast<std::size_t>(count)); });
}

val free_curve(Curve curve, std::size_t width, double omega, double first, double step,
               double count) {
  if (const Check no = first_of({check_omega(omega), check_count(count, static_cast<double>(width)),
                                 check_run(first, step, count)})) {
    return refused(*no);
  }
  std::vector<double>& rows = rows_for(count, width);
  if (const Check no = curve(omega, first, step, rows)) return refused(*no);
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
  if (const Check no = first_of(
          {check_pair(pair, d_model), check_count(count, 2), check_run(first, step, count)})) {
    return refused(*no);
  }
  std::vector<double>& rows = rows_for(count, 2);
  if (const Check no = plan.value()->encode_pair(pair, first, step, rows)) return refused(*no);
  return view_of(rows);
}

val flat_place_list(double omega, double first, double last) {
  const auto& result = keep([&] { return flat_places(omega, first, last); });
  if (!result) return refused(result.refusal());
  const FlatPlaces& found = result.value();
  static_assert(sizeof(FlatWave) == 1);
  const auto* waves = reinterpret_cast<const unsigned char*>(found.waves.data());
  Answer answer;
  answer.set("positions", view_of(found.positions));
  answer.set("waves", view(std::span<const unsigned char>(waves, found.waves.size())));
  return answer;
}

val twin_slots(double omega, double slot, double count, double tolerance) {
  const auto& result = keep([&] { return twins(omega, slot, count, tolerance); });
  if (!result) return refused(result.refusal());
  const Twins& found = result.value();
  static_assert(sizeof(TwinKind) == 1);
  const auto* kinds = reinterpret_cast<const unsigned char*>(found.kinds.data());
  Answer answer;
  answer.set("height", found.height);
  answer.set("period", found.period);
  answer.set("slots", view_of(found.slots));
  answer.set("kinds", view(std::span<const unsigned char>(kinds, found.kinds.size())));
  answer.set("turns", view_of(found.turns));
  return answer;
}

val near_return_slots(double omega, double limit) {
  const auto& result = keep([&] { return near_returns(omega, limit); });
  if (!result) return refused(result.refusal());
  const NearReturns& found = result.value();
  Answer answer;
  answer.set("slots", view_of(found.slots));
  answer.set("chords", view_of(found.chords));
  answer.set("angles", view_of(found.angles));
  return answer;
}

val fit_shift(double omega, double k, double count) {
  const auto& result = keep([&] { return shift_fit(omega, k, count); });
  if (!result) return refused(result.refusal());
  const ShiftFit& fit = result.value();
  Answer answer;
  answer.set("sine", fit.sine);
  answer.set("pair", fit.pair);
  answer.set("limit", fit.limit);
  answer.set("alone", fit.alone);
  answer.set("coefficients", view_of(fit.coefficients));
  answer.set("truth", view_of(fit.truth));
  answer.set("fromSine", view_of(fit.from_sine));
  answer.set("fromPair", view_of(fit.from_pair));
  return answer;
}

val rotation_matrix(double omega, double k) {
  const auto& matrix = keep([&] { return rotation(omega, k); });
  return matrix ? view_of(matrix.value()) : refused(matrix.refusal());
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_waves) {
  emscripten::function("rotation", &rotation_matrix);
  emscripten::function("wave", &wave_rows);
  emscripten::function("slopes", &slope_rows);
  emscripten::function("angles", &angle_rows);
  emscripten::function("flatPlaces", &flat_place_list);
  emscripten::function("pairWave", &pair_rows);
  emscripten::function("twins", &twin_slots);
  emscripten::function("nearReturns", &near_return_slots);
  emscripten::function("shiftFit", &fit_shift);
}

}  // namespace posenc::bindings
