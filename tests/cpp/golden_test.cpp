// Every value of tests/golden/encoding.csv, which is true to more than 100 bits.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "catch.hpp"
#include "posenc/plan.hpp"

namespace {

// Of the header of Plan::encode; `rest` makes the comparison sharper than a double can be.
constexpr double kLargestError = 1.0e-16;

struct Golden {
  double d_model, base, first, step, row, dimension, value, rest;
};

std::vector<Golden> read_golden() {
  std::ifstream file(std::string(POSENC_GOLDEN) + "/encoding.csv");
  std::vector<Golden> all;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    double numbers[8];
    const char* at = line.c_str();
    for (double& number : numbers) {
      char* end = nullptr;
      number = std::strtod(at, &end);
      at = end + 1;
    }
    all.push_back({numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5],
                   numbers[6], numbers[7]});
  }
  return all;
}

// The float32 nearest to value + rest.
float nearest_float(double value, double rest) {
  const auto near = static_cast<float>(value);
  const double error = value - static_cast<double>(near);
  const float other = std::nextafterf(near, error > 0 ? 2.0F : -2.0F);
  const bool halfway = error != 0 && static_cast<double>(other) - value == error;
  return halfway && rest * error > 0 ? other : near;
}

template <typename Value>
Value encoded(const Golden& golden) {
  const auto plan = posenc::Plan::make(golden.d_model, golden.base);
  REQUIRE(plan.ok());
  std::vector<Value> row(plan.value().d_model());
  const posenc::Status refused =
      plan.value().encode(golden.first, golden.step, std::span<Value>(row), golden.row);
  REQUIRE(refused.ok());
  return row[static_cast<std::size_t>(golden.dimension)];
}

}  // namespace

TEST_CASE("float64 values are within the stated error of the true ones") {
  const std::vector<Golden> all = read_golden();
  REQUIRE(all.size() > 3000);
  double largest = 0;
  for (const Golden& golden : all) {
    const double error = (encoded<double>(golden) - golden.value) - golden.rest;
    largest = std::max(largest, std::abs(error));
  }
  CHECK(largest <= kLargestError);
}

TEST_CASE("float32 values are the correctly rounded ones") {
  std::size_t wrong = 0;
  for (const Golden& golden : read_golden()) {
    if (encoded<float>(golden) != nearest_float(golden.value, golden.rest)) ++wrong;
  }
  CHECK(wrong == 0);
}
