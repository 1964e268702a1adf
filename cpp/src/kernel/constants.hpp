// The constants of sine and cosine, in memory and for both lanes: WebAssembly engines make a vector
// constant by three instructions each time, and read one by one.
#pragma once

#include "kernel/lanes.hpp"

namespace posenc {

struct SinCosConstants {
  /// (sin x - x) / x^3 and (cos x - 1 + x^2 / 2) / x^4 in powers of x^2, |x| <= pi / 4; found by
  /// tests/golden/coefficients.py. Relative error of
  /// the sine 2^-57.8, absolute error of the cosine 2^-64.1.
  F64x2 sine[6];
  F64x2 cosine[6];
  /// pi / 2 in units of 2^32: its first 21 bits, and the rest. pi / 2 in units of 2^64.
  F64x2 quarter_high;
  F64x2 quarter_low;
  F64x2 quarter_tail;
  F64x2 one;
  F64x2 half;
  F64x2 unit;        ///< 2^-32
  F64x2 shift;       ///< 2^52
  U64x2 lower_half;  ///< 2^32 - 1
  U64x2 eighth;      ///< an eighth of a turn
};

extern const SinCosConstants kSinCosConstants;

}  // namespace posenc
