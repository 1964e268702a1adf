#include "posenc/rotation.hpp"

#include <algorithm>
#include <cmath>

#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc {
namespace {

Matrix2 matrix_of(const Phase& turn) {
  const auto [sine, cosine] = sin_cos_of(turn);
  return {cosine, sine, -sine, cosine};
}

Column2 column_of(const Phase& phase) {
  const auto [sine, cosine] = sin_cos_of(phase);
  return {sine, cosine};
}

}  // namespace

Result<Matrix2> rotation(double omega, double k) {
  if (const Check refused = first_of({check_omega(omega), check_position(k, "k")})) {
    return *refused;
  }
  return matrix_of(times(turns_of_omega(omega), position_of(k)));
}

Result<RotationCheck> check_rotation(const Plan& plan, double pair, double pos, double k) {
  if (const Check refused = first_of({check_pair(pair, static_cast<double>(plan.d_model())),
                                      check_run(pos, k, 2, "pos", "k")})) {
    return *refused;
  }
  const auto index = static_cast<std::size_t>(pair);
  const Turns turns = turns_of_pair(plan, index);
  const Phase turn = times(turns, position_of(k));

  RotationCheck check{};
  check.omega = plan.frequencies()[index];
  check.angle = k * check.omega;
  check.wedge = k < 0 ? -radians_of(times(turns, position_of(-k))) : radians_of(turn);
  check.matrix = matrix_of(turn);
  check.before = column_of(times(turns, position_of(pos)));
  check.after = column_of(times(turns, position_at(pos, k, 1)));
  const auto& [a, b, c, d] = check.matrix;
  const auto& [sine, cosine] = check.before;
  check.product = {a * sine + b * cosine, c * sine + d * cosine};
  check.residual = std::max(std::abs(check.after[0] - check.product[0]),
                            std::abs(check.after[1] - check.product[1]));
  return check;
}

}  // namespace posenc
