#include "posenc/wave.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "posenc/lesson/rotation_trial.hpp"
#include "posenc/rotation.hpp"

namespace {

std::vector<double> wave_at(double omega, double position) {
  std::vector<double> sin_cos(2);
  REQUIRE(posenc::wave(omega, position, 0, sin_cos).ok());
  return sin_cos;
}

}  // namespace

TEST_CASE("a wave is right where a float32 position is not and far beyond") {
  CHECK_THAT(wave_at(1, 16777217)[0], WithinAbs(0.105832567347543640, 5e-16));
  CHECK_THAT(wave_at(1, 16777217)[1], WithinAbs(0.994383963913652240, 5e-16));
  CHECK_THAT(wave_at(1, 9007199254740992.0)[0], WithinAbs(-0.848925964814654999, 5e-16));
  CHECK_THAT(wave_at(1, -9007199254740992.0)[0], WithinAbs(0.848925964814654999, 5e-16));
  CHECK_THAT(wave_at(0.1, 9007199254740992.0)[0], WithinAbs(0.162046574635921801, 5e-16));
  // pi / 6 as a double is not pi / 6: a whole turn in 12 steps, but not in 10^15.
  CHECK_THAT(wave_at(0.5235987755982988, 1e15)[0], WithinAbs(0.893291552182446955, 5e-16));
  CHECK_THAT(wave_at(0.5235987755982988, 1e15)[1], WithinAbs(-0.449477700002430208, 5e-16));
}

TEST_CASE("a wave of frequency 0 stays where it is") {
  const std::vector<double> still = wave_at(0, 12345);
  CHECK(still[0] == 0);
  CHECK(still[1] == 1);
}

TEST_CASE("the slopes are those that neighbouring heights show") {
  const double omega = 0.7;
  std::vector<double> slopes(2 * 5);
  REQUIRE(posenc::slopes(omega, -2, 1.25, slopes).ok());
  for (std::size_t row = 0; row < 5; ++row) {
    const double position = -2 + 1.25 * static_cast<double>(row);
    const double reach = 1e-5;
    const std::vector<double> left = wave_at(omega, position - reach);
    const std::vector<double> right = wave_at(omega, position + reach);
    CHECK_THAT(slopes[2 * row], WithinAbs((right[0] - left[0]) / (2 * reach), 1e-9));
    CHECK_THAT(slopes[2 * row + 1], WithinAbs((right[1] - left[1]) / (2 * reach), 1e-9));
  }
}

TEST_CASE("where the sine is flat the cosine is steepest") {
  std::vector<double> slopes(2);
  REQUIRE(posenc::slopes(1, 1.5707963267948966, 0, slopes).ok());
  CHECK_THAT(slopes[0], WithinAbs(0, 1e-15));
  CHECK_THAT(slopes[1], WithinAbs(-1, 1e-15));
}

TEST_CASE("wave refuses a frequency or a position that no phase can be exact for") {
  std::vector<double> rows(4);
  CHECK(posenc::wave(std::nan(""), 0, 1, rows).refusal().parameter == "omega");
  CHECK(posenc::wave(1e16, 0, 1, rows).refusal().parameter == "omega");
  CHECK(posenc::wave(1, 1e16, 1, rows).refusal().parameter == "first");
  CHECK(posenc::wave(1, 9007199254740992.0, 1, rows).refusal().parameter == "step");
  CHECK(posenc::slopes(1, 0, std::nan(""), rows).refusal().parameter == "step");
}

TEST_CASE("the rotation by k is the matrix of cos and sin of k omega") {
  const auto matrix = posenc::rotation(1, 2);
  REQUIRE(matrix.ok());
  const double cosine = -0.41614683654714238;
  const double sine = 0.90929742682568169;
  const double expected[] = {cosine, sine, -sine, cosine};
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK_THAT(matrix.value()[i], WithinAbs(expected[i], 2e-16));
  }
}

TEST_CASE("a rotation by 10^15 slots is as exact as one by two") {
  const auto matrix = posenc::rotation(0.3, 1e15);
  CHECK_THAT(matrix.value()[0], WithinAbs(-0.812827078600697455, 5e-16));
  CHECK_THAT(matrix.value()[1], WithinAbs(-0.582505056023941823, 5e-16));
}

TEST_CASE("the rotation takes a pair k slots on, wherever it starts") {
  const auto plan = posenc::Plan::make(64);
  for (const double pos : {0.0, 1000.0, 1e6, 16777217.0, 9e15, -0.5, -3.0}) {
    for (const double pair : {0.0, 3.0, 31.0}) {
      const auto check = posenc::lesson::try_rotation(plan.value(), pair, pos, 5);
      REQUIRE(check.ok());
      CHECK(check.value().residual < 1e-15);
      const auto& after = check.value().after;
      std::vector<double> truth(2);
      REQUIRE(plan.value().encode_pair(pair, pos + 5, 1, truth).ok());
      CHECK_THAT(after[0], WithinAbs(truth[0], 5e-16));
      CHECK_THAT(after[1], WithinAbs(truth[1], 5e-16));
    }
  }
}

TEST_CASE("the wedge of a rotation is the angle without whole turns, with the sign of k") {
  const auto plan = posenc::Plan::make(64);
  const auto wedge = [&](double k) {
    return posenc::lesson::try_rotation(plan.value(), 0, 0, k).value().wedge;
  };
  CHECK_THAT(wedge(5), WithinAbs(5, 1e-15));
  CHECK_THAT(wedge(7), WithinAbs(7 - 6.283185307179586477, 1e-15));
  CHECK_THAT(wedge(-7), WithinAbs(6.283185307179586477 - 7, 1e-15));
  CHECK_THAT(wedge(9007199254740992.0), WithinAbs(4.15554243060254003, 1e-15));
}

TEST_CASE("try_rotation refuses what lies outside the ladder or the axis") {
  const auto plan = posenc::Plan::make(64);
  const auto parameter = [&](double pair, double pos, double k) {
    return posenc::lesson::try_rotation(plan.value(), pair, pos, k).refusal().parameter;
  };
  CHECK(parameter(32, 0, 1) == "pair");
  CHECK(parameter(-1, 0, 1) == "pair");
  CHECK(parameter(0.5, 0, 1) == "pair");
  CHECK(parameter(0, 1e16, 1) == "pos");
  CHECK(parameter(0, 0, std::nan("")) == "k");
  CHECK(parameter(0, 9007199254740992.0, 1) == "k");
}
