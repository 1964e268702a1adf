// The formula itself: rows that are known from elsewhere. What the kernel promises about errors is
// held in kernel tests of its own.
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <vector>

#include "catch.hpp"
#include "posenc/plan.hpp"

namespace {

std::vector<double> row_at(double d_model, double base, double position) {
  const auto plan = posenc::Plan::make(d_model, base);
  REQUIRE(plan.ok());
  std::vector<double> row(plan.value().d_model());
  REQUIRE(plan.value().encode(position, 1, std::span<double>(row)).ok());
  return row;
}

void check_starts_with(const std::vector<double>& row, std::initializer_list<double> expected,
                       double margin) {
  REQUIRE(row.size() >= expected.size());
  std::size_t j = 0;
  for (const double value : expected) CHECK_THAT(row[j++], WithinAbs(value, margin));
}

}  // namespace

TEST_CASE("position 3 at d_model 4 is the worked example") {
  check_starts_with(row_at(4, 10000, 3),
                    {0.141120008060, -0.989992496600, 0.029995500202, 0.999550033749}, 1e-12);
}

TEST_CASE("the rows printed for d_model 4, 6 and 8 come out") {
  check_starts_with(row_at(4, 10000, 1), {.84147098, .54030231, .00999983, .99995000}, 5e-9);
  check_starts_with(row_at(6, 10000, 3),
                    {.14112001, -.98999250, .13879810, .99032070, .00646326, .99997911}, 5e-9);
  check_starts_with(
      row_at(8, 10000, 5),
      {-.95892427, .28366219, .47942554, .87758256, .04997917, .99875026, .00499998, .99998750},
      5e-9);
}

TEST_CASE("the rows printed for d_model 64 come out") {
  check_starts_with(row_at(64, 10000, 1),
                    {.841471, .540302, .681561, .731761, .533168, .846009, .409309, .912396}, 5e-7);
  check_starts_with(row_at(64, 10000, 50),
                    {-.262374854, .964966028, -.202981035, .979182669, .156620138, -.987658915,
                     .787241913, -.616644281},
                    5e-10);
}

TEST_CASE("position 50000 at d_model 512 has its printed ends and the norm 16") {
  const std::vector<double> row = row_at(512, 10000, 50000);
  check_starts_with(row, {-.9998401891, -.0178772560, -.2074670872, -.9782419985}, 5e-11);
  CHECK_THAT(row[510], WithinAbs(-.8912167334, 5e-11));
  CHECK_THAT(row[511], WithinAbs(.4535777045, 5e-11));
  double squares = 0;
  for (const double value : row) squares += value * value;
  CHECK_THAT(std::sqrt(squares), WithinAbs(16, 1e-13));
}

TEST_CASE("position 0 is exactly 0, 1, 0, 1 and so on") {
  for (const double d_model : {2.0, 6.0, 64.0, 512.0}) {
    const std::vector<double> row = row_at(d_model, 10000, 0);
    for (std::size_t j = 0; j < row.size(); ++j) CHECK(row[j] == static_cast<double>(j % 2));
  }
}

TEST_CASE("the wavelengths are 2 pi base^(2i/d)") {
  const auto last = [](double d_model, double base) {
    return posenc::Plan::make(d_model, base).value().wavelengths().back();
  };
  CHECK_THAT(last(512, 10000), WithinAbs(60611.477166, 5e-7));
  CHECK_THAT(last(64, 10000), WithinAbs(47117.24, 5e-3));
  CHECK_THAT(last(4, 10000), WithinAbs(628.3185307179586, 1e-12));
  CHECK_THAT(last(512, 100), WithinAbs(617.117, 5e-4));
  CHECK_THAT(last(64, 100), WithinAbs(544.101, 5e-4));
}

TEST_CASE("the ladder divides by the pair, not by the dimension") {
  const auto plan = posenc::Plan::make(64);
  CHECK_THAT(plan.value().frequencies()[16], WithinRel(0.01, 1e-15));
  CHECK_THAT(1 / posenc::Plan::make(512).value().frequencies()[255],
             WithinAbs(9646.616199112, 5e-10));
}

TEST_CASE("with base 1 all pairs are the same") {
  const std::vector<double> row = row_at(8, 1, 3);
  for (std::size_t j = 2; j < row.size(); ++j) CHECK(row[j] == row[j % 2]);
}

TEST_CASE("a table that is not square keeps its rows and columns apart") {
  const auto plan = posenc::Plan::make(6);
  std::vector<float> table(3 * 6);
  REQUIRE(plan.value().encode(2, 0.5, std::span<float>(table)).ok());
  for (std::size_t row = 0; row < 3; ++row) {
    const std::vector<double> alone = row_at(6, 10000, 2 + 0.5 * static_cast<double>(row));
    for (std::size_t j = 0; j < 6; ++j) CHECK_THAT(table[row * 6 + j], WithinAbs(alone[j], 3e-8));
  }
}

TEST_CASE("encode refuses a run that leaves the axis and touches nothing") {
  const auto plan = posenc::Plan::make(4);
  std::vector<double> table(8, 42.0);
  CHECK_FALSE(plan.value().encode(9007199254740992.0, 1, std::span<double>(table)).ok());
  CHECK_FALSE(plan.value().encode(std::nan(""), 1, std::span<double>(table)).ok());
  for (const double value : table) CHECK(value == 42.0);
}
