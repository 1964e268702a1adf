#include "posenc/lesson/look_back.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "dot.hpp"
#include "lesson/softmax.hpp"
#include "posenc/lesson/nearest.hpp"
#include "posenc/rotation.hpp"

namespace posenc::lesson {
namespace {

using Rows = std::vector<double>;

Check check_size(double value, double most, std::string_view name, std::string_view rule) {
  if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, name, value, rule};
  if (value < 0) return Refusal{RefusalCode::kTooSmall, name, value, rule};
  if (value > most) return Refusal{RefusalCode::kTooLarge, name, value, rule};
  return std::nullopt;
}

/// Each pair turned back by `offset` positions, shape (2 pairs,).
Rows turned_back(const Plan& plan, const LookBackHead& head, const double* word) {
  const auto first = static_cast<std::size_t>(head.first_pair);
  Rows turned(2 * static_cast<std::size_t>(head.pairs));
  for (std::size_t i = 0; 2 * i < turned.size(); ++i) {
    Column2 turn{};
    static_cast<void>(plan.encode_pair(static_cast<double>(first + i), head.offset, 0, turn));
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

Check check_look_back(const Plan& plan, double count, const LookBackHead& head, double scale) {
  constexpr std::string_view kCount = "must be a whole number of slots from 1 to 256";
  constexpr std::string_view kWidth = "must be at most 1024 for an attention head";
  constexpr std::string_view kPosition = "must be one of the slots, 0 to count - 1";
  constexpr std::string_view kSharpness = "must be a finite number from 0 to 2^20";
  constexpr double kMost = 1048576;
  if (const Check refused =
          first_of({check_whole(count, 1, kMaxLookBackSlots, "count", kCount),
                    check_whole(static_cast<double>(plan.d_model()), 2, kMaxLookBackWidth,
                                "d_model", kWidth),
                    check_whole(head.position, 0, count - 1, "position", kPosition),
                    check_position(head.offset, "offset"), check_run(head.position, head.offset, 2),
                    check_size(head.sharpness, kMost, "sharpness", kSharpness),
                    check_stretch(plan, head.first_pair, head.pairs),
                    check_size(scale, kMost, "scale", kSharpness)})) {
    return refused;
  }
  const bool alone = head.causal ? head.position == 0 : count == 1;
  if (head.hide_self && alone) {
    return Refusal{RefusalCode::kTooSmall, "count", count,
                   "leaves no slot to look at when the slot itself is hidden"};
  }
  return std::nullopt;
}

Result<LookBack> look_back(const Plan& plan, double count, const LookBackHead& head,
                           std::span<const double> embeddings, double scale) {
  if (const Check refused = check_look_back(plan, count, head, scale)) return *refused;
  const auto slots = static_cast<std::size_t>(count);
  const std::size_t width = plan.d_model();
  const auto first = 2 * static_cast<std::size_t>(head.first_pair);
  const std::size_t taken = 2 * static_cast<std::size_t>(head.pairs);
  const double sought = head.position - head.offset;

  Rows tags(slots * width), sought_tag(width);
  if (const Check refused = plan.encode(0, 1, std::span(tags))) return *refused;
  if (const Check refused = plan.encode(sought, 0, std::span(sought_tag))) return *refused;

  LookBack found{};
  found.tag_tag.resize(slots);
  for (std::size_t i = first / 2; i < (first + taken) / 2; ++i) {
    Rows wave(2 * slots);
    if (const Check no = plan.encode_pair(static_cast<double>(i), sought, -1, std::span(wave))) {
      return *no;
    }
    for (std::size_t j = 0; j < slots; ++j) found.tag_tag[j] += wave[2 * j + 1];
  }
  found.word_word.resize(slots);
  found.word_tag.resize(slots);
  found.tag_word.resize(slots);
  if (embeddings.size() >= slots * width) {
    const auto own = static_cast<std::size_t>(head.position) * width;
    const Rows turned = turned_back(plan, head, &embeddings[own]);
    for (std::size_t j = 0; j < slots; ++j) {
      const std::size_t at = j * width + first;
      found.word_word[j] = scale * scale * dot_product(turned.data(), &embeddings[at], taken);
      found.word_tag[j] = scale * dot_product(turned.data(), &tags[at], taken);
      found.tag_word[j] = scale * dot_product(&sought_tag[first], &embeddings[at], taken);
    }
  }
  found.scores = found.tag_tag;
  found.weights.resize(slots);
  double seen = 0;
  for (std::size_t j = 0; j < slots; ++j) {
    if (!head.tag_only) {
      found.scores[j] += found.word_word[j] + found.word_tag[j] + found.tag_word[j];
    }
    if (!hidden(head, j)) ++seen;
    found.weights[j] = hidden(head, j) ? -std::numeric_limits<double>::infinity()
                                       : head.sharpness * found.scores[j];
  }
  softmax(found.weights);
  const auto strongest = std::max_element(found.weights.begin(), found.weights.end());
  found.strongest = static_cast<double>(strongest - found.weights.begin());
  found.entropy = entropy_of(found.weights);
  found.uniform = logarithm(seen);

  double at_offset = 0;
  for (std::size_t i = first / 2; i < (first + taken) / 2; ++i) {
    Column2 turn{};
    static_cast<void>(plan.encode_pair(static_cast<double>(i), head.offset, 0, turn));
    at_offset += turn[1];
  }
  found.largest_scale = at_offset > 0 ? std::sqrt((head.pairs - at_offset) / (2 * at_offset))
                                      : std::numeric_limits<double>::infinity();
  return found;
}

}  // namespace posenc::lesson
