// Sine and cosine of one phase as the correctly rounded floats.
#pragma once

#include <optional>

#include "exact/phase.hpp"

namespace posenc {

struct FloatPair {
  float sin;
  float cos;
};

/// By double arithmetic; nothing if that cannot tell. `turns` has a relative error below 2^-126.
std::optional<FloatPair> rounded_quickly(const Turns& turns, const Position& position);

/// By 256-bit arithmetic, whose relative error stays below 2^-240 for the phase it is given.
FloatPair rounded_slowly(const Phase& phase);

}  // namespace posenc
