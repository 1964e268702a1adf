#include "posenc/rotation.hpp"

#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc {
namespace {

Matrix2 matrix_of(const Phase& turn) {
  const auto [sine, cosine] = sin_cos_of(turn);
  return {cosine, sine, -sine, cosine};
}

}  // namespace

Result<Matrix2> rotation(double omega, double k) {
  if (const Status status = first_of({check_omega(omega), check_position(k, "k")}); !status) {
    return status.refusal();
  }
  return matrix_of(times(turns_of_omega(omega), position_of(k)));
}

}  // namespace posenc
