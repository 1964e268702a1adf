#include "posenc/counter.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "posenc/attention.hpp"
#include "posenc/rules.hpp"

namespace posenc {

Result<Counter> counter(double length, double d_model) {
  constexpr std::string_view kLength = "must be a whole number from 1 to 2^24";
  if (const Check refused = check_d_model(d_model)) return *refused;
  if (const Check refused = check_whole(length, 1, kMaxValues, "length", kLength)) return *refused;
  Counter result{};
  result.counters.resize(static_cast<std::size_t>(length));
  std::iota(result.counters.begin(), result.counters.end(), 0.0);
  result.scaled.resize(result.counters.size());
  std::transform(result.counters.begin(), result.counters.end(), result.scaled.begin(),
                 [length](double number) { return number / length; });
  result.embedding.resize(static_cast<std::size_t>(d_model));
  embed("word", result.embedding);
  result.sum = result.embedding;
  for (double& entry : result.sum) entry += result.counters.back();
  const double squares = std::inner_product(result.embedding.begin(), result.embedding.end(),
                                            result.embedding.begin(), 0.0);
  result.embedding_norm = std::sqrt(squares);
  result.counter_norm = (length - 1) * std::sqrt(d_model);
  result.ratio = result.counter_norm / result.embedding_norm;
  return result;
}

}  // namespace posenc
