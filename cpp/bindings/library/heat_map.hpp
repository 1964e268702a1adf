// The colours of every heat-map's windows, written by JavaScript.
#pragma once

#include <array>
#include <cstdint>

#include "posenc/colour.hpp"

namespace posenc::bindings {

std::array<std::uint8_t, kRampBytes>& ramp();

}  // namespace posenc::bindings
