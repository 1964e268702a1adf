// What the kernels promise: floats that are correctly rounded, doubles within their stated error,
// at every position and however a table is cut. The reference for whole tables is the library's
// own 256-bit arithmetic, which takes nothing from the kernels and is held to exact values by
// golden_test.cpp and phase_test.cpp.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catch.hpp"
#include "exact/phase.hpp"
#include "exact/rounding.hpp"
#include "plan_tables.hpp"
#include "posenc/plan.hpp"

namespace {

constexpr double kEnd = 9007199254740992.0;
// Of the header of Plan::encode.
constexpr double kLargestError = 1.0e-16;

struct Run {
  double d_model, base, first, step;
  std::size_t rows;
};

template <typename Value>
std::vector<Value> table_of(const Run& run) {
  const posenc::Plan plan = posenc::Plan::make(run.d_model, run.base).value();
  std::vector<Value> table(run.rows * plan.d_model());
  REQUIRE(plan.encode(run.first, run.step, std::span<Value>(table)).ok());
  return table;
}

posenc::FloatPair exact_pair(const posenc::Plan& plan, std::size_t pair, const Run& run,
                             std::size_t row) {
  const posenc::Wide rate =
      posenc::kTurnsPerRadian * posenc::power(posenc::tables_of(plan).ratio.down, pair);
  const posenc::Turns turns{{rate, false}};
  return posenc::rounded_slowly(
      posenc::times(turns, posenc::position_at(run.first, run.step, row)));
}

std::size_t misrounded(const Run& run) {
  const posenc::Plan plan = posenc::Plan::make(run.d_model, run.base).value();
  const std::vector<float> table = table_of<float>(run);
  std::size_t wrong = 0;
  for (std::size_t pair = 0; pair < plan.pairs(); ++pair) {
    for (std::size_t row = 0; row < run.rows; ++row) {
      const posenc::FloatPair exact = exact_pair(plan, pair, run, row);
      const float* const at = &table[row * plan.d_model() + 2 * pair];
      wrong += (at[0] != exact.sin ? 1u : 0u) + (at[1] != exact.cos ? 1u : 0u);
    }
  }
  return wrong;
}

double largest_error(const Run& run) {
  const posenc::Plan plan = posenc::Plan::make(run.d_model, run.base).value();
  const std::vector<double> table = table_of<double>(run);
  double largest = 0;
  for (std::size_t pair = 0; pair < plan.pairs(); ++pair) {
    const posenc::Turns turns = posenc::turns_of_pair(plan, pair);
    for (std::size_t row = 0; row < run.rows; ++row) {
      const posenc::SinCos at =
          posenc::sin_cos_of(posenc::times(turns, posenc::position_at(run.first, run.step, row)));
      const double* const value = &table[row * plan.d_model() + 2 * pair];
      largest = std::fmax(largest, std::fabs(value[0] - at.sin));
      largest = std::fmax(largest, std::fabs(value[1] - at.cos));
    }
  }
  return largest;
}

}  // namespace

TEST_CASE("every float is correctly rounded, wherever the table begins") {
  for (const double first : {0.0, 1.0, -50.0, 1e6, 1e9, kEnd - 99, -kEnd, 0.1, -1e12 - 0.5}) {
    CAPTURE(first);
    CHECK(misrounded({18, 10000, first, 1, 100}) == 0);
  }
}

TEST_CASE("every float is correctly rounded, whatever the step") {
  for (const double step : {0.5, -1.0, 0.1, 1e-3, -1e-9, 1e-30, 1234567.0, 1e12, 0.0}) {
    CAPTURE(step);
    CHECK(misrounded({10, 10000, 0, step, 100}) == 0);
    CHECK(misrounded({10, 10000, 12345.678, step, 30}) == 0);
  }
}

TEST_CASE("every float is correctly rounded, whatever the ladder") {
  for (const double base : {1.0, 1.0000001, 2.0, 10.0, 5e5, 1e12, 1e30, 1e300}) {
    CAPTURE(base);
    CHECK(misrounded({14, base, 0, 1, 60}) == 0);
    CHECK(misrounded({14, base, 1e15, 1, 40}) == 0);
  }
}

TEST_CASE("odd pair counts and chunks that are cut short come out whole") {
  for (const double d_model : {2.0, 4.0, 6.0, 126.0, 128.0, 130.0, 254.0, 258.0}) {
    CAPTURE(d_model);
    CHECK(misrounded({d_model, 10000, 7, 1, 12}) == 0);
  }
}

TEST_CASE("a ladder too long to keep its rotations is as exact") {
  CHECK(misrounded({2.0 * (posenc::kLongLadder + 1), 10000, 3, 1, 2}) == 0);
}

