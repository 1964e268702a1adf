// What a single wave repeats, where it is flat, and what can be foretold from it.
#include <emscripten/bind.h>

#include <span>

#include "answer.hpp"
#include "posenc/lesson/flat_places.hpp"
#include "posenc/lesson/near_returns.hpp"
#include "posenc/lesson/shift_fit.hpp"
#include "posenc/lesson/twins.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;
using namespace lesson;

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

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_lesson_waves) {
  emscripten::function("flatPlaces", &flat_place_list);
  emscripten::function("twins", &twin_slots);
  emscripten::function("nearReturns", &near_return_slots);
  emscripten::function("shiftFit", &fit_shift);
}

}  // namespace posenc::bindings
