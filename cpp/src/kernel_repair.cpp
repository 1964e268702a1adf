#include "kernel_repair.hpp"

#include <array>

#include "phase_round.hpp"

namespace posenc {
namespace {

/// Off by at most kError, and by two roundings: of the factor and of the product.
constexpr double kDoubt = kError + 2 * 0x1p-54;

/// Whether every number within the error of `value` rounds to the same float.
bool is_safe(double value) {
  return static_cast<float>(value - kDoubt) == static_cast<float>(value + kDoubt);
}

void put_pair(const Run& run, std::size_t pair, std::uint64_t row, double sine, double cosine,
              float* at) {
  constexpr double kWithoutExcess = 1 / (1 + kExcess);
  sine *= kWithoutExcess;
  cosine *= kWithoutExcess;
  if (is_safe(sine) && is_safe(cosine)) {
    at[0] = static_cast<float>(sine);
    at[1] = static_cast<float>(cosine);
    return;
  }
  const FloatPair exact = rounded_pair(run, pair, row);
  at[0] = exact.sin;
  at[1] = exact.cos;
}

}  // namespace

void repair(const Run& run, const Group& group, const SinCosLanes& middle, const Rotations& near,
            float* centre, std::size_t width) {
  for (std::size_t i = 0; i < group.pairs; ++i) {
    float* const at = centre + 2 * i;
    const std::size_t pair = group.pair + i;
    put_pair(run, pair, group.row, middle.sin[i], middle.cos[i], at);
    for (std::size_t k = 1; k <= kReach; ++k) {
      const double cosine = near[2 * k - 2][i], sine = near[2 * k - 1][i];
      const double sc = middle.sin[i] * cosine, cs = middle.cos[i] * sine;
      const double cc = middle.cos[i] * cosine, ss = middle.sin[i] * sine;
      put_pair(run, pair, group.row + k, sc + cs, cc - ss, at + k * width);
      put_pair(run, pair, group.row - k, sc - cs, cc + ss, at - k * width);
    }
  }
}

FloatPair rounded_pair(const Run& run, std::size_t pair, std::uint64_t row) {
  const Position position = position_at(run.first, run.step, row);
  const Turns close{{wide_of(run.tables.turns[pair]), false}};
  if (const auto quick = rounded_quickly(close, position)) return *quick;
  const Wide exact = kTurnsPerRadian * power(run.tables.ratio.down, pair);
  return rounded_slowly(times({{exact, false}}, position));
}

}  // namespace posenc
