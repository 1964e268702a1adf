// Slots that one wave cannot tell apart: they stand at the same height.
#pragma once

#include <vector>

#include "posenc/result.hpp"

namespace posenc::lesson {

/// Why two slots share a height. sin a = sin b in just two ways.
enum class TwinKind : unsigned char {
  kPeriod,  ///< a - b is a whole number of turns: the cosines agree as well
  kMirror,  ///< a + b is half a turn more than whole turns: the cosines have opposite signs
};

struct Twins {
  double height;                ///< sin(omega * slot)
  double period;                ///< 2 pi / |omega|, positions; infinite at omega = 0
  std::vector<double> slots;    ///< in rising order, the slot itself among them
  std::vector<TwinKind> kinds;  ///< one for each of slots
  std::vector<double> turns;    ///< omega * (other - slot) / (2 pi): whole for kPeriod
};

/// The slots n of 0 ... count - 1 with |sin(omega n) - sin(omega slot)| <= tolerance. At a crest,
/// where both reasons meet, a slot is kPeriod. Heights are exact to 5e-16 before they are compared;
/// the default tolerance leaves room for an omega such as pi / 6, which no double holds exactly.
/// Refuses what check_omega, check_tolerance and check_count(count, 1) refuse, and a slot that is
/// not a whole number from 0 to 2^53.
Result<Twins> twins(double omega, double slot, double count, double tolerance = 1e-9);

}  // namespace posenc::lesson
