#include "posenc/lesson/counter.hpp"

#include <cmath>

#include "dot.hpp"
#include "posenc/lesson/attention.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {

Result<Counter> counter(double length, double d_model) {
  constexpr StaticText kLength = "must be a whole number from 1 to 2^24";
  if (const Status status =
          first_of({check_d_model(d_model), check_whole(length, 1, kMaxValues, "length", kLength)});
      !status) {
    return status.refusal();
  }
  Counter result{};
  const auto slots = static_cast<std::size_t>(length);
  result.counters.resize(slots);
  result.scaled.resize(slots);
  for (std::size_t slot = 0; slot < slots; ++slot) {
    result.counters[slot] = static_cast<double>(slot);
    result.scaled[slot] = result.counters[slot] / length;
  }
  result.embedding.resize(static_cast<std::size_t>(d_model));
  embed("word", result.embedding);
  result.sum = result.embedding;
  for (double& entry : result.sum) entry += result.counters.back();
  result.embedding_norm = norm_of(result.embedding);
  result.counter_norm = (length - 1) * std::sqrt(d_model);
  result.ratio = result.counter_norm / result.embedding_norm;
  return result;
}

}  // namespace posenc::lesson
