#include "posenc/colour.hpp"

#include <algorithm>
#include <cmath>

namespace posenc {
namespace {

constexpr std::string_view kRule = "must lie from -1 to +1";

template <typename Value>
Check paint(std::span<const Value> values, std::span<const std::uint8_t, kRampBytes> ramp,
            std::span<std::uint8_t> pixels) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double value = static_cast<double>(values[i]);
    if (!(value >= -1)) return Refusal{RefusalCode::kTooSmall, "value", value, kRule};
    if (value > 1) return Refusal{RefusalCode::kTooLarge, "value", value, kRule};
    const auto entry = static_cast<std::size_t>(128 + std::floor(value * 127.5));
    std::copy_n(ramp.data() + 4 * entry, 4, pixels.data() + 4 * i);
  }
  return std::nullopt;
}

}  // namespace

Check colour(std::span<const float> values, std::span<const std::uint8_t, kRampBytes> ramp,
             std::span<std::uint8_t> pixels) {
  return paint(values, ramp, pixels);
}

Check colour(std::span<const double> values, std::span<const std::uint8_t, kRampBytes> ramp,
             std::span<std::uint8_t> pixels) {
  return paint(values, ramp, pixels);
}

}  // namespace posenc
