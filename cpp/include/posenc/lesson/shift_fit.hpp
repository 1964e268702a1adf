// Can a wave be shifted by a matrix? From its sine alone it cannot; from sine and cosine it can.
#pragma once

#include <array>
#include <vector>

#include "posenc/result.hpp"

namespace posenc::lesson {

struct ShiftFit {
  double sine;   ///< R^2 of predicting from sin(omega p) alone
  double pair;   ///< R^2 of predicting from sin(omega p) and cos(omega p)
  double limit;  ///< cos^2(k omega): where `sine` goes as the slots become many
  double alone;  ///< of the sine's own fit: the factor on sin(omega p)
  std::array<double, 2> coefficients;  ///< of the pair's fit: cos(k omega), sin(k omega)
  std::vector<double> truth;           ///< sin(omega (p + k)), shape (count,)
  std::vector<double> from_sine;       ///< what the sine's own fit says instead, shape (count,)
  std::vector<double> from_pair;       ///< what the pair's fit says instead, shape (count,)
};

/// Least squares without an intercept, predicting sin(omega (p + k)) over p = 0 ... count - 1;
/// R^2 = 1 - sum of squared errors / sum of squares. A wave that is 0 throughout is predicted
/// perfectly: R^2 = 1. Where the two columns are parallel, so that more than one fit is best, the
/// coefficient of the shorter column is 0.
/// Refuses what check_omega refuses, k and k + count - 1 beyond 2^53, and a count that is not a
/// whole number from 1 to 2^22.
Result<ShiftFit> shift_fit(double omega, double k, double count);

}  // namespace posenc::lesson
