#include "labs/readings.hpp"

#include <algorithm>

#include "labs/phases.hpp"

namespace posenc {
namespace {

bool ends_in_zeros(const GivenTable& table) {
  for (std::size_t r = 0; r < table.rows; ++r) {
    if (table.values[(r + 1) * table.columns - 1] != 0) return false;
  }
  return true;
}

}  // namespace

std::vector<bool> rows_with_values(const GivenTable& table) {
  std::vector<bool> used(table.rows);
  for (std::size_t r = 0; r < table.rows; ++r) {
    const auto row = table.values.subspan(r * table.columns, table.columns);
    used[r] = std::any_of(row.begin(), row.end(), [](double value) { return value != 0; });
  }
  return used;
}

std::vector<Reading> readings_of(const GivenTable& table) {
  std::size_t columns = table.columns;
  OddWidth odd = OddWidth::kRefuses;
  const bool padded = columns % 2 == 1 && ends_in_zeros(table);
  if (padded) {
    columns -= 1;
    odd = OddWidth::kPadsZero;
  }
  const Pairs interleaved = interleaved_pairs(columns), halved = halved_pairs(columns);
  const bool is_odd = columns % 2 == 1;
  std::vector<Reading> readings{
      {Layout::kInterleaved, is_odd ? OddWidth::kEndsOnSine : odd, interleaved.first,
       interleaved.second},
      {Layout::kSinCos, is_odd ? OddWidth::kExtraSine : odd, halved.first, halved.second}};
  if (!is_odd) readings.push_back({Layout::kCosSin, odd, halved.second, halved.first});
  return readings;
}

}  // namespace posenc
