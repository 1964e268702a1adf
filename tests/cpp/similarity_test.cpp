#include "posenc/similarity.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "catch.hpp"

TEST_CASE("at d_model 512 the dot product rises from offset 43 to 44") {
  const auto plan = posenc::Plan::make(512);
  const auto found = posenc::similarity(plan.value(), 100);
  REQUIRE(found.ok());
  CHECK_THAT(found.value().dots[43], WithinAbs(134.75870, 5e-6));
  CHECK_THAT(found.value().dots[44], WithinAbs(134.77035, 5e-6));
  CHECK(found.value().dots[0] == 256);
  CHECK(found.value().distances[0] == 0);
}

TEST_CASE("the distance falls at 13 steps at d_model 512 and at 38 at d_model 64") {
  CHECK(posenc::similarity(posenc::Plan::make(512).value(), 100).value().falls == 13);
  CHECK(posenc::similarity(posenc::Plan::make(64).value(), 100).value().falls == 38);
}

TEST_CASE(
    "neighbours are 1.471848 apart at d_model 64 and 3.714270 at 512, however many are asked") {
  for (const double count : {0.0, 1.0, 2.0, 50.0}) {
    const auto small = posenc::similarity(posenc::Plan::make(64).value(), count);
    CHECK_THAT(small.value().neighbour, WithinAbs(1.471848, 5e-7));
    CHECK(small.value().dots.size() == static_cast<std::size_t>(count));
  }
  const auto large = posenc::similarity(posenc::Plan::make(512).value(), 1);
  CHECK_THAT(large.value().neighbour, WithinAbs(3.714270, 5e-7));
}

TEST_CASE("distance and dot product are two sides of one thing") {
  const auto plan = posenc::Plan::make(128);
  const auto found = posenc::similarity(plan.value(), 200);
  for (std::size_t k = 0; k < 200; ++k) {
    const double distance = found.value().distances[k];
    CHECK_THAT(distance * distance, WithinAbs(128 - 2 * found.value().dots[k], 1e-10));
  }
}

TEST_CASE("the measured dot products depend on the distance alone") {
  const auto plan = posenc::Plan::make(64);
  const auto dots = posenc::similarity(plan.value(), 20).value().dots;
  for (const double first : {0.0, 1e9, -7.5}) {
    const auto gram = posenc::gram(plan.value(), first, 20);
    REQUIRE(gram.ok());
    for (std::size_t p = 0; p < 20; ++p) {
      for (std::size_t q = 0; q < 20; ++q) {
        const std::size_t apart = p > q ? p - q : q - p;
        CHECK_THAT(gram.value()[p * 20 + q], WithinAbs(dots[apart], 1e-13));
      }
    }
  }
}

TEST_CASE("every encoding has the squared norm d_model / 2") {
  for (const double d_model : {2.0, 64.0, 510.0}) {
    const auto norms = posenc::norms(posenc::Plan::make(d_model).value(), -50, 300);
    REQUIRE(norms.ok());
    CHECK(norms.value().expected == d_model / 2);
    CHECK_THAT(norms.value().smallest, WithinAbs(d_model / 2, 1e-12));
    CHECK_THAT(norms.value().largest, WithinAbs(d_model / 2, 1e-12));
    CHECK(norms.value().largest_deviation < 1e-15);
    CHECK(norms.value().pairs == d_model / 2);
    CHECK(norms.value().rows == 300);
  }
}

TEST_CASE("each pair of a table is counted once, by how many units of 2^-53 it misses the circle") {
  constexpr std::size_t kReach = posenc::kDeviationReach;
  for (const double first : {0.0, 1e6, 9007199254740000.0}) {
    const auto norms = posenc::norms(posenc::Plan::make(64).value(), first, 100);
    REQUIRE(norms.ok());
    const std::vector<double>& counts = norms.value().deviations;
    REQUIRE(counts.size() == 2 * kReach + 1);
    double pairs = 0;
    std::size_t furthest = 0;
    for (std::size_t n = 0; n < counts.size(); ++n) {
      pairs += counts[n];
      if (counts[n] > 0) furthest = std::max(furthest, n > kReach ? n - kReach : kReach - n);
    }
    CHECK(pairs == 3200);
    CHECK(counts[kReach] > 1600);
    // Above 1 doubles are two units apart: an odd number of units cannot be.
    CHECK(counts[kReach + 1] == 0);
    CHECK(counts[kReach + 3] == 0);
    CHECK(norms.value().largest_deviation == std::ldexp(static_cast<double>(furthest), -53));
  }
}

TEST_CASE("similarity, gram and norms refuse tables that are too large or off the axis") {
  const auto plan = posenc::Plan::make(512);
  CHECK(posenc::similarity(plan.value(), 32769).refusal().parameter == "count");
  CHECK(posenc::similarity(plan.value(), -1).refusal().parameter == "count");
  CHECK(posenc::gram(plan.value(), 0, 4097).refusal().parameter == "count");
  CHECK(posenc::gram(plan.value(), 0, std::nan("")).refusal().parameter == "count");
  CHECK(posenc::gram(plan.value(), 9007199254740992.0, 2).refusal().parameter == "first");
  CHECK(posenc::norms(plan.value(), 0, 0).refusal().parameter == "count");
  CHECK(posenc::norms(plan.value(), 1e17, 1).refusal().parameter == "first");
}
