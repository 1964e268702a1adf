// Dot products and norms of rows.
#pragma once

#include <cstddef>
#include <span>

namespace posenc {

/// left . right over `width` values, width even: in two sums side by side, so that no addition
/// waits for the one before it. Bare pointers: callers are compiled for size, where each element of
/// a span is a call.
double dot_product(const double* left, const double* right, std::size_t width);

/// |values|, of an even number of them.
double norm_of(std::span<const double> values);

}  // namespace posenc
