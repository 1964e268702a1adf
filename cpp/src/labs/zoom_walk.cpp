#include "labs/zoom_walk.hpp"

#include <algorithm>
#include <cstdint>

#include "plan_tables.hpp"

namespace posenc {
namespace {

/// Every fourth wave is taken from its phase, the three behind it by rotation: each rotation adds
/// 3.5e-16 to the error at most.
constexpr int kRotations = 3;

}  // namespace

void Walk::start(const Plan& plan, const PairRange& pairs, const WalkStart& from) {
  const auto& turns = tables_of(plan).turns;
  const Scaled place = scaled(from.slot), half = scaled(0.5);
  const auto least = static_cast<std::int64_t>(from.least);
  const std::int64_t before = from.mean ? static_cast<std::int64_t>(from.slots) - 1 : 0;
  lanes_.resize((pairs.count + 1) / 2);
  waves_.resize(lanes_.size());
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    const std::size_t a = pairs.first + 2 * i, b = std::min(a + 1, pairs.first + pairs.count - 1);
    const Fraction a_half = fraction_of(turns[a], half), b_half = fraction_of(turns[b], half);
    Lane& lane = lanes_[i];
    lane.at = lanes_of(fraction_of(turns[a], place) + a_half * before,
                       fraction_of(turns[b], place) + b_half * before);
    waves_[i] = sin_cos(lane.at);
    for (const int more : {0, 1, 2}) {
      const std::int64_t halves = 2 * least + (from.mean ? more : 2 * more);
      lane.steps[more] = lanes_of(a_half * halves, b_half * halves);
      lane.turns[more] = sin_cos(lane.steps[more]);
    }
  }
  rotations_ = 0;
  exact_ = least == 0;
}

void Walk::step(int more) {
  rotations_ = exact_ || rotations_ == kRotations ? 0 : rotations_ + 1;
  if (rotations_ == 0) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      lanes_[i].at = lanes_[i].at + lanes_[i].steps[more];
      waves_[i] = sin_cos(lanes_[i].at);
    }
    return;
  }
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    lanes_[i].at = lanes_[i].at + lanes_[i].steps[more];
    const SinCosLanes was = waves_[i], turn = lanes_[i].turns[more];
    waves_[i].sin = was.sin * turn.cos + was.cos * turn.sin;
    waves_[i].cos = was.cos * turn.cos - was.sin * turn.sin;
  }
}

}  // namespace posenc
