// The waves of a ladder on their way from pixel to pixel of a zoom.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "kernel/sincos.hpp"
#include "posenc/plan.hpp"

namespace posenc {

struct PairRange {
  std::size_t first;
  std::size_t count;
};

/// The pixel that a walk begins at.
struct WalkStart {
  double slot;   ///< its first
  double slots;  ///< how many it covers
  double least;  ///< what a pixel covers at the least; others cover one more
  bool mean;     ///< waves are taken in the middle of a pixel, else at its first slot
};

class Walk {
 public:
  void start(const Plan& plan, const PairRange& pairs, const WalkStart& from);

  /// On to the next pixel. To the middle of it: `more` of the two pixels cover one slot more than
  /// the least. To its first slot: the pixel left behind does, or not.
  void step(int more);

  /// Sine and cosine of two pairs each, where the walk has got to; of an odd number of pairs the
  /// last fills both. Largest error 1.2e-15, and 1.0e-16 where pixels cover one slot at the most.
  std::span<const SinCosLanes> lanes() const { return waves_; }

 private:
  struct Lane {
    PhaseLanes at;
    PhaseLanes steps[3];
    SinCosLanes turns[3];  ///< of `steps`
  };

  std::vector<Lane> lanes_;
  std::vector<SinCosLanes> waves_;
  int rotations_ = 0;
  bool exact_ = true;
};

}  // namespace posenc
