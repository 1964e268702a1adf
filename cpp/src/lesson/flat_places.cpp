#include "posenc/lesson/flat_places.hpp"

#include <cmath>
#include <utility>

#include "posenc/rules.hpp"

namespace posenc::lesson {

Result<FlatPlaces> flat_places(double omega, double first, double last) {
  constexpr StaticText kNearer = "must be at most 2^53 quarter turns away from 0";
  constexpr StaticText kFewer = "must leave at most 2^20 flat places after first";
  constexpr double kQuarterTurn = 1.570796326794896619231;
  if (const Status status = first_of(
          {check_omega(omega), check_position(first, "first"), check_position(last, "last")});
      !status) {
    return status.refusal();
  }

  FlatPlaces found;
  const double apart = kQuarterTurn / std::abs(omega);
  constexpr StaticText kFirst = "first", kLast = "last";
  for (const auto& [name, end] : {std::pair{kFirst, first}, std::pair{kLast, last}}) {
    if (std::abs(end) / apart > kMaxPosition) {
      return Refusal{RefusalCode::kTooLarge, name, end, kNearer};
    }
  }
  if ((last - first) / apart > kMaxFlatPlaces) {
    return Refusal{RefusalCode::kTooLarge, "last", last, kFewer};
  }
  for (double turn = std::ceil(first / apart); turn * apart <= last; turn += 1) {
    // The quotient may have lost what lies between the place and the start of the stretch.
    if (turn * apart < first) continue;
    const bool whole_half_turns = turn == 2 * std::floor(turn / 2);
    found.positions.push_back(turn * apart + 0.0);
    found.waves.push_back(whole_half_turns ? FlatWave::kCosine : FlatWave::kSine);
  }
  return found;
}

}  // namespace posenc::lesson
