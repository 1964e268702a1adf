// Where one of two waves rests for a moment: there the other one is at its steepest.
#pragma once

#include <vector>

#include "posenc/result.hpp"

namespace posenc::lesson {

inline constexpr double kMaxFlatPlaces = 1048576.0;  ///< 2^20

/// Which of the two has the slope 0; the slope of the other one is +-omega.
enum class FlatWave : unsigned char { kSine, kCosine };

struct FlatPlaces {
  std::vector<double> positions;  ///< rising; between the slots as a rule
  std::vector<FlatWave> waves;    ///< one for each of positions, taking turns
};

/// The positions from first to last where sin(omega pos) or cos(omega pos) is flat: the whole
/// quarter turns, n * pi / (2 |omega|). Relative error below 1e-15. At omega = 0 nothing moves and
/// no place stands out: none.
/// Refuses what check_omega and check_position refuse, ends more than 2^53 quarter turns away from
/// position 0, and a stretch with more than 2^20 places.
Result<FlatPlaces> flat_places(double omega, double first, double last);

}  // namespace posenc::lesson
