// What a plan says of itself, and what it refuses.
#include "posenc/plan.hpp"

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "plan_tables.hpp"

TEST_CASE("frequencies and wavelengths are the nearest doubles") {
  const posenc::Plan plan = posenc::Plan::make(512, 10000).value();
  // From mpmath, 60 digits, rounded to double.
  struct Known {
    std::size_t pair;
    double omega, lambda;
  };
  for (const Known& known :
       {Known{0, 1, 6.283185307179586}, Known{1, 0.9646616199111993, 6.513356784898292},
        Known{128, 0.01, 628.3185307179587},
        Known{255, 0.0001036632928437698, 60611.47716626106}}) {
    CAPTURE(known.pair);
    CHECK(plan.frequencies()[known.pair] == known.omega);
    CHECK(plan.wavelengths()[known.pair] == known.lambda);
  }
}

TEST_CASE("a ladder of powers of two is exact") {
  const posenc::Plan plan = posenc::Plan::make(16, 256).value();
  for (std::size_t pair = 0; pair < 8; ++pair) {
    CHECK(plan.frequencies()[pair] == std::ldexp(1, -static_cast<int>(pair)));
  }
}

TEST_CASE("the steepest ladder goes down to subnormal frequencies and up to infinite wavelengths") {
  const posenc::Plan plan = posenc::Plan::make(1 << 20, std::numeric_limits<double>::max()).value();
  CHECK(plan.frequencies().back() > 0);
  CHECK(plan.frequencies().back() < std::numeric_limits<double>::min());
  CHECK(std::isinf(plan.wavelengths().back()));
}

TEST_CASE("a copied or moved plan is the same plan") {
  const posenc::Plan plan = posenc::Plan::make(6, 100).value();
  posenc::Plan copy = plan;
  const posenc::Plan moved = std::move(copy);
  CHECK(moved.d_model() == 6);
  CHECK(moved.pairs() == 3);
  CHECK(moved.base() == 100);
  CHECK(moved.frequencies().data() == plan.frequencies().data());
}

TEST_CASE("a refused run leaves the table as it was") {
  const posenc::Plan plan = posenc::Plan::make(4).value();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  struct Run {
    double first, step, row;
  };
  for (const Run run : {Run{nan, 1, 0}, Run{0, nan, 0}, Run{0x1p54, 1, 0}, Run{0x1p53, 1, 0},
                        Run{0, 1, -1}, Run{0, 1, 0.5}, Run{0, 1, 0x1p53}}) {
    std::vector<float> table(12, 5.0F);
    CHECK_FALSE(plan.encode(run.first, run.step, std::span<float>(table), run.row).ok());
    CHECK(table == std::vector<float>(12, 5.0F));
  }
  std::vector<double> wave(6, 5.0);
  CHECK_FALSE(plan.encode_pair(2, 0, 1, wave).ok());
  CHECK_FALSE(plan.encode_pair(0, nan, 1, wave).ok());
  CHECK(wave == std::vector<double>(6, 5.0));
}

TEST_CASE("a plan takes 264 bytes per pair, as its header says") {
  using namespace posenc;
  CHECK(sizeof(Chunk) == 14336);
  CHECK(sizeof(Chunk) / kPairsPerChunk + 2 * sizeof(double) + sizeof(PairTurns) == 264);
  CHECK(kLongLadder == 4096);
}

TEST_CASE("an empty table is left as it is, in both types") {
  const auto plan = posenc::Plan::make(256).value();
  CHECK(plan.encode(0, 1, std::span<double>{}));
  CHECK(plan.encode(0, 1, std::span<float>{}));
}

TEST_CASE("a table that is no whole number of rows is refused and left as it is") {
  const auto plan = posenc::Plan::make(4).value();
  std::vector<double> table(9, 7.0);
  const posenc::Status refused = plan.encode(0, 1, std::span<double>(table));
  REQUIRE_FALSE(refused);
  CHECK(posenc::sentence(refused.refusal()) ==
        "table must hold whole rows of d_model values; got 9.");
  CHECK(table == std::vector<double>(9, 7.0));
  std::vector<double> pair(3);
  CHECK(plan.encode_pair(0, 0, 1, pair).refusal().parameter == "sin_cos");
}
