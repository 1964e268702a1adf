#include "posenc/lesson/twins.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

constexpr double kTwoPi = 6.283185307179586476925;

// sin a - sin b = 2 sin((a - b) / 2) cos((a + b) / 2): the smaller factor is the reason.
TwinKind reason(const Turns& turns, double slot, std::uint64_t other) {
  const Position half_apart = position_at(-slot / 2, 0.5, other);
  const Position half_sum = position_at(slot / 2, 0.5, other);
  const double apart = std::abs(sin_cos_of(times(turns, half_apart)).sin);
  const double mirrored = std::abs(sin_cos_of(times(turns, half_sum)).cos);
  // At a crest both vanish, and rounding must not decide.
  constexpr double kBothVanish = 1e-7;
  const bool crest = apart < kBothVanish && mirrored < kBothVanish;
  return crest || apart <= mirrored ? TwinKind::kPeriod : TwinKind::kMirror;
}

}  // namespace

Result<Twins> twins(double omega, double slot, double count, double tolerance) {
  if (const Status status = first_of({check_omega(omega), check_slot(slot), check_count(count, 1),
                                      check_tolerance(tolerance)});
      !status) {
    return status.refusal();
  }

  const Turns turns = turns_of_omega(omega);
  Twins found{};
  found.height = sin_cos_of(times(turns, position_of(slot))).sin;
  found.period = kTwoPi / std::abs(omega);
  std::vector<double> wave(2 * static_cast<std::size_t>(count));
  fill_wave(turns, 0, 1, wave);
  for (std::size_t other = 0; 2 * other < wave.size(); ++other) {
    const auto place = static_cast<double>(other);
    // The row and the single sine may differ in their last bit; the slot is its own twin all the
    // same.
    const bool itself = place == slot;
    if (!itself && std::abs(wave[2 * other] - found.height) > tolerance) continue;
    const TwinKind kind = reason(turns, slot, other);
    const double apart = omega * ((place - slot) / kTwoPi);
    found.slots.push_back(place);
    found.kinds.push_back(kind);
    found.turns.push_back(kind == TwinKind::kPeriod ? std::round(apart) + 0.0 : apart);
  }
  return found;
}

}  // namespace posenc::lesson
