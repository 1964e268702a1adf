#include "posenc/lesson/attention.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "dot.hpp"
#include "lesson/random.hpp"
#include "lesson/softmax.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

using Rows = std::vector<double>;
using Order = std::vector<std::int32_t>;

enum class Weights : std::uint64_t { kQuery = 1, kKey = 2, kValue = 3 };

// rows * W, made row by row of W so that W never stands in memory whole.
Rows project(const Rows& rows, std::size_t width, Weights which) {
  Random random(static_cast<std::uint64_t>(which));
  const double scale = 1 / std::sqrt(static_cast<double>(width));
  Rows weights(width);
  Rows projected(rows.size());
  for (std::size_t from = 0; from < width; ++from) {
    for (double& weight : weights) weight = random.standard() * scale;
    for (std::size_t start = 0; start < rows.size(); start += width) {
      const double entry = rows[start + from];
      for (std::size_t to = 0; to < width; ++to) projected[start + to] += entry * weights[to];
    }
  }
  return projected;
}

Rows attend(const Rows& inputs, std::size_t width) {
  const Rows queries = project(inputs, width, Weights::kQuery);
  const Rows keys = project(inputs, width, Weights::kKey);
  const Rows values = project(inputs, width, Weights::kValue);
  const double scale = 1 / std::sqrt(static_cast<double>(width));
  Rows outputs(inputs.size());
  Rows weights(inputs.size() / width);
  for (std::size_t start = 0; start < inputs.size(); start += width) {
    for (std::size_t other = 0; other < weights.size(); ++other) {
      weights[other] = scale * dot_product(&queries[start], &keys[other * width], width);
    }
    softmax(weights);
    for (std::size_t from = 0; from < inputs.size(); ++from) {
      outputs[start + from % width] += weights[from / width] * values[from];
    }
  }
  return outputs;
}

Order order_of(std::size_t words, double shuffle) {
  Order order(words);
  std::iota(order.begin(), order.end(), 0);
  const Order as_given = order;
  if (shuffle == 0 || words < 2) return order;
  Random random(static_cast<std::uint64_t>(shuffle));
  while (order == as_given) {
    for (std::size_t last = words - 1; last > 0; --last) {
      std::swap(order[last], order[static_cast<std::size_t>(random.below(last + 1))]);
    }
  }
  return order;
}

// Where entry i of the shuffled rows stands in the rows as given.
std::size_t origin(const Order& order, std::size_t i, std::size_t width) {
  return width * static_cast<std::size_t>(order[i / width]) + i % width;
}

}  // namespace

Status check_attention(double words, double d_model, double shuffle) {
  constexpr StaticText kWidth = "must be at most 1024 for an attention layer";
  return first_of({check_whole(words, 1, kMaxWords, "words", "must hold 1 to 256 words"),
                   check_whole(d_model, 2, kMaxAttentionWidth, "d_model", kWidth),
                   check_seed(shuffle, "shuffle")});
}

void embed(std::string_view word, std::span<double> embedding) {
  Random random(hash_of(word));
  for (double& entry : embedding) entry = random.standard();
}

Result<Attention> attention(const Plan& plan, std::span<const double> embeddings, double shuffle,
                            bool tagged) {
  constexpr StaticText kWhole = "must hold whole rows of d_model values";
  constexpr StaticText kFinite = "must hold finite numbers from -1e100 to 1e100";
  const std::size_t width = plan.d_model();
  const std::size_t words = embeddings.size() / width;
  if (embeddings.size() % width != 0) {
    return Refusal{RefusalCode::kNotWhole, "embeddings", static_cast<double>(embeddings.size()),
                   kWhole};
  }
  for (const double entry : embeddings) {
    // Written so that NaN is refused too.
    if (!(std::abs(entry) <= 1e100)) {
      return Refusal{RefusalCode::kNotFinite, "embeddings", entry, kFinite};
    }
  }
  if (const Status status =
          check_attention(static_cast<double>(words), static_cast<double>(width), shuffle);
      !status) {
    return status.refusal();
  }
  // With the tags first, if any: they stay in their slots while the words move.
  Rows inputs(words * width);
  if (tagged) {
    if (const Status status = plan.encode(0, 1, std::span<double>(inputs)); !status)
      return status.refusal();
  }
  Rows shuffled = inputs;

  Attention result{};
  result.embedding_norm =
      norm_of(embeddings.first(inputs.size())) / std::sqrt(static_cast<double>(words));
  result.order = order_of(words, shuffle);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    inputs[i] += embeddings[i];
    shuffled[i] += embeddings[origin(result.order, i, width)];
  }
  result.outputs = attend(inputs, width);
  result.shuffled_outputs = attend(shuffled, width);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const double moved = result.shuffled_outputs[i];
    const double difference = std::abs(moved - result.outputs[origin(result.order, i, width)]);
    result.difference = std::max(result.difference, difference);
  }
  return result;
}

}  // namespace posenc::lesson
