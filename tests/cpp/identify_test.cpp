#include "posenc/identify.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "catch.hpp"
#include "lesson/generator.hpp"

using posenc::Convention;
using posenc::Format;
using posenc::Identification;
using posenc::LadderRule;
using posenc::Layout;
using posenc::Slip;

namespace {

struct Table {
  std::vector<double> values;
  std::size_t rows;
  std::size_t columns;
};

Table made_by(const Convention& convention, double width, std::size_t rows, Format format) {
  const std::size_t columns = posenc::columns_of(convention, width).value().size();
  Table table{std::vector<double>(rows * columns), rows, columns};
  REQUIRE(
      posenc::convention_table(convention, width, convention.start, std::span(table.values)).ok());
  for (double& value : table.values) value = posenc::rounded_to(format, value);
  return table;
}

Identification named(const Table& table) {
  const auto found = posenc::identify({table.values, table.rows, table.columns});
  REQUIRE(found.ok());
  return found.value();
}

void check_named(const Convention& truth, double width, std::size_t rows, Format format) {
  const auto found = named(made_by(truth, width, rows, format));
  CAPTURE(width, rows, truth.max_timescale, truth.start);
  REQUIRE(found.matches.size() >= 1);
  bool right = false;
  for (const auto& match : found.matches) {
    const Convention& each = match.convention;
    const double share = format == Format::kHalf ? 1e-3 : 1e-6;
    right |= each.ladder == truth.ladder && each.layout == truth.layout &&
             each.start == truth.start &&
             std::abs(each.max_timescale / truth.max_timescale - 1) < share &&
             std::abs(each.scale / truth.scale - 1) < share && each.step == truth.step;
  }
  CHECK(right);
}

Convention endpoint() { return posenc::preset_of("whisper")->convention; }

}  // namespace

TEST_CASE("each ladder and layout is named, in three formats") {
  for (const Format format : {Format::kHalf, Format::kFloat, Format::kDouble}) {
    for (const Layout layout : {Layout::kInterleaved, Layout::kSinCos, Layout::kCosSin}) {
      Convention paper;
      paper.layout = layout;
      check_named(paper, 16, 20, format);
      Convention end = endpoint();
      end.layout = layout;
      check_named(end, 64, 40, format);
    }
  }
}

TEST_CASE("base, start and scale are read, round ones to the digit") {
  for (const double base : {100.0, 500000.0, 10000.0, 7351.0}) {
    for (const double start : {0.0, 1.0, 777.0, -20.0}) {
      Convention convention;
      convention.max_timescale = base;
      convention.start = start;
      convention.scale = 3.5;
      check_named(convention, 32, 30, Format::kFloat);
      CHECK(
          named(made_by(convention, 32, 30, Format::kFloat)).matches[0].convention.max_timescale ==
          base);
    }
  }
}

TEST_CASE("descriptions that coincide are named together, the rounder first") {
  const auto found = named(made_by(endpoint(), 64, 40, Format::kFloat));
  REQUIRE(found.matches.size() == 2);
  CHECK(found.matches[0].convention.ladder == LadderRule::kShifted);
  CHECK(found.matches[0].convention.max_timescale == 10000);
  CHECK(found.matches[1].convention.ladder == LadderRule::kPaper);
  CHECK_THAT(found.matches[1].convention.max_timescale, WithinRel(13459.60324, 1e-9));
}

TEST_CASE("positions that are stretched, and widths that are padded") {
  Convention stretched;
  stretched.step = .25;
  check_named(stretched, 16, 40, Format::kFloat);
  Convention padded = posenc::preset_of("diffusers")->convention;
  const auto found = named(made_by(padded, 17, 30, Format::kFloat));
  REQUIRE_FALSE(found.matches.empty());
  CHECK(found.matches[0].convention.odd == posenc::OddWidth::kPadsZero);
  CHECK(found.matches[0].convention.max_timescale == 10000);
}

TEST_CASE("a table of zeros among the rows, as at a padding index, does not disturb") {
  Table table = made_by(endpoint(), 32, 30, Format::kFloat);
  for (std::size_t j = 0; j < 32; ++j) table.values[32 + j] = 0;
  const auto found = named(table);
  REQUIRE_FALSE(found.matches.empty());
  CHECK(found.matches[0].convention.max_timescale == 10000);
  CHECK(found.matches[0].convention.start == 0);
}

TEST_CASE("the arithmetic is named: angles in double, or by float32 exp") {
  const auto plan = posenc::Plan::make(64).value();
  for (const posenc::Recipe recipe :
       {posenc::Recipe::kDoubleAngle, posenc::Recipe::kFloatExp, posenc::Recipe::kFloatPow}) {
    const posenc::RecipeTable maker(plan, recipe);
    Table table{std::vector<double>(std::size_t{64} * 200), 200, 64};
    for (std::size_t r = 0; r < 200; ++r) {
      REQUIRE(maker.row(static_cast<double>(r), std::span(table.values).subspan(64 * r, 64)).ok());
    }
    const auto found = named(table);
    REQUIRE_FALSE(found.matches.empty());
    CHECK(found.matches[0].recipe == recipe);
    CHECK(found.matches[0].recipe_error == 0);
    CHECK(found.matches[0].row == 200);
  }
}

