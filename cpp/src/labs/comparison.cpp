#include "posenc/comparison.hpp"

#include <cmath>
#include <utility>

namespace posenc {
namespace {

bool same_part(const Column& a, const Column& b) {
  const bool waves = a.kind == ColumnKind::kSine || a.kind == ColumnKind::kCosine;
  return a.kind == b.kind && a.of_y == b.of_y && (!waves || a.pair == b.pair);
}

}  // namespace

std::vector<std::int32_t> permutation_of(std::span<const Column> one,
                                         std::span<const Column> other) {
  std::vector<std::int32_t> permutation;
  if (one.size() != other.size()) return permutation;
  for (const Column& column : one) {
    for (std::size_t j = 0; j < other.size(); ++j) {
      if (!same_part(column, other[j])) continue;
      permutation.push_back(static_cast<std::int32_t>(j));
      break;
    }
  }
  if (permutation.size() != one.size()) permutation.clear();
  return permutation;
}

Difference difference_of(std::span<const double> one, std::span<const double> other,
                         std::size_t columns, std::span<const std::int32_t> permutation,
                         std::span<double> difference) {
  Difference found;
  for (std::size_t i = 0; i < one.size(); ++i) {
    const std::size_t row = i / columns, column = i % columns;
    difference[i] = one[i] - other[i];
    if (std::fabs(difference[i]) > found.largest) {
      found = {std::fabs(difference[i]), row, column, found.largest_after};
    }
    const std::size_t from =
        permutation.empty() ? column : static_cast<std::size_t>(permutation[column]);
    const double after = std::fabs(one[i] - other[row * columns + from]);
    if (after > found.largest_after) found.largest_after = after;
  }
  return found;
}

}  // namespace posenc
