#include "posenc/rotation.hpp"

#include "posenc/rules.hpp"
#include "posenc/wave.hpp"

namespace posenc {

Result<Matrix2> rotation(double omega, double k) {
  if (const Check refused = check_omega(omega)) return *refused;
  if (const Check refused = check_position(k, "k")) return *refused;
  std::array<double, 2> turn{};
  if (const Check refused = wave(omega, k, 0, turn)) return *refused;
  const auto [sine, cosine] = turn;
  return Matrix2{cosine, sine, -sine, cosine};
}

}  // namespace posenc
