// Apart from the rest of wide.hpp because it is most of the work of making a plan, and so is
// compiled for speed where that is compiled for size.
#include <array>
#include <cstddef>

#include "exact/wide.hpp"

namespace posenc {

Limbs high_product(const Limbs& a, const Limbs& b) {
  // Limb by limb of `a`, from the limb of the product that lies just below the upper half. What
  // the limbs below that would carry into it is left out: that is what the four units are.
  std::array<std::uint64_t, 5> top{};
  for (std::size_t i = 0; i < 4; ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 3 - i; j < 4; ++j) {
      const Product part = multiply(a[i], b[j]);
      std::uint64_t& limb = top[i + j - 3];
      const std::uint64_t low = part.low + carry;
      limb += low;
      carry = part.high + (low < carry ? 1 : 0) + (limb < low ? 1 : 0);
    }
    top[i + 1] = carry;
  }
  return {top[1], top[2], top[3], top[4]};
}

Wide operator*(const Wide& a, const Wide& b) {
  if (a.is_zero() || b.is_zero()) return {};
  const Limbs high = high_product(a.limbs, b.limbs);
  const int exponent = a.exponent + b.exponent;
  if (high[3] >> 63 == 1) return {high, exponent};
  // Two top bits make a product with a top bit or one just below it.
  return {{high[0] << 1, high[1] << 1 | high[0] >> 63, high[2] << 1 | high[1] >> 63,
           high[3] << 1 | high[2] >> 63},
          exponent - 1};
}

}  // namespace posenc
