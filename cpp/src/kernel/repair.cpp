#include "kernel/repair.hpp"

#include <algorithm>

#include "exact/rounding.hpp"

namespace posenc {
namespace {

/// Off by at most kError, and by two roundings: of the factor and of the product.
constexpr double kDoubt = kError + 2 * 0x1p-54;

void put_exactly(const Run& run, const Group& group, std::uint64_t row, float* at) {
  for (std::size_t i = 0; i < 2; ++i) {
    const std::size_t pair = std::min(group.pair + i, run.tables.turns.size() - 1);
    const FloatPair exact = rounded_pair(run, pair, row);
    at[2 * i] = exact.sin;
    at[2 * i + 1] = exact.cos;
  }
}

/// One row; the rotation's own values will do if every number within their error rounds alike.
void put_row(const Run& run, const Group& group, std::uint64_t row, const F64x2& s, const F64x2& c,
             float* at) {
  const F64x2 doubt = both(kDoubt);
  const F64x2 sine = s * both(1 / (1 + kExcess)), cosine = c * both(1 / (1 + kExcess));
  const F32x4 least = narrowed(sine - doubt, cosine - doubt);
  const I32x4 differs = as<I32x4>(least) ^ as<I32x4>(narrowed(sine + doubt, cosine + doubt));
  if (any(differs)) return put_exactly(run, group, row, at);
  store(least, at);
}

}  // namespace

void repair(const Run& run, const Group& group, const SinCosLanes& middle,
            const NearRotations& near, float* centre, std::size_t width) {
  put_row(run, group, group.row, middle.sin, middle.cos, centre);
  for (std::size_t k = 1; k <= kRowsEachSide; ++k) {
    const auto [forwards, backwards] = rotated(middle, near[2 * k - 2], near[2 * k - 1]);
    put_row(run, group, group.row + k, forwards.sin, forwards.cos, centre + k * width);
    put_row(run, group, group.row - k, backwards.sin, backwards.cos, centre - k * width);
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
