// How nearly a pair comes back to where it stood at slot 0.
#pragma once

#include <vector>

#include "posenc/result.hpp"

namespace posenc::lesson {

struct NearReturns {
  std::vector<double> slots;   ///< whole, rising
  std::vector<double> chords;  ///< 2 |sin(omega slot / 2)|, the straight way to slot 0's point
  std::vector<double> angles;  ///< omega * slot less whole turns, (-pi, pi]
};

/// The record returns among the slots 1 ... limit: each is nearer to the point of slot 0 than every
/// slot before it, and has gone round at least once (a first small step away is no return). Whole
/// slots of an omega that is no multiple of pi never return exactly, so the records go on for ever.
/// Finds them by Euclid's algorithm on one turn and omega, in a few dozen steps for any limit.
/// Chords and angles have a relative error below 1e-12. At omega = 0 the point never leaves: none.
/// Source: the denominators of the continued fraction of omega / (2 pi).
/// Refuses what check_omega refuses, and a limit that is not a whole number from 0 to 2^53.
Result<NearReturns> near_returns(double omega, double limit);

}  // namespace posenc::lesson
