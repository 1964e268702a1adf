#include "posenc/lesson/ladder.hpp"

#include <cmath>

#include "catch.hpp"

TEST_CASE("100 slots hold 15.9155 turns of pair 0 and 0.159155 of pair 16 at d_model 64") {
  const auto plan = posenc::Plan::make(64);
  const auto ladder = posenc::lesson::ladder(plan.value(), 100);
  REQUIRE(ladder.ok());
  CHECK_THAT(ladder.value().turns[0], WithinAbs(15.9155, 5e-5));
  CHECK_THAT(ladder.value().turns[16], WithinAbs(0.159155, 5e-7));
  CHECK_THAT(ladder.value().turns[7], WithinAbs(2.1224, 5e-5));
  CHECK_THAT(ladder.value().turns[8], WithinAbs(1.5915, 5e-5));
  CHECK_THAT(posenc::lesson::ladder(plan.value(), 99).value().turns[0], WithinAbs(15.7563, 5e-5));
}

TEST_CASE("the slowest pair at d_model 512 does not complete a turn in 60000 slots") {
  const auto plan = posenc::Plan::make(512);
  const auto ladder = posenc::lesson::ladder(plan.value(), 60000);
  CHECK_THAT(ladder.value().turns[255], WithinAbs(0.98991, 5e-6));
  CHECK(ladder.value().completed == 255);
  CHECK(posenc::lesson::ladder(plan.value(), 60612).value().completed == 256);
  CHECK(posenc::lesson::ladder(plan.value(), 0).value().completed == 0);
}

TEST_CASE("each pair's exponent is twice its number over d_model") {
  const auto ladder = posenc::lesson::ladder(posenc::Plan::make(8).value(), 1);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(ladder.value().exponents[i] == static_cast<double>(i) / 4);
    CHECK_THAT(ladder.value().omegas[i], WithinRel(std::pow(10.0, -static_cast<double>(i)), 1e-15));
  }
}

TEST_CASE("ladder refuses a length that counts no slots") {
  const auto plan = posenc::Plan::make(8);
  CHECK(posenc::lesson::ladder(plan.value(), -1).refusal().parameter == "length");
  CHECK(posenc::lesson::ladder(plan.value(), 1.5).refusal().parameter == "length");
  CHECK(posenc::lesson::ladder(plan.value(), std::nan("")).refusal().parameter == "length");
}

TEST_CASE("the map of d_model 4, position 3 passes through the numbers of the worked example") {
  const auto plan = posenc::Plan::make(4);
  const double values[] = {0.141120008060, -0.989992496600, 0.029995500202, 0.999550033749};
  for (std::size_t j = 0; j < 4; ++j) {
    const auto map = posenc::lesson::slot_map(plan.value(), 3, static_cast<double>(j));
    REQUIRE(map.ok());
    CHECK(map.value().pair == static_cast<double>(j / 2));
    CHECK(map.value().is_sine == (j % 2 == 0));
    CHECK(map.value().exponent == (j < 2 ? 0 : 0.5));
    CHECK(map.value().divisor == (j < 2 ? 1 : 100));
    CHECK(map.value().omega == (j < 2 ? 1 : 0.01));
    CHECK_THAT(map.value().wavelength, WithinAbs(j < 2 ? 6.283185307180 : 628.3185307180, 1e-9));
    CHECK_THAT(map.value().angle, WithinAbs(j < 2 ? 3 : 0.03, 1e-16));
    CHECK_THAT(map.value().value, WithinAbs(values[j], 1e-12));
  }
}

TEST_CASE("a value on the map does not inherit the rounding of the angle beside it") {
  const auto plan = posenc::Plan::make(4);
  const auto map = posenc::lesson::slot_map(plan.value(), 9007199254740992.0, 0);
  CHECK_THAT(map.value().value, WithinAbs(-0.848925964814654999, 5e-16));
}

TEST_CASE("slot_map refuses dimensions that are not there and positions off the axis") {
  const auto plan = posenc::Plan::make(4);
  CHECK(posenc::lesson::slot_map(plan.value(), 0, 4).refusal().parameter == "dimension");
  CHECK(posenc::lesson::slot_map(plan.value(), 0, -1).refusal().parameter == "dimension");
  CHECK(posenc::lesson::slot_map(plan.value(), 1e17, 0).refusal().parameter == "pos");
}

TEST_CASE("phases are angles in one turn, at any position") {
  const auto plan = posenc::Plan::make(8);
  const auto at = posenc::lesson::phases(plan.value(), 3);
  CHECK_THAT(at.value()[0], WithinAbs(3, 1e-15));
  CHECK_THAT(at.value()[3], WithinAbs(0.003, 1e-18));
  CHECK_THAT(posenc::lesson::phases(plan.value(), -1).value()[0],
             WithinAbs(5.283185307179586477, 1e-15));
  CHECK_THAT(posenc::lesson::phases(plan.value(), 9007199254740992.0).value()[0],
             WithinAbs(4.15554243060254003, 1e-15));
  CHECK(posenc::lesson::phases(plan.value(), 0).value()[2] == 0);
}
