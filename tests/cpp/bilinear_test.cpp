#include "posenc/lesson/bilinear.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "lesson/generator.hpp"

using posenc::lesson::random_bilinear;

TEST_CASE("the scores are those of the two matrices, multiplied out") {
  const auto plan = posenc::Plan::make(6).value();
  const auto made = random_bilinear(plan, 5, 11).value();
  posenc::lesson::Random random(11);
  std::vector<double> query(36), key(36), tags(30);
  posenc::lesson::fill_normal(random, query);
  posenc::lesson::fill_normal(random, key);
  REQUIRE(plan.encode(0, 1, std::span(tags)).ok());
  for (std::size_t p = 0; p < 5; ++p) {
    for (std::size_t q = 0; q < 5; ++q) {
      double score = 0;
      for (std::size_t row = 0; row < 6; ++row) {
        double left = 0, right = 0;
        for (std::size_t j = 0; j < 6; ++j) {
          left += query[row * 6 + j] * tags[p * 6 + j];
          right += key[row * 6 + j] * tags[q * 6 + j];
        }
        score += left * right / 6;
      }
      CHECK_THAT(made.scores[p * 5 + q], WithinAbs(score, 1e-13));
    }
  }
}

TEST_CASE("random matrices leave the distance little to explain") {
  const auto plan = posenc::Plan::make(64).value();
  for (const double seed : {1.0, 2.0, 3.0}) {
    const double share = random_bilinear(plan, 48, seed).value().diagonal_share;
    CHECK(share >= 0);
    CHECK(share < 0.7);
  }
}

TEST_CASE("random_bilinear refuses one slot, too many, and too wide an encoding") {
  const auto plan = posenc::Plan::make(8).value();
  CHECK(random_bilinear(plan, 1, 0).refusal().parameter == "count");
  CHECK(random_bilinear(plan, 65, 0).refusal().parameter == "count");
  CHECK(random_bilinear(plan, 8, -1).refusal().parameter == "seed");
  CHECK(random_bilinear(posenc::Plan::make(514).value(), 8, 0).refusal().parameter == "d_model");
}
