// Attention heads: one built to look back, and one with random matrices.
#include <emscripten/bind.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/lesson/attention.hpp"
#include "posenc/lesson/bilinear.hpp"
#include "posenc/lesson/look_back.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;
using namespace lesson;

/// e_0, e_1 ...: of these words, or else from the generator if there is a seed, or else none.
std::vector<double> embeddings_of(const val& words, const val& seed, std::size_t count,
                                  std::size_t width) {
  const bool has_words = !words.isNull();
  if (!has_words && seed.isNull()) return {};
  std::vector<double> embeddings(count * width);
  if (!has_words) {
    draw_words(static_cast<std::uint64_t>(seed.as<double>()), embeddings);
    return embeddings;
  }
  for (std::size_t word = 0; word < count; ++word) {
    embed(words[word].as<std::string>(), std::span(embeddings).subspan(word * width, width));
  }
  return embeddings;
}

val looking_back(const val& given) {
  const auto number = [&](const char* name) { return given[name].as<double>(); };
  const auto flag = [&](const char* name) { return given[name].as<bool>(); };
  const Result<const Plan*> plan = plan_for(number("dModel"), number("base"));
  if (!plan) return refused(plan.refusal());
  const double count = number("count"), scale = number("scale");
  const LookBackHead head{number("position"),  number("offset"), number("sharpness"),
                          number("firstPair"), number("pairs"),  flag("causal"),
                          flag("hideSelf"),    flag("tagOnly")};
  const val seed = given["seed"];
  if (const Status status = check_look_back(*plan.value(), count, head, scale); !status)
    return refused(status.refusal());
  if (!seed.isNull()) {
    if (const Status status = check_seed(seed.as<double>()); !status)
      return refused(status.refusal());
  }
  const std::vector<double> embeddings =
      embeddings_of(given["words"], seed, static_cast<std::size_t>(count), plan.value()->d_model());
  const auto& result =
      keep([&] { return look_back(*plan.value(), count, head, embeddings, scale); });
  if (!result) return refused(result.refusal());
  const LookBack& found = result.value();
  Answer answer;
  answer.set("values", view_of(found.values));
  answer.set("strongest", found.strongest);
  answer.set("entropy", found.entropy);
  answer.set("uniform", found.uniform);
  answer.set("largestScale", found.largest_scale);
  return answer;
}

val bilinear_scores(double d_model, double base, double count, double seed) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return random_bilinear(*plan.value(), count, seed); });
  if (!result) return refused(result.refusal());
  Answer answer;
  answer.set("scores", view_of(result.value().scores));
  answer.set("diagonalShare", result.value().diagonal_share);
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_head) {
  emscripten::function("lookBack", &looking_back);
  emscripten::function("randomBilinear", &bilinear_scores);
}

}  // namespace posenc::bindings
