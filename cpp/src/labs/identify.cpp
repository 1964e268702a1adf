#include "posenc/identify.hpp"

#include <algorithm>
#include <cmath>

#include "labs/candidates.hpp"
#include "labs/namer.hpp"
#include "labs/names.hpp"
#include "labs/neighbours.hpp"

namespace posenc {
namespace {

Format narrowest(std::span<const double> values) {
  // bfloat16 first: with three bits less, its numbers are often numbers of float16 as well.
  for (const Format format : {Format::kBfloat16, Format::kHalf, Format::kFloat}) {
    const bool fits = std::all_of(values.begin(), values.end(),
                                  [&](double value) { return rounded_to(format, value) == value; });
    if (fits) return format;
  }
  return Format::kDouble;
}

/// The whole table at last, not the sample alone.
void settle(const GivenTable& table, Format format, const std::vector<bool>& used,
            Description& description) {
  const std::size_t most = std::max<std::size_t>(1048576 / table.columns, kSample);
  const std::vector<std::size_t> rows = sample_of(used, most);
  measure_recipe(table, format, rows, description);
  description.max_error = exact_error(table, rows, description);
}

}  // namespace

Result<Identification> identify(const GivenTable& table) {
  constexpr std::string_view kColumns = "must be a table of 2 columns or more";
  constexpr std::string_view kRows = "must be a table of one row or more that is not all zeros";
  constexpr std::string_view kFinite = "must hold finite numbers only";
  if (table.columns < 2) {
    return Refusal{RefusalCode::kTooSmall, "table", static_cast<double>(table.columns), kColumns};
  }
  for (const double value : table.values) {
    if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, "table", value, kFinite};
  }
  const std::vector<bool> used = rows_with_values(table);
  if (std::count(used.begin(), used.end(), true) == 0) {
    return Refusal{RefusalCode::kTooSmall, "table", static_cast<double>(table.rows), kRows};
  }
  Identification found;
  found.format = narrowest(table.values);
  found.zero_rows = static_cast<std::size_t>(std::count(used.begin(), used.end(), false));
  found.matches = all_names(table, found.format, used);
  for (Description& match : found.matches) settle(table, found.format, used, match);
  if (!found.matches.empty()) return found;
  if (const auto near = overwritten(table, found.format)) found.nearest.push_back(*near);
  for (const Near& near : usual_suspects(table, used)) found.nearest.push_back(near);
  std::stable_sort(found.nearest.begin(), found.nearest.end(), [](const Near& a, const Near& b) {
    const bool a_first = a.slip == Slip::kRowsOverwritten && b.slip != a.slip;
    return a_first || (b.slip != Slip::kRowsOverwritten && a.rms < b.rms);
  });
  if (found.nearest.size() > 3) found.nearest.resize(3);
  return found;
}

}  // namespace posenc
