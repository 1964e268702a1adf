// One call's worth of rows, as the kernels see it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "plan_tables.hpp"

namespace posenc {

/// Which blocks of a float table are watched: tests and proofs compare the ways.
enum class Blocks { kKnownOnesUnwatched, kAllWatched, kNoneWatched };

/// Row r of the table stands at first + (row + r) * step.
struct Run {
  const PlanTables& tables;
  double first;
  double step;
  std::uint64_t row;
  Blocks blocks = Blocks::kKnownOnesUnwatched;
  /// Always the same, but kept from the compiler: a loop over it that is unrolled gathers the
  /// watching at its end, and that does not fit into sixteen registers (12 % slower).
  std::size_t rows_each_side = kRowsEachSide;
};

/// Which of the `rows` from row `row` on stands at position exactly 0, counted from `row`.
std::optional<std::size_t> zero_row(double first, double step, std::uint64_t row, std::size_t rows);

/// 0, 1, 0, 1, ...
template <typename Value>
void put_origin(std::span<Value> row) {
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = static_cast<Value>(i % 2);
}

/// Fill whole tables, rows = table.size() / (2 * pairs).
void fill_table(const Run& run, std::span<float> table);
void fill_table(const Run& run, std::span<double> table);

/// Fills shape (rows, 2) with one wave whose phase at row 0 and whose phase per row are given.
void fill_pair(const Fraction& first, const Fraction& step, std::span<double> sin_cos);

}  // namespace posenc
