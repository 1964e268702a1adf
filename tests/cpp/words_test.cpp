// The attention layer, the raw counter and the stand-in for a learned table.
#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "catch.hpp"
#include "posenc/lesson/attention.hpp"
#include "posenc/lesson/counter.hpp"
#include "posenc/lesson/learned.hpp"

namespace {

using Words = std::vector<std::string>;

const Words& sentence() {
  static const Words words{"the", "dog", "bit", "the", "old", "man"};
  return words;
}

std::vector<double> row(const std::vector<double>& rows, std::size_t index, std::size_t width) {
  const auto start = rows.begin() + static_cast<std::ptrdiff_t>(index * width);
  return {start, start + static_cast<std::ptrdiff_t>(width)};
}

posenc::Result<posenc::lesson::Attention> attend(const posenc::Plan& plan, const Words& words,
                                                 double shuffle, bool tagged) {
  std::vector<double> embeddings(words.size() * plan.d_model());
  for (std::size_t word = 0; word < words.size(); ++word) {
    posenc::lesson::embed(words[word],
                          std::span(embeddings).subspan(word * plan.d_model(), plan.d_model()));
  }
  return posenc::lesson::attention(plan, embeddings, shuffle, tagged);
}

double distance(const std::vector<double>& left, const std::vector<double>& right) {
  double largest = 0;
  for (std::size_t i = 0; i < left.size(); ++i) {
    largest = std::max(largest, std::abs(left[i] - right[i]));
  }
  return largest;
}

}  // namespace

TEST_CASE("shuffled words without tags give the same outputs, shuffled along") {
  const auto plan = posenc::Plan::make(64);
  for (const double shuffle : {1.0, 2.0, 3.0, 4294967295.0}) {
    const auto result = attend(plan.value(), sentence(), shuffle, false);
    REQUIRE(result.ok());
    CHECK(result.value().difference < 1e-13);
    for (std::size_t j = 0; j < 6; ++j) {
      const auto from = static_cast<std::size_t>(result.value().order[j]);
      CHECK(distance(row(result.value().shuffled_outputs, j, 64),
                     row(result.value().outputs, from, 64)) < 1e-13);
    }
  }
}

TEST_CASE("with tags the order makes a difference") {
  const auto plan = posenc::Plan::make(64);
  CHECK(attend(plan.value(), sentence(), 1, true).value().difference > 0.01);
}

TEST_CASE("one word written twice has one output without tags and two with them") {
  const auto plan = posenc::Plan::make(64);
  const auto difference = [&](bool tagged) {
    const auto result = attend(plan.value(), sentence(), 0, tagged);
    return distance(row(result.value().outputs, 0, 64), row(result.value().outputs, 3, 64));
  };
  CHECK(difference(false) < 1e-13);
  CHECK(difference(true) > 0.01);
}

TEST_CASE("shuffle 0 keeps the order and any other seed changes it") {
  const auto plan = posenc::Plan::make(8);
  const std::vector<std::int32_t> as_given{0, 1, 2, 3, 4, 5};
  CHECK(attend(plan.value(), sentence(), 0, false).value().order == as_given);
  const Words two{"dog", "man"};
  for (double seed = 1; seed < 200; ++seed) {
    auto order = attend(plan.value(), sentence(), seed, false).value().order;
    CHECK(order != as_given);
    std::sort(order.begin(), order.end());
    CHECK(order == as_given);
    CHECK(attend(plan.value(), two, seed, false).value().order == std::vector<std::int32_t>{1, 0});
  }
}

TEST_CASE("attention averages: with one word alone its output is its own value") {
  const auto plan = posenc::Plan::make(16);
  const Words alone{"dog"};
  const Words doubled{"dog", "dog"};
  const auto one = attend(plan.value(), alone, 0, false);
  const auto two = attend(plan.value(), doubled, 0, false);
  CHECK(distance(one.value().outputs, row(two.value().outputs, 1, 16)) < 1e-13);
}

