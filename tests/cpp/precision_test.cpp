#include "posenc/precision.hpp"

#include <cmath>
#include <limits>
#include <vector>

#include "catch.hpp"
#include "labs/double_double.hpp"

using posenc::Format;
using posenc::Recipe;
using posenc::RecipeTable;
using posenc::rounded_to;

TEST_CASE("numbers round to the nearest of each format, ties to even") {
  CHECK(rounded_to(Format::kBfloat16, 257) == 256);
  CHECK(rounded_to(Format::kBfloat16, 259) == 260);
  CHECK(rounded_to(Format::kBfloat16, 258) == 258);
  CHECK(rounded_to(Format::kHalf, 2049) == 2048);
  CHECK(rounded_to(Format::kHalf, 2051) == 2052);
  CHECK(rounded_to(Format::kFloat, 16777217) == 16777216);
  CHECK(rounded_to(Format::kHalf, 65519.99) == 65504);
  CHECK(rounded_to(Format::kHalf, 65520) == std::numeric_limits<double>::infinity());
  CHECK(rounded_to(Format::kHalf, -1e6) == -std::numeric_limits<double>::infinity());
  CHECK(rounded_to(Format::kHalf, 0x1p-25) == 0);
  CHECK(rounded_to(Format::kHalf, 0x1.8p-24) == 0x1p-23);
  CHECK(rounded_to(Format::kHalf, 0x1.4p-24) == 0x1p-24);
  CHECK(std::isnan(rounded_to(Format::kHalf, std::nan(""))));
  CHECK(std::signbit(rounded_to(Format::kHalf, -0.0)));
}

TEST_CASE("float32 rounds as the processor rounds it") {
  double value = 1e-46;
  for (int i = 0; i < 4000; ++i, value *= 1.0512345) {
    CHECK(rounded_to(Format::kFloat, value) == static_cast<double>(static_cast<float>(value)));
    CHECK(rounded_to(Format::kFloat, -value) == static_cast<double>(static_cast<float>(-value)));
  }
}

TEST_CASE("exponential and logarithm of two doubles are right far beyond one") {
  using posenc::DoubleDouble;
  // By mpmath, as a double and what is left of it.
  const DoubleDouble e = posenc::exponential({1, 0});
  CHECK(e.high == 2.718281828459045);
  CHECK_THAT(e.low, WithinAbs(1.4456468917292502e-16, 1e-27));
  const DoubleDouble log = posenc::logarithm(10000);
  CHECK(log.high == 9.210340371976184);
  CHECK_THAT(log.low, WithinAbs(-8.683024893528997e-16, 1e-26));
}

TEST_CASE("largest error at d_model 512 by recipe and position") {
  const double nan = std::nan("");
  struct Known {
    Recipe recipe;
    double at[4];
    double share;  // of the printed digits
  };
  const double positions[] = {50, 5000, 50000, 1e6};
  const Known known[] = {
      {Recipe::kDoubleAngle, {3.0e-8, 3.0e-8, 3.0e-8, 3.0e-8}, .02},
      {Recipe::kFloatExp, {2.7e-6, 2.5e-4, 2.8e-3, 3.8e-2}, .03},
      {Recipe::kFloatPow, {1.7e-6, 2.5e-4, 1.8e-3, 6.2e-2}, .03},
      {Recipe::kBfloatOmegas, {7.1e-2, 1.99, 1.98, 2.0}, .01},
      {Recipe::kBfloat, {.19, 1.97, 1.99, 2.0}, .03},
      {Recipe::kHalf, {1.8e-2, 1.55, 2.0, nan}, .03},
      {Recipe::kExactBfloat, {1.95e-3, 1.95e-3, 1.95e-3, 1.95e-3}, .02},
      {Recipe::kExactHalf, {2.4e-4, 2.4e-4, 2.4e-4, 2.4e-4}, .03},
  };
  const auto plan = posenc::Plan::make(512).value();
  for (const Known& each : known) {
    const RecipeTable table(plan, each.recipe);
    for (std::size_t i = 0; i < 4; ++i) {
      const double error = table.error(positions[i]).value();
      CAPTURE(posenc::name_of(each.recipe), positions[i], error);
      if (std::isnan(each.at[i])) {
        CHECK(std::isnan(error));
      } else {
        CHECK_THAT(error, WithinRel(each.at[i], each.share));
      }
    }
  }
}

TEST_CASE("omegas by exp and log are less accurate than by pow") {
  const auto plan = posenc::Plan::make(512).value();
  const auto largest = [&](Recipe recipe) {
    const RecipeTable table(plan, recipe);
    double error = 0;
    for (std::size_t i = 0; i < 256; ++i) {
      error = std::max(error, std::abs(table.rates()[i] / plan.frequencies()[i] - 1));
    }
    return error;
  };
  CHECK_THAT(largest(Recipe::kFloatExp), WithinRel(5.7e-7, .02));
  CHECK_THAT(largest(Recipe::kFloatPow), WithinRel(8.2e-8, .02));
}

TEST_CASE("where neighbours blur: 256, 2048, 2^24, never, and the row says so") {
  const auto plan = posenc::Plan::make(64).value();
  const auto first = [&](Recipe recipe) { return RecipeTable(plan, recipe).first_blurred(); };
  CHECK(first(Recipe::kBfloat) == 256);
  CHECK(first(Recipe::kHalf) == 2048);
  CHECK(first(Recipe::kFloatExp) == 16777216);
  CHECK(first(Recipe::kBfloatOmegas) == 16777216);
  CHECK(first(Recipe::kDoubleAngle) == 9007199254740992.0);
  CHECK(std::isinf(first(Recipe::kExactBfloat)));
  for (const Recipe recipe : {Recipe::kBfloat, Recipe::kHalf, Recipe::kFloatExp}) {
    const RecipeTable table(plan, recipe);
    const double at = table.first_blurred();
    std::vector<double> here(64), next(64), before(64);
    REQUIRE(table.row(at - 1, before).ok());
    REQUIRE(table.row(at, here).ok());
    REQUIRE(table.row(at + 1, next).ok());
    CHECK(here == next);
    CHECK(before != here);
  }
}

TEST_CASE("4096 positions collapse to 769 in bfloat16 and to 3073 in float16") {
  const auto distinct = [](Format format) {
    int count = 1;
    for (double p = 1; p < 4096; ++p) {
      count += rounded_to(format, p) != rounded_to(format, p - 1) ? 1 : 0;
    }
    return count;
  };
  CHECK(distinct(Format::kBfloat16) == 769);
  CHECK(distinct(Format::kHalf) == 3073);
}

TEST_CASE("position 16777217 in float32 is another position") {
  const auto plan = posenc::Plan::make(2).value();
  std::vector<double> row(2);
  REQUIRE(RecipeTable(plan, Recipe::kFloatExp).row(16777217, row).ok());
  CHECK_THAT(row[0], WithinAbs(-0.7796, 5e-5));
  REQUIRE(RecipeTable(plan, Recipe::kDoubleAngle).row(16777217, row).ok());
  CHECK_THAT(row[0], WithinAbs(0.1058325673, 3e-8));
}
