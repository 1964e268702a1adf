#include "posenc/lesson/look_back.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "dot.hpp"
#include "lesson/generator.hpp"
#include "lesson/softmax.hpp"
#include "posenc/lesson/nearest.hpp"
#include "posenc/rotation.hpp"

namespace posenc::lesson {
namespace {

using Rows = std::vector<double>;

Status check_size(double value, double most, StaticText name, StaticText rule) {
  if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, name, value, rule};
  if (value < 0) return Refusal{RefusalCode::kTooSmall, name, value, rule};
  if (value > most) return Refusal{RefusalCode::kTooLarge, name, value, rule};
  return {};
}

Column2 turn_of(const Plan& plan, std::size_t pair, double offset) {
  Column2 turn{};
  static_cast<void>(plan.encode_pair(static_cast<double>(pair), offset, 0, turn));
  return turn;
}

/// Each pair turned back by `offset` positions, shape (2 pairs,).
Rows turned_back(const Plan& plan, const LookBackHead& head, const double* word) {
  const auto first = static_cast<std::size_t>(head.first_pair);
  Rows turned(2 * static_cast<std::size_t>(head.pairs));
  for (std::size_t i = 0; 2 * i < turned.size(); ++i) {
    const Column2 turn = turn_of(plan, first + i, head.offset);
    const double sine = word[2 * (first + i)], cosine = word[2 * (first + i) + 1];
    turned[2 * i] = turn[1] * sine - turn[0] * cosine;
    turned[2 * i + 1] = turn[0] * sine + turn[1] * cosine;
  }
  return turned;
}

double entropy_of(std::span<const double> weights) {
  double entropy = 0;
  for (const double weight : weights) {
    if (weight > 0) entropy -= weight * logarithm(weight);
  }
  return entropy;
}

bool hidden(const LookBackHead& head, std::size_t slot) {
  const auto at = static_cast<double>(slot);
  return (head.causal && at > head.position) || (head.hide_self && at == head.position);
}

}  // namespace

void draw_words(std::uint64_t seed, std::span<double> embeddings) {
  Random random(seed);
  fill_normal(random, embeddings);
}

Status check_look_back(const Plan& plan, double count, const LookBackHead& head, double scale) {
  constexpr std::string_view kCount = "must be a whole number of slots from 1 to 256";
  constexpr std::string_view kWidth = "must be at most 1024 for an attention head";
  constexpr std::string_view kPosition = "must be one of the slots, 0 to count - 1";
  constexpr std::string_view kSharpness = "must be a finite number from 0 to 2^20";
  constexpr double kMost = 1048576;
  if (const Status status =
          first_of({check_whole(count, 1, kMaxLookBackSlots, "count", kCount),
                    check_whole(static_cast<double>(plan.d_model()), 2, kMaxLookBackWidth,
                                "d_model", kWidth),
                    check_whole(head.position, 0, count - 1, "position", kPosition),
                    check_position(head.offset, "offset"), check_run(head.position, head.offset, 2),
                    check_size(head.sharpness, kMost, "sharpness", kSharpness),
                    check_stretch(plan, head.first_pair, head.pairs),
                    check_size(scale, kMost, "scale", kSharpness)});
      !status) {
    return status;
  }
  const bool alone = head.causal ? head.position == 0 : count == 1;
  if (head.hide_self && alone) {
    return Refusal{RefusalCode::kTooSmall, "count", count,
                   "leaves no slot to look at when the slot itself is hidden"};
  }
  return {};
}

Result<LookBack> look_back(const Plan& plan, double count, const LookBackHead& head,
                           std::span<const double> embeddings, double scale) {
  if (const Status status = check_look_back(plan, count, head, scale); !status)
    return status.refusal();
  const auto slots = static_cast<std::size_t>(count);
  const std::size_t width = plan.d_model();
  const auto first = 2 * static_cast<std::size_t>(head.first_pair);
  const std::size_t taken = 2 * static_cast<std::size_t>(head.pairs);
  const double sought = head.position - head.offset;

  Rows tags((slots + 1) * width);  // the one sought after those of the slots
  const std::span all_tags(tags);
  double* sought_tag = &tags[slots * width];
  static_cast<void>(plan.encode(0, 1, all_tags.first(slots * width)));
  static_cast<void>(plan.encode(sought, 0, all_tags.last(width)));

  Rows values(6 * slots);
  double* word_word = values.data();
  double* word_tag = word_word + slots;
  double* tag_word = word_tag + slots;
  double* tag_tag = tag_word + slots;
  double* scores = tag_tag + slots;
  const std::span<double> weights(scores + slots, slots);
  Rows wave(2 * slots);
  double at_offset = 0;
  for (std::size_t i = first / 2; i < (first + taken) / 2; ++i) {
    at_offset += turn_of(plan, i, head.offset)[1];
    static_cast<void>(plan.encode_pair(static_cast<double>(i), sought, -1, wave));
    for (std::size_t j = 0; j < slots; ++j) tag_tag[j] += wave[2 * j + 1];
  }
  if (embeddings.size() >= slots * width) {
    const auto own = static_cast<std::size_t>(head.position) * width;
    const Rows turned = turned_back(plan, head, &embeddings[own]);
    for (std::size_t j = 0; j < slots; ++j) {
      const std::size_t at = j * width + first;
      word_word[j] = scale * scale * dot_product(turned.data(), &embeddings[at], taken);
      word_tag[j] = scale * dot_product(turned.data(), &tags[at], taken);
      tag_word[j] = scale * dot_product(sought_tag + first, &embeddings[at], taken);
    }
  }
  double seen = 0;
  for (std::size_t j = 0; j < slots; ++j) {
    scores[j] = tag_tag[j];
    if (!head.tag_only) scores[j] += word_word[j] + word_tag[j] + tag_word[j];
    const bool hides = hidden(head, j);
    seen += hides ? 0 : 1;
    weights[j] = hides ? -std::numeric_limits<double>::infinity() : head.sharpness * scores[j];
  }
  softmax(weights);
  const auto strongest = std::max_element(weights.begin(), weights.end()) - weights.begin();
  const double largest_scale = at_offset > 0 ? std::sqrt((head.pairs - at_offset) / (2 * at_offset))
                                             : std::numeric_limits<double>::infinity();
  const double entropy = entropy_of(weights);
  return LookBack{std::move(values), static_cast<double>(strongest), entropy, logarithm(seen),
                  largest_scale};
}

}  // namespace posenc::lesson
