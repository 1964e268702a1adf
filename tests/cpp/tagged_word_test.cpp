// What enters a transformer: word and position, added.
#include "posenc/lesson/tagged_word.hpp"

#include <cmath>
#include <string>
#include <vector>

#include "catch.hpp"
#include "posenc/lesson/attention.hpp"

TEST_CASE("the tag of position 3 at d_model 4 is the row that is known") {
  const auto plan = posenc::Plan::make(4);
  const auto found = posenc::lesson::tagged_word(plan.value(), "dog", 3);
  REQUIRE(found.ok());
  const std::vector<double> row{0.141120008060, -0.989992496600, 0.029995500202, 0.999550033749};
  REQUIRE(found.value().tag.size() == 4);
  for (std::size_t j = 0; j < 4; ++j) CHECK_THAT(found.value().tag[j], WithinAbs(row[j], 1e-12));
}

TEST_CASE("the sum less the embedding is the tag") {
  const auto plan = posenc::Plan::make(64);
  for (const double pos : {0.0, 1.0, 0.5, -7.0, 9007199254740992.0}) {
    const auto found = posenc::lesson::tagged_word(plan.value(), "word", pos);
    REQUIRE(found.ok());
    const auto& word = found.value();
    for (std::size_t j = 0; j < 64; ++j) {
      CHECK_THAT(word.sum[j] - word.embedding[j], WithinAbs(word.tag[j], 1e-15));
    }
  }
}

TEST_CASE("a tag is sqrt(d_model / 2) long, wherever it is") {
  for (const double pos : {0.0, 50.0, 50000.0}) {
    const auto small = posenc::lesson::tagged_word(posenc::Plan::make(64).value(), "word", pos);
    const auto large = posenc::lesson::tagged_word(posenc::Plan::make(512).value(), "word", pos);
    CHECK_THAT(small.value().tag_norm, WithinAbs(5.656854249492381, 1e-13));
    CHECK_THAT(large.value().tag_norm, WithinAbs(16, 1e-13));
  }
}

TEST_CASE("a word keeps its embedding wherever it stands, and another word has another") {
  const auto plan = posenc::Plan::make(16);
  const auto here = posenc::lesson::tagged_word(plan.value(), "dog", 3);
  const auto there = posenc::lesson::tagged_word(plan.value(), "dog", 4);
  const auto other = posenc::lesson::tagged_word(plan.value(), "man", 3);
  CHECK(here.value().embedding == there.value().embedding);
  CHECK(here.value().tag == other.value().tag);
  CHECK(here.value().embedding != other.value().embedding);
  CHECK(here.value().sum != there.value().sum);
}

TEST_CASE("a tagged word refuses a position that is none") {
  const auto plan = posenc::Plan::make(16);
  CHECK_FALSE(posenc::lesson::tagged_word(plan.value(), "dog", 1e16).ok());
  CHECK_FALSE(posenc::lesson::tagged_word(plan.value(), "dog", std::nan("")).ok());
}
