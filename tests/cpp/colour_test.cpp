// Colours: the ramp's entry is exactly the nearest one, which is checked in whole numbers.
#include "posenc/colour.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "catch.hpp"
#include "posenc/plan.hpp"

namespace {

using Ramp = std::array<std::uint8_t, posenc::kRampBytes>;

// Entry i is the colour (i, 255 - i, 7, 255).
Ramp numbered_ramp() {
  Ramp ramp{};
  for (std::size_t i = 0; i < 256; ++i) {
    ramp[4 * i] = static_cast<std::uint8_t>(i);
    ramp[4 * i + 1] = static_cast<std::uint8_t>(255 - i);
    ramp[4 * i + 2] = 7;
    ramp[4 * i + 3] = 255;
  }
  return ramp;
}

template <typename Value>
int entry_of(Value value) {
  const std::vector<Value> values{value};
  std::array<std::uint8_t, 4> pixel{};
  const Ramp ramp = numbered_ramp();
  REQUIRE(posenc::colour(std::span<const Value>(values), ramp, pixel).ok());
  CHECK(pixel[1] == 255 - pixel[0]);
  CHECK(pixel[2] == 7);
  CHECK(pixel[3] == 255);
  return pixel[0];
}

// Whether 255 * value < limit, exactly: the two parts of the product are exact, and so is the sign
// of their sum with the limit.
bool is_below(double value, double limit) {
  const auto head = static_cast<double>(static_cast<float>(value));
  return (255 * head - limit) + 255 * (value - head) < 0;
}

}  // namespace

TEST_CASE("the ends of the ramp belong to -1 and +1, and 0 is entry 128") {
  CHECK(entry_of(-1.0F) == 0);
  CHECK(entry_of(1.0F) == 255);
  CHECK(entry_of(0.0F) == 128);
  CHECK(entry_of(-0.0F) == 128);
  CHECK(entry_of(-1.0) == 0);
  CHECK(entry_of(1.0) == 255);
  CHECK(entry_of(0.0) == 128);
}

TEST_CASE("the least step below 0 is nearer to entry 127") {
  CHECK(entry_of(-std::numeric_limits<float>::denorm_min()) == 127);
  CHECK(entry_of(std::numeric_limits<float>::denorm_min()) == 128);
  CHECK(entry_of(-std::numeric_limits<double>::denorm_min()) == 127);
  CHECK(entry_of(-1e-30) == 127);
}

TEST_CASE("each of the 255 borders between entries is where it belongs, to the last place") {
  std::size_t wrong = 0;
  for (int entry = 1; entry < 256; ++entry) {
    const double limit = 2.0 * entry - 256;  // 255 * value at the border below `entry`
    if (limit == 0) continue;                // the border at 0 has its own case
    double near = limit / 255;
    auto near_float = static_cast<float>(near);
    for (int i = 0; i < 4; ++i) near = std::nextafter(near, -2.0);
    for (int i = 0; i < 4; ++i) near_float = std::nextafterf(near_float, -2.0F);
    for (int i = 0; i < 8; ++i) {
      wrong += entry_of(near) != (is_below(near, limit) ? entry - 1 : entry);
      wrong += entry_of(near_float) != (is_below(near_float, limit) ? entry - 1 : entry);
      near = std::nextafter(near, 2.0);
      near_float = std::nextafterf(near_float, 2.0F);
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("a table's colours go up and down with its values") {
  const posenc::Plan plan = posenc::Plan::make(64).value();
  std::vector<float> values(100 * 64);
  REQUIRE(plan.encode(0, 1, std::span<float>(values)).ok());
  std::vector<std::uint8_t> pixels(4 * values.size());
  const Ramp ramp = numbered_ramp();
  REQUIRE(posenc::colour(std::span<const float>(values), ramp, pixels).ok());
  bool right = true;
  for (std::size_t i = 0; i < values.size(); ++i) {
    right = right && pixels[4 * i] == entry_of(values[i]) && pixels[4 * i + 3] == 255;
  }
  CHECK(right);
}

TEST_CASE("a value beyond the ramp is refused, and nothing is written beyond the pixels") {
  const Ramp ramp = numbered_ramp();
  for (const float outside :
       {1.0000001F, -1.0000001F, std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN(), 1e30F}) {
    const std::vector<float> values{0.5F, outside, -0.5F};
    std::vector<std::uint8_t> pixels(16, 99);
    const auto refused =
        posenc::colour(std::span<const float>(values), ramp, std::span(pixels).first(12));
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.refusal().parameter == "value");
    CHECK(pixels[12] == 99);
  }
}
