// Name-tags against each other: the nearest other slot, and the digits of a counter.
#include <emscripten/bind.h>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/lesson/digits.hpp"
#include "posenc/lesson/nearest.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;
using namespace lesson;

val nearest_slot(double d_model, double base, double limit, double first_pair, double pairs) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return nearest(*plan.value(), limit, first_pair, pairs); });
  if (!result) return refused(result.refusal());
  const Nearest& found = result.value();
  static_assert(sizeof(NearestLevel) == 4 * sizeof(double));
  Answer answer;
  answer.set("levels", view(std::span(&found.levels[0].pairs, 4 * found.levels.size())));
  answer.set("closer", found.closer);
  return answer;
}

val counter_digits(double count, double first) {
  const auto& result = keep([&] { return digits(count, first); });
  if (!result) return refused(result.refusal());
  const Digits& found = result.value();
  Answer answer;
  answer.set("bits", static_cast<double>(found.bits));
  answer.set("binary", view_of(found.binary));
  answer.set("gray", view_of(found.gray));
  answer.set("flips", view_of(found.flips));
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_tags) {
  emscripten::function("nearest", &nearest_slot);
  emscripten::function("digits", &counter_digits);
}

}  // namespace posenc::bindings
