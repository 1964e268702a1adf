// The ladder of frequencies, one cell of its table, and the rotation of one of its pairs.
#include "posenc/lesson/ladder.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/lesson/rotation_trial.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;
using namespace lesson;

val ladder_facts(double d_model, double base, double length) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return ladder(*plan.value(), length); });
  if (!result) return refused(result.refusal());
  const Ladder& facts = result.value();
  Answer answer;
  answer.set("exponents", view_of(facts.exponents));
  answer.set("omegas", view_of(facts.omegas));
  answer.set("wavelengths", view_of(facts.wavelengths));
  answer.set("turns", view_of(facts.turns));
  answer.set("completed", static_cast<double>(facts.completed));
  return answer;
}

val pair_phases(double d_model, double base, double pos) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return phases(*plan.value(), pos); });
  return result ? view_of(result.value()) : refused(result.refusal());
}

val map_slot(double d_model, double base, double pos, double dimension) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const Result<SlotMap> result = slot_map(*plan.value(), pos, dimension);
  if (!result) return refused(result.refusal());
  const SlotMap& map = result.value();
  Answer answer;
  answer.set("dimension", map.dimension);
  answer.set("pair", map.pair);
  answer.set("isSine", map.is_sine);
  answer.set("exponent", map.exponent);
  answer.set("divisor", map.divisor);
  answer.set("omega", map.omega);
  answer.set("wavelength", map.wavelength);
  answer.set("angle", map.angle);
  answer.set("value", map.value);
  return answer;
}

val slip_of_slot(double d_model, double base, double pos, double dimension) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const Result<SlotSlip> result = slot_slip(*plan.value(), pos, dimension);
  if (!result) return refused(result.refusal());
  Answer answer;
  answer.set("exponent", result.value().exponent);
  answer.set("omega", result.value().omega);
  answer.set("value", result.value().value);
  return answer;
}

val rotation_check(double d_model, double base, double pair, double pos, double k) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return try_rotation(*plan.value(), pair, pos, k); });
  if (!result) return refused(result.refusal());
  const RotationTrial& trial = result.value();
  Answer answer;
  answer.set("omega", trial.omega);
  answer.set("angle", trial.angle);
  answer.set("wedge", trial.wedge);
  answer.set("matrix", view_of(trial.matrix));
  answer.set("before", view_of(trial.before));
  answer.set("after", view_of(trial.after));
  answer.set("product", view_of(trial.product));
  answer.set("residual", trial.residual);
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_ladder) {
  emscripten::function("ladder", &ladder_facts);
  emscripten::function("phases", &pair_phases);
  emscripten::function("slotMap", &map_slot);
  emscripten::function("slotSlip", &slip_of_slot);
  emscripten::function("rotationCheck", &rotation_check);
}

}  // namespace posenc::bindings
