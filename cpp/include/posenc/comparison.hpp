// Two conventions side by side: what is different in their tables, and whether it is the order of
// the columns alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "posenc/conventions.hpp"

namespace posenc {

/// For each column of `one`, the column of `other` that plays the same part: the same kind of wave,
/// pair and coordinate. Empty where one of the two has a column that the other lacks.
std::vector<std::int32_t> permutation_of(std::span<const Column> one,
                                         std::span<const Column> other);

struct Difference {
  double largest = 0;  ///< largest |one - other|, NaN left out
  std::size_t row = 0;
  std::size_t column = 0;
  double largest_after = 0;  ///< the same with the columns of `other` permuted
};

/// Fills `difference`, row-major, shape (rows, columns), with one - other. All three are of one
/// size; `permutation` as permutation_of gives it, empty: largest_after is `largest`.
Difference difference_of(std::span<const double> one, std::span<const double> other,
                         std::size_t columns, std::span<const std::int32_t> permutation,
                         std::span<double> difference);

}  // namespace posenc
