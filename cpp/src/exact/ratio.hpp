// The step of the ladder from one pair to the next, to some 240 bits.
#pragma once

#include <cstddef>

#include "exact/wide.hpp"

namespace posenc {

struct Ratio {
  Wide down;  ///< base^(-1/pairs), omega of a pair over omega of the one before
  Wide up;    ///< base^(+1/pairs)
};

/// Relative error below 2^-240. base >= 1 and finite, 1 <= pairs <= 2^23.
Ratio ratio_of(double base, std::size_t pairs);

/// base^exponent; each of the up to 2 log2(exponent) products adds 2^-253 to the relative error.
Wide power(const Wide& base, std::size_t exponent);

}  // namespace posenc
