#include "posenc/averages.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "catch.hpp"

namespace {

// Of the header of Averages::fill.
constexpr double kLargestError = 1.4e-15;

std::vector<double> means(const posenc::Plan& plan, double first, double slots, std::size_t rows,
                          double step = 1, double row = 0) {
  const auto averages = posenc::Averages::make(plan, slots, step);
  REQUIRE(averages.ok());
  std::vector<double> table(rows * plan.d_model());
  REQUIRE(averages.value().fill(first, std::span(table), row).ok());
  return table;
}

}  // namespace

TEST_CASE("means over 1 to 10^12 positions are within the stated error of the true ones") {
  std::ifstream file(std::string(POSENC_GOLDEN) + "/averages.csv");
  std::string line;
  std::getline(file, line);
  std::size_t lines = 0;
  double largest = 0;
  while (std::getline(file, line)) {
    double numbers[8];
    const char* at = line.c_str();
    for (double& number : numbers) {
      char* end = nullptr;
      number = std::strtod(at, &end);
      at = end + 1;
    }
    const auto [d_model, base, first, step, slots, row, dimension, value] = numbers;
    const auto plan = posenc::Plan::make(d_model, base);
    const auto made = means(plan.value(), first, slots, 1, step, row);
    largest = std::max(largest, std::abs(made[static_cast<std::size_t>(dimension)] - value));
    ++lines;
  }
  CHECK(lines > 1000);
  CHECK(largest <= kLargestError);
}

TEST_CASE("a mean is the mean of the rows that encode makes") {
  const auto plan = posenc::Plan::make(66, 500);
  for (const double slots : {2.0, 3.0, 7.0, 44.0}) {
    for (const double first : {0.0, -20.0, 1e6, 9007199254740992.0 - 1e4, 0.25}) {
      const auto n = static_cast<std::size_t>(slots);
      std::vector<double> rows(5 * n * 66);
      REQUIRE(plan.value().encode(first, 1, std::span(rows)).ok());
      const auto made = means(plan.value(), first, slots, 5);
      for (std::size_t i = 0; i < made.size(); ++i) {
        double sum = 0;
        for (std::size_t j = 0; j < n; ++j) sum += rows[(i / 66 * n + j) * 66 + i % 66];
        CHECK_THAT(made[i], WithinAbs(sum / slots, 5e-15));
      }
    }
  }
}

TEST_CASE("the mean over one slot is the slot's own row, to the bit") {
  const auto plan = posenc::Plan::make(10);
  std::vector<double> row(30);
  REQUIRE(plan.value().encode(-1, 1, std::span(row)).ok());
  CHECK(means(plan.value(), -1, 1, 3) == row);
}

TEST_CASE("rows taken to come before the table are counted in whole means") {
  const auto plan = posenc::Plan::make(130);
  const auto all = means(plan.value(), 5, 1e9, 12);
  const auto late = means(plan.value(), 5, 1e9, 2, 1, 10);
  for (std::size_t i = 0; i < late.size(); ++i) {
    CHECK_THAT(late[i], WithinAbs(all[10 * 130 + i], 1e-15));
  }
}

TEST_CASE("no mean leaves [-1, 1], and slow waves are left as they are") {
  const auto plan = posenc::Plan::make(8, 1e30);
  for (const double value : means(plan.value(), 0, 3, 100)) CHECK(std::abs(value) <= 1);
  CHECK(means(plan.value(), 0, 1e6, 1)[7] == 1);
}

TEST_CASE("a float mean is the double one rounded") {
  const auto plan = posenc::Plan::make(64);
  const auto averages = posenc::Averages::make(plan.value(), 12);
  std::vector<float> narrow(640);
  REQUIRE(averages.value().fill(77, std::span(narrow)).ok());
  const auto wide = means(plan.value(), 77, 12, 10);
  for (std::size_t i = 0; i < 640; ++i) CHECK(narrow[i] == static_cast<float>(wide[i]));
}

TEST_CASE("means refuse slots that are none and a last position beyond 2^53") {
  const auto plan = posenc::Plan::make(4);
  CHECK(posenc::Averages::make(plan.value(), 0).refusal().parameter == "slots");
  CHECK(posenc::Averages::make(plan.value(), 1.5).refusal().parameter == "slots");
  CHECK(posenc::Averages::make(plan.value(), std::nan("")).refusal().parameter == "slots");
  CHECK(posenc::Averages::make(plan.value(), 2, 1e17).refusal().parameter == "step");
  // 2^53 - 9 ... 2^53 are ten positions.
  CHECK(posenc::check_averages(9007199254740983.0, 1, 5, 2).ok());
  CHECK(posenc::check_averages(9007199254740984.0, 1, 5, 2).refusal().parameter == "slots");
  CHECK(posenc::check_averages(-9007199254740984.0, -1, 5, 2).refusal().parameter == "slots");
  CHECK(posenc::check_averages(0, 1e-9, 9007199254740992.0, 2).refusal().parameter == "slots");
  std::vector<double> table(8);
  const auto averages = posenc::Averages::make(plan.value(), 5);
  CHECK(averages.value().fill(9007199254740984.0, std::span(table)).refusal().parameter == "slots");
  CHECK(averages.value().fill(std::nan(""), std::span(table)).refusal().parameter == "first");
}

TEST_CASE("columns are averaged in whole groups and what is left") {
  const std::vector<double> table{1, 2, 3, 4, 5, -1, -2, -3, -4, -5};
  std::vector<double> out(6);
  posenc::column_means(table, 5, 2, out);
  CHECK(out == std::vector<double>{1.5, 3.5, 5, -1.5, -3.5, -5});
  posenc::column_means(table, 5, 9, std::span(out).first(2));
  CHECK(out[0] == 3);
  CHECK(out[1] == -3);
}