TEST_CASE("any number of rows comes out, and nothing is written beyond them") {
  const posenc::Plan plan = posenc::Plan::make(6).value();
  const std::vector<float> whole = table_of<float>({6, 10000, 5, 1, 330});
  for (const std::size_t rows : {0, 1, 2, 4, 5, 8, 9, 10, 17, 18, 19, 152, 153, 154, 306, 330}) {
    CAPTURE(rows);
    std::vector<float> table(rows * 6 + 16, 7.0F);
    REQUIRE(plan.encode(5, 1, std::span(table).first(rows * 6)).ok());
    bool same = true;
    for (std::size_t i = 0; i < table.size(); ++i) {
      same = same && table[i] == (i < rows * 6 ? whole[i] : 7.0F);
    }
    CHECK(same);
  }
}

TEST_CASE("a table made a window at a time is the same table") {
  const posenc::Plan plan = posenc::Plan::make(34).value();
  for (const double step : {1.0, 0.1, -1.0 / 3}) {
    const Run run{34, 10000, 0.7, step, 400};
    const std::vector<float> floats = table_of<float>(run);
    const std::vector<double> doubles = table_of<double>(run);
    bool same = true;
    for (std::size_t row = 0; row < run.rows; row += 37) {
      const std::size_t values = std::min<std::size_t>(37, run.rows - row) * 34;
      std::vector<float> some_floats(values);
      std::vector<double> some_doubles(values);
      const auto number = static_cast<double>(row);
      REQUIRE(plan.encode(0.7, step, std::span(some_floats), number).ok());
      REQUIRE(plan.encode(0.7, step, std::span(some_doubles), number).ok());
      for (std::size_t i = 0; i < values; ++i) {
        same = same && some_floats[i] == floats[row * 34 + i];
        same = same && some_doubles[i] == doubles[row * 34 + i];
      }
    }
    CHECK(same);
  }
}

TEST_CASE("the row at position 0 is exactly 0, 1, 0, 1, wherever it is met") {
  struct Zero {
    double first, step;
    std::size_t row;
  };
  for (const Zero zero : {Zero{0, 1, 0}, Zero{-3, 1, 3}, Zero{-0.75, 0.25, 3}, Zero{0, 0, 4},
                          Zero{kEnd, -kEnd, 1}, Zero{-200, 1, 200}, Zero{-0.0, 0.1, 0}}) {
    CAPTURE(zero.first, zero.step);
    const std::size_t rows = zero.row + 2;
    const auto floats = table_of<float>({10, 10000, zero.first, zero.step, rows});
    const auto doubles = table_of<double>({10, 10000, zero.first, zero.step, rows});
    for (std::size_t j = 0; j < 10; ++j) {
      CHECK(floats[zero.row * 10 + j] == static_cast<float>(j % 2));
      CHECK(doubles[zero.row * 10 + j] == static_cast<double>(j % 2));
      CHECK_FALSE(std::signbit(floats[zero.row * 10 + j]));
      CHECK_FALSE(std::signbit(doubles[zero.row * 10 + j]));
    }
  }
}

TEST_CASE("a position that only almost is 0 is not taken for it") {
  // 1/3 as a double is less than 1/3 by 2^-56 / 3 * 4, so row 3 stands at -2^-54.
  const auto table = table_of<double>({2, 10000, -1, 1.0 / 3, 4});
  CHECK(table[6] == -0x1p-54);
  CHECK(table[7] == 1);
}

TEST_CASE("doubles keep their stated error up to the ends of the axis") {
  for (const double first : {0.0, 1e6, 1e9 + 0.5, kEnd - 60, -kEnd, 1e-9}) {
    CAPTURE(first);
    CHECK(largest_error({66, 10000, first, 1, 60}) <= 2 * kLargestError);
    CHECK(largest_error({14, 1e9, first, first > 0 ? -0.3 : 0.3, 60}) <= 2 * kLargestError);
  }
}

TEST_CASE("a double does not depend on where its table begins") {
  const auto late = table_of<double>({66, 10000, 1000, 1, 3});
  const auto early = table_of<double>({66, 10000, 900, 1, 103});
  bool same = true;
  for (std::size_t i = 0; i < late.size(); ++i) same = same && late[i] == early[100 * 66 + i];
  CHECK(same);
}

TEST_CASE("one pair alone is as exact as in the table") {
  const posenc::Plan plan = posenc::Plan::make(34).value();
  const auto table = table_of<double>({34, 10000, -7.25, 0.5, 41});
  for (const std::size_t pair : {0, 5, 16}) {
    std::vector<double> alone(2 * 41);
    REQUIRE(plan.encode_pair(static_cast<double>(pair), -7.25, 0.5, alone).ok());
    double largest = 0;
    for (std::size_t row = 0; row < 41; ++row) {
      for (std::size_t k = 0; k < 2; ++k) {
        largest =
            std::fmax(largest, std::fabs(alone[2 * row + k] - table[row * 34 + 2 * pair + k]));
      }
    }
    CHECK(largest <= 2 * kLargestError);
  }
}
