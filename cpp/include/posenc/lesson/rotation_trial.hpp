// One rotation of one pair tried out: the matrix for k applied at a position, beside the truth.
#pragma once

#include "posenc/plan.hpp"
#include "posenc/result.hpp"
#include "posenc/rotation.hpp"

namespace posenc::lesson {

/// The claim "the matrix for k takes pos to pos + k", with everything measured.
struct RotationTrial {
  double omega;     ///< radians per position
  double angle;     ///< k * omega, radians
  double wedge;     ///< the same without its whole turns: [0, 2 pi) for k >= 0, (-2 pi, 0] below
  Matrix2 matrix;   ///< rotation by k of this pair
  Column2 before;   ///< the pair at pos
  Column2 after;    ///< the pair at pos + k, taken exactly even where no double is
  Column2 product;  ///< matrix * before
  double residual;  ///< largest |after - product|: below 1e-15
};

/// Refuses what check_pair refuses, and pos, k or pos + k beyond 2^53 in size.
Result<RotationTrial> try_rotation(const Plan& plan, double pair, double pos, double k);

}  // namespace posenc::lesson
