#include "posenc/lesson/read_back.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "dot.hpp"
#include "lesson/generator.hpp"
#include "lesson/softmax.hpp"
#include "lesson/tag_scores.hpp"
#include "posenc/lesson/nearest.hpp"

namespace posenc::lesson {

struct TagTables {
  Plan plan;  ///< of the tag: half as wide for halves
  double d_model;
  std::size_t slots;
  Join join;
  double neighbour;
  std::size_t middle;         ///< the slot that the waves below count from
  std::vector<double> turns;  ///< sin, cos of each pair at the middle, shape (pairs, 2)
  /// cos and sin of k omega: block by block of k, and within a block pair by pair.
  std::vector<Waves> cosines, sines;
};

namespace {

std::size_t blocks_of(std::size_t middle) { return middle / kSlotsAtOnce + 1; }

TagTables tables_for(const Plan& plan, double d_model, std::size_t slots, Join join) {
  const std::size_t pairs = plan.pairs(), middle = slots / 2, blocks = blocks_of(middle);
  TagTables tables{plan,
                   d_model,
                   slots,
                   join,
                   nearest(plan, 1).value().all().neighbour,
                   middle,
                   std::vector<double>(2 * pairs),
                   std::vector<Waves>(blocks * pairs),
                   std::vector<Waves>(blocks * pairs)};
  static_cast<void>(plan.encode(static_cast<double>(middle), 0, std::span(tables.turns)));
  std::vector<double> wave(2 * blocks * kSlotsAtOnce);
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    static_cast<void>(plan.encode_pair(static_cast<double>(pair), 0, 1, wave));
    for (std::size_t k = 0; 2 * k < wave.size(); ++k) {
      const std::size_t at = k / kSlotsAtOnce * pairs + pair;
      tables.sines[at][k % kSlotsAtOnce] = static_cast<float>(wave[2 * k]);
      tables.cosines[at][k % kSlotsAtOnce] = static_cast<float>(wave[2 * k + 1]);
    }
  }
  return tables;
}

/// One drawn word in its slot.
struct Trial {
  std::size_t slot = 0;
  std::vector<double> word;  ///< e
  std::vector<double> sum;   ///< what is read: x, or its tag half
};

/// Trials side by side, and how well each fits each slot.
class Batch {
 public:
  explicit Batch(const TagTables& tables)
      : tables_(tables),
        along_(tables.plan.pairs()),
        across_(tables.plan.pairs()),
        scores_(kTrialsAtOnce * tables.slots) {}

  void take(std::size_t t, const Trial& trial) {
    // Of the float32 sums: a rounding per term and per entry, with as much again for the tables.
    double size = 0;
    for (std::size_t pair = 0; pair < along_.size(); ++pair) {
      const double sine = trial.sum[2 * pair], cosine = trial.sum[2 * pair + 1];
      const double s = tables_.turns[2 * pair], c = tables_.turns[2 * pair + 1];
      const double along = sine * s + cosine * c, across = sine * c - cosine * s;
      along_[pair][t] = static_cast<float>(along);
      across_[pair][t] = static_cast<float>(across);
      size += std::abs(along) + std::abs(across);
    }
    doubt_[t] = size * static_cast<double>(along_.size() + 5) * 0x1p-24;
  }

  void score() {
    const std::size_t pairs = along_.size();
    for (std::size_t block = 0; block < blocks_of(tables_.middle); ++block) {
      Sums even, odd;
      sum_waves(along_.data(), &tables_.cosines[block * pairs], pairs, even);
      sum_waves(across_.data(), &tables_.sines[block * pairs], pairs, odd);
      for (std::size_t t = 0; t < kTrialsAtOnce; ++t) {
        float* scores = &scores_[t * tables_.slots];
        for (std::size_t i = 0; i < kSlotsAtOnce; ++i) {
          const std::size_t k = block * kSlotsAtOnce + i, up = tables_.middle + k;
          if (up < tables_.slots) scores[up] = even[t][i] + odd[t][i];
          if (k <= tables_.middle) scores[tables_.middle - k] = even[t][i] - odd[t][i];
        }
      }
    }
  }

  /// The slot that fits best.
  std::size_t best(std::size_t t, const Trial& trial) const {
    const float* scores = &scores_[t * tables_.slots];
    const float highest = *std::max_element(scores, scores + tables_.slots);
    const double least = static_cast<double>(highest) - 2 * doubt_[t];
    std::size_t found = tables_.slots;
    double fit = 0;
    bool measured = false;
    for (std::size_t slot = 0; slot < tables_.slots; ++slot) {
      if (static_cast<double>(scores[slot]) < least) continue;
      if (found == tables_.slots) {
        found = slot;
        continue;
      }
      if (!std::exchange(measured, true)) fit = exact_fit(trial, found);
      const double other = exact_fit(trial, slot);
      if (other <= fit) continue;
      fit = other;
      found = slot;
    }
    return found;
  }

 private:
  double exact_fit(const Trial& trial, std::size_t slot) const {
    std::vector<double> tag(2 * along_.size());
    static_cast<void>(tables_.plan.encode(static_cast<double>(slot), 0, std::span(tag)));
    return dot_product(trial.sum.data(), tag.data(), tag.size());
  }