TEST_CASE("embeddings are as long as entries of variance 1 make them") {
  const auto plan = posenc::Plan::make(1024);
  const auto result = attend(plan.value(), sentence(), 0, false);
  CHECK_THAT(result.value().embedding_norm, WithinRel(32, 0.05));
}

TEST_CASE("attention refuses no words, too many, too wide a layer and a seed that is none") {
  const auto plan = posenc::Plan::make(8);
  const auto wide = posenc::Plan::make(1026);
  CHECK(attend(plan.value(), Words{}, 0, false).refusal().parameter == "words");
  CHECK(attend(plan.value(), Words(257, "x"), 0, false).refusal().parameter == "words");
  CHECK(attend(wide.value(), sentence(), 0, false).refusal().parameter == "d_model");
  CHECK(attend(plan.value(), sentence(), -1, false).refusal().parameter == "shuffle");
  CHECK(attend(plan.value(), sentence(), 0.5, false).refusal().parameter == "shuffle");
}

TEST_CASE("the raw counter soon drowns the embedding it is added to") {
  const auto counter = posenc::lesson::counter(10, 512);
  REQUIRE(counter.ok());
  CHECK(counter.value().counters == std::vector<double>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
  CHECK_THAT(counter.value().counter_norm, WithinRel(9 * std::sqrt(512.0), 1e-15));
  CHECK_THAT(counter.value().embedding_norm, WithinRel(std::sqrt(512.0), 0.05));
  CHECK_THAT(counter.value().ratio, WithinRel(9, 0.05));
  CHECK(posenc::lesson::counter(10000, 512).value().ratio > 9000);
}

TEST_CASE("counter refuses an empty row of slots and a d_model that is none") {
  CHECK(posenc::lesson::counter(0, 8).refusal().parameter == "length");
  CHECK(posenc::lesson::counter(16777217, 8).refusal().parameter == "length");
  CHECK(posenc::lesson::counter(2.5, 8).refusal().parameter == "length");
  CHECK(posenc::lesson::counter(10, 7).refusal().parameter == "d_model");
}

TEST_CASE("a learned table stays in its range, moves smoothly and ends") {
  const auto table = posenc::lesson::learned_table(512, 7);
  REQUIRE(table.ok());
  CHECK(table.value().size() == 512);
  double highest = 0;
  for (std::size_t i = 0; i < 512; ++i) {
    CHECK(std::abs(table.value()[i]) <= 1);
    highest = std::max(highest, std::abs(table.value()[i]));
    // A step of 2 over 16 rows is at its steepest 1.5 times as steep as a straight line.
    if (i > 0) CHECK(std::abs(table.value()[i] - table.value()[i - 1]) <= 3.0 / 16);
  }
  CHECK(highest > 0.5);
  CHECK(posenc::lesson::learned_table(512, 8).value() != table.value());
  CHECK(posenc::lesson::learned_table(0, 7).value().empty());
  CHECK(posenc::lesson::learned_table(-1, 7).refusal().parameter == "rows");
  CHECK(posenc::lesson::learned_table(1, 4294967296.0).refusal().parameter == "seed");
}

TEST_CASE("attention refuses part rows and entries that are not finite") {
  const auto plan = posenc::Plan::make(8).value();
  std::vector<double> embeddings(9, 1.0);
  CHECK(posenc::lesson::attention(plan, embeddings, 0, false).refusal().parameter == "embeddings");
  embeddings.resize(16, 1.0);
  for (const double bad : {std::nan(""), 1e308, -std::numeric_limits<double>::infinity()}) {
    embeddings[11] = bad;
    const auto refused = posenc::lesson::attention(plan, embeddings, 0, false);
    REQUIRE(!refused.ok());
    CHECK(refused.refusal().code == posenc::RefusalCode::kNotFinite);
  }
}