TEST_CASE("float16 and bfloat16 throughout") {
  const auto plan = posenc::Plan::make(32).value();
  for (const posenc::Recipe recipe : {posenc::Recipe::kHalf, posenc::Recipe::kBfloat}) {
    const posenc::RecipeTable maker(plan, recipe);
    Table table{std::vector<double>(std::size_t{32} * 60), 60, 32};
    for (std::size_t r = 0; r < 60; ++r) {
      REQUIRE(maker.row(static_cast<double>(r), std::span(table.values).subspan(32 * r, 32)).ok());
    }
    const auto found = named(table);
    REQUIRE_FALSE(found.matches.empty());
    CHECK(found.matches[0].recipe == recipe);
    CHECK(found.matches[0].convention.max_timescale == 10000);
  }
}

TEST_CASE("what fits nothing is not named, and the nearest says what sets it apart") {
  Table noise{std::vector<double>(640), 20, 32};
  posenc::lesson::Random random(5);
  posenc::lesson::fill_normal(random, noise.values);
  CHECK(named(noise).matches.empty());
  CHECK(named(noise).nearest.size() == 3);

  Table negated = made_by({}, 16, 30, Format::kFloat);
  for (std::size_t i = 0; i < negated.values.size(); i += 2) negated.values[i] *= -1;
  const auto slip = named(negated);
  REQUIRE(slip.matches.empty());
  CHECK(slip.nearest[0].slip == Slip::kSineNegated);
  CHECK(slip.nearest[0].rms < 1e-7);

  Table trained = made_by({}, 16, 30, Format::kFloat);
  for (std::size_t j = 0; j < 16; ++j) trained.values[16 * 28 + j] += .25F;
  for (double& value : trained.values) value = posenc::rounded_to(Format::kFloat, value);
  const auto overwritten = named(trained);
  REQUIRE(overwritten.matches.empty());
  CHECK(overwritten.nearest[0].slip == Slip::kRowsOverwritten);
  CHECK(overwritten.nearest[0].rows_that_fit == 29);
  CHECK(overwritten.nearest[0].description.convention.max_timescale == 10000);

  Table whole = made_by({}, 16, 30, Format::kDouble);
  for (std::size_t r = 0; r < 30; ++r) {
    for (std::size_t j = 0; j < 16; ++j) {
      const double angle = static_cast<double>(r) * std::pow(10000.0, -static_cast<double>(j) / 8);
      whole.values[r * 16 + j] = j % 2 == 0 ? std::sin(angle) : std::cos(angle);
    }
  }
  CHECK(named(whole).nearest[0].slip == Slip::kIndexNotHalved);
}

TEST_CASE("positions and angles in bfloat16 are told from what is nearest") {
  const auto plan = posenc::Plan::make(64).value();
  const auto narrow = [](double value) { return posenc::rounded_to(Format::kBfloat16, value); };
  Table positions{std::vector<double>(std::size_t{64} * 300), 300, 64}, angles = positions;
  for (std::size_t r = 0; r < 300; ++r) {
    const double position = narrow(static_cast<double>(r));
    for (std::size_t j = 0; j < 64; ++j) {
      const double omega = plan.frequencies()[j / 2];
      const double exact = position * omega, rounded = narrow(position * narrow(omega));
      positions.values[r * 64 + j] = j % 2 == 0 ? std::sin(exact) : std::cos(exact);
      angles.values[r * 64 + j] = j % 2 == 0 ? std::sin(rounded) : std::cos(rounded);
    }
  }
  const auto blurred = named(positions), narrowed = named(angles);
  REQUIRE(blurred.matches.empty());
  CHECK(blurred.nearest[0].slip == Slip::kBfloatPositions);
  CHECK(blurred.nearest[0].rms < 1e-12);
  REQUIRE(narrowed.matches.empty());
  CHECK(narrowed.nearest[0].slip == Slip::kBfloatAngles);
  CHECK(narrowed.nearest[0].rms < 1e-12);
}

TEST_CASE("rows of zeros are left out and counted, and a base says how far it may be off") {
  Convention convention;
  convention.max_timescale = 7351.25;
  Table padded = made_by(convention, 16, 30, Format::kFloat);
  std::fill_n(padded.values.begin(), 16, 0);
  const auto found = named(padded);
  REQUIRE_FALSE(found.matches.empty());
  CHECK(found.zero_rows == 1);
  const auto& match = found.matches[0];
  CHECK(match.base_error > 0);
  CHECK(match.base_error < 0.1);
  CHECK(std::abs(match.convention.max_timescale - 7351.25) <= 5 * match.base_error);
}

TEST_CASE("one pair leaves ladder and base free") {
  const auto found = named(made_by({}, 2, 20, Format::kFloat));
  REQUIRE_FALSE(found.matches.empty());
  CHECK(found.matches[0].base_is_free);
}

TEST_CASE("identify refuses a single column, zeros only and what is not finite") {
  const auto refused = [](const std::vector<double>& values, std::size_t columns) {
    return posenc::identify({values, values.size() / columns, columns}).refusal().parameter;
  };
  CHECK(refused({1, 2}, 1) == "table");
  CHECK(refused({0, 0, 0, 0}, 2) == "table");
  CHECK(refused({1, std::nan(""), 0, 1}, 2) == "table");
}
