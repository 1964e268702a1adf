// Reading slot and word back from their sum, a batch of trials at a time.
#include "posenc/lesson/read_back.hpp"

#include <emscripten/bind.h>

#include <optional>
#include <utility>

#include "answer.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;
using namespace lesson;

/// The reader that was asked for last: its tables serve one batch after another.
Result<const TagReader*> reader_for(double d_model, double base, double slots, Join join) {
  static std::optional<TagReader> last;
  const bool same = last && last->d_model() == d_model && last->base() == base &&
                    last->slots() == slots && last->join() == join;
  if (!same) {
    Result<TagReader> made = TagReader::make(d_model, base, slots, join);
    if (!made) return made.refusal();
    last.emplace(std::move(made).value());
  }
  return &*last;
}

val read_both_back(double d_model, double base, double slots, bool halves, double scale,
                   double seed, double first, double count, double vocabulary) {
  const Trials trials{seed, first, count, scale, vocabulary};
  if (const Status status = check_trials(trials); !status) return refused(status.refusal());
  const Result<const TagReader*> reader =
      reader_for(d_model, base, slots, halves ? Join::kHalves : Join::kAdd);
  if (!reader) return refused(reader.refusal());
  const Result<ReadBack> result = reader.value()->read(trials);
  if (!result) return refused(result.refusal());
  const ReadBack& counts = result.value();
  Answer answer;
  answer.set("trials", count);
  answer.set("exact", counts.exact);
  answer.set("withinOne", counts.within_1);
  answer.set("withinTwo", counts.within_2);
  answer.set("word", counts.word);
  answer.set("wordSquares", counts.word_squares);
  answer.set("wordKnown", counts.word_known);
  answer.set("formula", reader.value()->formula(scale));
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_read_back) { emscripten::function("readBack", &read_both_back); }

}  // namespace posenc::bindings
