// How alike positions are, and how long their encodings.
#include "posenc/similarity.hpp"

#include <emscripten/bind.h>

#include "answer.hpp"
#include "plans.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

val similarity_by_offset(double d_model, double base, double count) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return similarity(*plan.value(), count); });
  if (!result) return refused(result.refusal());
  const Similarity& found = result.value();
  Answer answer;
  answer.set("dots", view_of(found.dots));
  answer.set("distances", view_of(found.distances));
  answer.set("falls", static_cast<double>(found.falls));
  answer.set("neighbour", found.neighbour);
  return answer;
}

val gram_matrix(double d_model, double base, double first, double count) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return gram(*plan.value(), first, count); });
  return result ? view_of(result.value()) : refused(result.refusal());
}

val measured_norms(double d_model, double base, double first, double count) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return norms(*plan.value(), first, count); });
  if (!result) return refused(result.refusal());
  const Norms& found = result.value();
  Answer answer;
  answer.set("deviations", view_of(found.deviations));
  answer.set("squaredNorm", found.expected);
  answer.set("smallest", found.smallest);
  answer.set("largest", found.largest);
  answer.set("largestDeviation", found.largest_deviation);
  answer.set("pairs", found.pairs);
  answer.set("rows", found.rows);
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_similarity) {
  emscripten::function("similarity", &similarity_by_offset);
  emscripten::function("gram", &gram_matrix);
  emscripten::function("norms", &measured_norms);
}

}  // namespace posenc::bindings
