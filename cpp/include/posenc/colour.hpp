// From values to colours: a heat-map's pixels through a ramp of 256 colours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "posenc/rules.hpp"

namespace posenc {

inline constexpr std::size_t kRampBytes = 1024;  ///< 256 colours of red, green, blue, alpha

/// Writes one pixel (4 bytes: red, green, blue, alpha) for each value: the ramp's entry nearest to
/// (value + 1) / 2 * 255, so that -1 takes entry 0, +1 entry 255 and 0, which lies half-way, entry
/// 128. The entry is exactly the nearest one for every value. `pixels` holds 4 * values.size()
/// bytes. Refuses a value outside [-1, 1]; what has been written by then is unspecified.
Status colour(std::span<const float> values, std::span<const std::uint8_t, kRampBytes> ramp,
              std::span<std::uint8_t> pixels);
Status colour(std::span<const double> values, std::span<const std::uint8_t, kRampBytes> ramp,
              std::span<std::uint8_t> pixels);

}  // namespace posenc
