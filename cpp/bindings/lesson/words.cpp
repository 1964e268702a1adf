// What the encoding is for: words in an attention layer, and the tags that did not do.
#include <emscripten/bind.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/lesson/attention.hpp"
#include "posenc/lesson/counter.hpp"
#include "posenc/lesson/learned.hpp"
#include "posenc/lesson/tagged_word.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;
using namespace lesson;

val attend_to(const val& words, double shuffle, double d_model, double base, bool tagged) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const double count = words["length"].as<double>();
  if (const Status status = check_attention(count, d_model, shuffle); !status)
    return refused(status.refusal());
  const auto width = static_cast<std::size_t>(d_model);
  std::vector<double> embeddings(static_cast<std::size_t>(count) * width);
  for (std::size_t word = 0; word * width < embeddings.size(); ++word) {
    embed(words[word].as<std::string>(), std::span(embeddings).subspan(word * width, width));
  }
  const auto& result = keep([&] { return attention(*plan.value(), embeddings, shuffle, tagged); });
  if (!result) return refused(result.refusal());
  const Attention& found = result.value();
  Answer answer;
  answer.set("order", view_of(found.order));
  answer.set("outputs", view_of(found.outputs));
  answer.set("shuffledOutputs", view_of(found.shuffled_outputs));
  answer.set("difference", found.difference);
  answer.set("embeddingNorm", found.embedding_norm);
  return answer;
}

val raw_counter(double length, double d_model) {
  const auto& result = keep([&] { return counter(length, d_model); });
  if (!result) return refused(result.refusal());
  const Counter& found = result.value();
  Answer answer;
  answer.set("counters", view_of(found.counters));
  answer.set("scaled", view_of(found.scaled));
  answer.set("embedding", view_of(found.embedding));
  answer.set("sum", view_of(found.sum));
  answer.set("embeddingNorm", found.embedding_norm);
  answer.set("counterNorm", found.counter_norm);
  answer.set("ratio", found.ratio);
  return answer;
}

val tagged(const std::string& word, double d_model, double base, double pos) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& result = keep([&] { return tagged_word(*plan.value(), word, pos); });
  if (!result) return refused(result.refusal());
  const TaggedWord& found = result.value();
  Answer answer;
  answer.set("embedding", view_of(found.embedding));
  answer.set("tag", view_of(found.tag));
  answer.set("sum", view_of(found.sum));
  answer.set("embeddingNorm", found.embedding_norm);
  answer.set("tagNorm", found.tag_norm);
  answer.set("sumNorm", found.sum_norm);
  return answer;
}

val learned_column(double rows, double seed) {
  const auto& result = keep([&] { return learned_table(rows, seed); });
  return result ? view_of(result.value()) : refused(result.refusal());
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_words) {
  emscripten::function("attention", &attend_to);
  emscripten::function("counter", &raw_counter);
  emscripten::function("taggedWord", &tagged);
  emscripten::function("learnedTable", &learned_column);
}

}  // namespace posenc::bindings