  const TagTables& tables_;
  std::vector<Factors> along_, across_;
  std::vector<float> scores_;  ///< [trial][slot]
  std::array<double, kTrialsAtOnce> doubt_{};
};

void draw(const TagTables& tables, double scale, Random& random, Trial& trial) {
  trial.slot = static_cast<std::size_t>(random.below(tables.slots));
  fill_normal(random, trial.word);
  static_cast<void>(tables.plan.encode(static_cast<double>(trial.slot), 0, std::span(trial.sum)));
  if (tables.join == Join::kHalves) return;
  for (std::size_t i = 0; i < trial.sum.size(); ++i) trial.sum[i] += scale * trial.word[i];
}

void count_word(const TagTables& tables, const Trials& trials, const Trial& trial,
                ReadBack& counts) {
  const auto others = static_cast<unsigned>(trials.vocabulary) - 1;
  const double known = whole_power(normal_below(norm_of(trial.word)), others);
  double chance = known;
  if (tables.join == Join::kAdd) {
    const double along = dot_product(trial.sum.data(), trial.word.data(), trial.word.size());
    chance = whole_power(normal_below(along / norm_of(trial.sum)), others);
  } else if (trials.scale == 0) {
    chance = 1 / trials.vocabulary;  // nothing is left of the word
  }
  counts.word += chance;
  counts.word_squares += chance * chance;
  counts.word_known += known;
}

}  // namespace

TagReader::TagReader(std::shared_ptr<const TagTables> tables) : tables_(std::move(tables)) {}

Result<TagReader> TagReader::make(double d_model, double base, double slots, Join join) {
  constexpr std::string_view kSlots = "must be a whole number of slots from 2 to 4096";
  constexpr std::string_view kWidth = "must be at most 1024 for reading back";
  constexpr std::string_view kHalf = "must be divisible by 4, so that each half is even";
  if (const Status status =
          first_of({check_d_model(d_model), check_whole(d_model, 2, 1024, "d_model", kWidth),
                    check_whole(slots, 2, 4096, "slots", kSlots)});
      !status) {
    return status.refusal();
  }
  const double width = join == Join::kHalves ? d_model / 2 : d_model;
  if (!check_d_model(width)) return Refusal{RefusalCode::kNotEven, "d_model", d_model, kHalf};
  const Result<Plan> plan = Plan::make(width, base);
  if (!plan) return plan.refusal();
  return TagReader(std::make_shared<const TagTables>(
      tables_for(plan.value(), d_model, static_cast<std::size_t>(slots), join)));
}

double TagReader::d_model() const { return tables_->d_model; }
double TagReader::base() const { return tables_->plan.base(); }
double TagReader::slots() const { return static_cast<double>(tables_->slots); }
Join TagReader::join() const { return tables_->join; }

Result<ReadBack> TagReader::read(const Trials& trials) const {
  if (const Status status = check_trials(trials); !status) return status.refusal();
  const std::size_t width = tables_->plan.d_model();
  const std::uint64_t words_per_trial = 1 + kWordsPerNormal * width;
  Random random = generator_after(static_cast<std::uint64_t>(trials.seed),
                                  static_cast<std::uint64_t>(trials.first) * words_per_trial);
  ReadBack counts{};
  Batch batch(*tables_);
  std::array<Trial, kTrialsAtOnce> drawn;
  for (Trial& trial : drawn) {
    trial.word.resize(width);
    trial.sum.resize(width);
  }
  for (auto left = static_cast<std::size_t>(trials.count); left > 0;) {
    const std::size_t taken = std::min(left, kTrialsAtOnce);
    for (std::size_t t = 0; t < taken; ++t) {
      draw(*tables_, trials.scale, random, drawn[t]);
      batch.take(t, drawn[t]);
    }
    batch.score();
    for (std::size_t t = 0; t < taken; ++t) {
      const std::size_t best = batch.best(t, drawn[t]), slot = drawn[t].slot;
      const std::size_t off = best > slot ? best - slot : slot - best;
      counts.exact += off == 0 ? 1 : 0;
      counts.within_1 += off <= 1 ? 1 : 0;
      counts.within_2 += off <= 2 ? 1 : 0;
      count_word(*tables_, trials, drawn[t], counts);
    }
    left -= taken;
  }
  return counts;
}

double TagReader::formula(double scale) const {
  if (tables_->join == Join::kHalves || scale == 0) return 1;
  return 1 - 2 * normal_below(-tables_->neighbour / (2 * scale));
}

Status check_trials(const Trials& trials) {
  constexpr std::string_view kCount = "must be a whole number of trials from 0 to 1048576";
  constexpr std::string_view kScale = "must be a finite number from 0 to 1048576";
  constexpr std::string_view kVocabulary = "must be a whole number of words from 2 to 1000000";
  const double scale = trials.scale;
  if (const Status status =
          first_of({check_seed(trials.seed), check_slot(trials.first, "first_trial"),
                    check_whole(trials.count, 0, 1048576, "trials", kCount),
                    check_whole(trials.vocabulary, 2, 1e6, "vocabulary", kVocabulary)});
      !status) {
    return status;
  }
  if (!std::isfinite(scale)) return Refusal{RefusalCode::kNotFinite, "scale", scale, kScale};
  if (scale < 0) return Refusal{RefusalCode::kTooSmall, "scale", scale, kScale};
  if (scale > 1048576) return Refusal{RefusalCode::kTooLarge, "scale", scale, kScale};
  return {};
}

}  // namespace posenc::lesson
