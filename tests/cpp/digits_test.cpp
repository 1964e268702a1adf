#include "posenc/lesson/digits.hpp"

#include <cmath>

#include "catch.hpp"

using posenc::lesson::digits;

TEST_CASE("from 7 to 8 four digits flip, from 511 to 512 ten") {
  const auto found = digits(1024).value();
  CHECK(found.bits == 10);
  CHECK(found.flips[7] == 4);
  CHECK(found.flips[511] == 10);
  double sum = 0;
  for (const double flips : found.flips) sum += flips;
  CHECK_THAT(sum / 1023, WithinAbs(1.99022, 5e-6));
}

TEST_CASE("one digit of the reflected code flips at every step") {
  const auto found = digits(1024).value();
  const auto apart = [&](std::size_t p, std::size_t lag) {
    int count = 0;
    for (std::size_t j = 0; j < 10; ++j) {
      count += found.gray[p * 10 + j] != found.gray[(p + lag) * 10 + j] ? 1 : 0;
    }
    return count;
  };
  bool one = false, three = false;
  for (std::size_t p = 0; p + 4 < 1024; ++p) {
    CHECK(apart(p, 1) == 1);
    CHECK(apart(p, 2) == 2);
    CHECK(apart(p, 4) == 2);
    one |= apart(p, 3) == 1;
    three |= apart(p, 3) == 3;
    CHECK(apart(p, 3) % 2 == 1);
  }
  CHECK(one);
  CHECK(three);
}

TEST_CASE("each digit is the sign of a wave with twice the period of the one before") {
  const auto found = digits(64).value();
  for (std::size_t p = 0; p < 64; ++p) {
    for (std::size_t j = 0; j < 6; ++j) {
      const double period = std::ldexp(2.0, static_cast<int>(j));
      const double angle = 2 * std::acos(-1.0) * (static_cast<double>(p) + 0.5) / period;
      CHECK(found.binary[p * 6 + j] == (std::sin(angle) < 0 ? 1 : 0));
    }
  }
}

TEST_CASE("digits of far slots, and of one slot alone") {
  const auto far = digits(2, 9007199254740990.0).value();
  CHECK(far.bits == 53);
  CHECK(far.binary[0] == 0);
  CHECK(far.binary[52] == 1);
  CHECK(digits(1).value().bits == 1);
  CHECK(digits(1).value().flips.empty());
}

TEST_CASE("digits refuse no slots, too many and those beyond 2^53") {
  CHECK(digits(0).refusal().parameter == "count");
  CHECK(digits(262145).refusal().parameter == "count");
  CHECK(digits(2, -1).refusal().parameter == "first");
  CHECK(digits(2, 9007199254740992.0).refusal().parameter == "first");
}
