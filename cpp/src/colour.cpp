#include "posenc/colour.hpp"

#include <cmath>
#include <cstring>

namespace posenc {
namespace {

/// floor(value * 127.5), which is exact for a float: 24 bits times 8.
double scaled_floor(float value) { return std::floor(static_cast<double>(value) * 127.5); }

/// The same for a double, which is split into a float and what that leaves.
double scaled_floor(double value) {
  const auto head = static_cast<double>(static_cast<float>(value));
  const double product = head * 127.5, whole = std::floor(product);
  const double rest = (value - head) * 127.5;
  if (-rest > product - whole) return whole - 1;
  return rest >= whole + 1 - product ? whole + 1 : whole;
}

std::size_t entry_of(double floor) {
  // The lower half of the sum is the whole number itself; converting would test its range first.
  const double raised = floor + 0x1.8p52;
  std::uint64_t bits = 0;
  std::memcpy(&bits, &raised, sizeof bits);
  return static_cast<std::size_t>((bits + 128) & 255);
}

template <typename Value>
Status paint(std::span<const Value> values, std::span<const std::uint8_t, kRampBytes> ramp,
             std::span<std::uint8_t> pixels) {
  bool inside = true;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Value value = values[i];
    inside &= std::fabs(value) <= 1;  // not so for NaN either
    std::memcpy(&pixels[4 * i], &ramp[4 * entry_of(scaled_floor(value))], 4);
  }
  if (inside) return {};
  constexpr StaticText kRule = "must lie from -1 to +1";
  for (const Value value : values) {
    if (value > 1)
      return Refusal{RefusalCode::kTooLarge, "value", static_cast<double>(value), kRule};
    if (value < -1)
      return Refusal{RefusalCode::kTooSmall, "value", static_cast<double>(value), kRule};
  }
  return Refusal{RefusalCode::kNotFinite, "value", std::nan(""), kRule};
}

}  // namespace

Status colour(std::span<const float> values, std::span<const std::uint8_t, kRampBytes> ramp,
              std::span<std::uint8_t> pixels) {
  return paint(values, ramp, pixels);
}

Status colour(std::span<const double> values, std::span<const std::uint8_t, kRampBytes> ramp,
              std::span<std::uint8_t> pixels) {
  return paint(values, ramp, pixels);
}

}  // namespace posenc
