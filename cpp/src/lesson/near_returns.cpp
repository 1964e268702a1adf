#include "posenc/lesson/near_returns.hpp"

#include <cmath>

#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

constexpr double kTwoPi = 6.283185307179586476925;

struct Step {
  double slot;
  double angle;  // what remains of omega * slot, with its sign
};

// The next denominator: as many of `last` on top of `before` as fit without changing its sign.
Step next_record(const Turns& turns, const Step& before, const Step& last) {
  double fits = std::floor(std::abs(before.angle / last.angle));
  for (;;) {
    const double slot = before.slot + fits * last.slot;
    if (slot > kMaxPosition) return {slot, 0};
    const double angle = signed_radians_of(times(turns, position_of(slot)));
    // The quotient may have been rounded across a whole number.
    const bool too_far = std::signbit(angle) == std::signbit(last.angle);
    if (!too_far || fits <= 1) return {slot, angle};
    fits -= 1;
  }
}

}  // namespace

Result<NearReturns> near_returns(double omega, double limit) {
  if (const Status status = first_of({check_omega(omega), check_slot(limit, "limit")}); !status) {
    return status.refusal();
  }

  NearReturns found;
  const double speed = std::abs(omega);
  const Turns turns = turns_of_omega(speed);
  const Turns half_turns = turns_of_omega(speed / 2);
  const auto record = [&](const Step& at) {
    const SinCos half = sin_cos_of(times(half_turns, position_of(at.slot)));
    found.slots.push_back(at.slot);
    found.chords.push_back(2 * std::abs(half.sin));
    found.angles.push_back(omega < 0 ? -at.angle : at.angle);
  };

  Step before{0, -kTwoPi};
  Step last{1, radians_of(times(turns, position_of(1)))};
  const bool slot_1_goes_round = speed >= kTwoPi && last.angle <= kTwoPi / 2;
  if (slot_1_goes_round && limit >= 1) record(last);
  while (last.angle != 0) {
    const Step next = next_record(turns, before, last);
    if (next.slot > limit) break;
    record(next);
    before = last;
    last = next;
  }
  return found;
}

}  // namespace posenc::lesson
