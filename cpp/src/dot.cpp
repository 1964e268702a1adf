#include "dot.hpp"

#include <cmath>

namespace posenc {

double dot_product(const double* left, const double* right, std::size_t width) {
  double even = 0;
  double odd = 0;
  for (const double* end = left + width; left != end; left += 2, right += 2) {
    even += left[0] * right[0];
    odd += left[1] * right[1];
  }
  return even + odd;
}

double norm_of(std::span<const double> values) {
  return std::sqrt(dot_product(values.data(), values.data(), values.size()));
}

}  // namespace posenc
