// The places where one of two waves rests, angles without their whole turns, and what fits say.
#include "posenc/lesson/flat_places.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "posenc/lesson/counter.hpp"
#include "posenc/lesson/shift_fit.hpp"
#include "posenc/wave.hpp"

TEST_CASE("the flat places of a step of 1 are the quarter turns, cosine and sine in turn") {
  const auto found = posenc::lesson::flat_places(1, 0, 7);
  REQUIRE(found.ok());
  const std::vector<double> quarters{0, 1.5707963267948966, 3.141592653589793, 4.71238898038469,
                                     6.283185307179586};
  REQUIRE(found.value().positions.size() == quarters.size());
  for (std::size_t n = 0; n < quarters.size(); ++n) {
    CHECK_THAT(found.value().positions[n], WithinAbs(quarters[n], 1e-14));
    const bool cosine = found.value().waves[n] == posenc::lesson::FlatWave::kCosine;
    CHECK(cosine == (n % 2 == 0));
  }
}

TEST_CASE("before position 0 and for negative frequencies the flat places are as far apart") {
  const auto before = posenc::lesson::flat_places(1, -2, 0.5);
  REQUIRE(before.value().positions.size() == 2);
  CHECK_THAT(before.value().positions[0], WithinAbs(-1.5707963267948966, 1e-14));
  CHECK(before.value().waves[0] == posenc::lesson::FlatWave::kSine);
  CHECK(posenc::lesson::flat_places(-1, -2, 0.5).value().positions == before.value().positions);
}

TEST_CASE("at a flat place the slope of the named wave is 0") {
  for (const double omega : {0.05, 0.5235987755982988, 1.0, 3.0}) {
    const auto found = posenc::lesson::flat_places(omega, 100, 150);
    REQUIRE_FALSE(found.value().positions.empty());
    for (std::size_t n = 0; n < found.value().positions.size(); ++n) {
      std::vector<double> slopes(2);
      REQUIRE(posenc::slopes(omega, found.value().positions[n], 0, slopes).ok());
      const bool sine = found.value().waves[n] == posenc::lesson::FlatWave::kSine;
      CHECK_THAT(slopes[sine ? 0 : 1], WithinAbs(0, 1e-12));
      CHECK_THAT(std::abs(slopes[sine ? 1 : 0]), WithinAbs(omega, 1e-12));
    }
  }
}

TEST_CASE("a wave that stands still has no flat place that stands out") {
  CHECK(posenc::lesson::flat_places(0, -10, 10).value().positions.empty());
  CHECK(posenc::lesson::flat_places(1, 3, 2).value().positions.empty());
}

TEST_CASE("flat places refuse what cannot be counted") {
  CHECK(posenc::lesson::flat_places(std::nan(""), 0, 1).refusal().parameter == "omega");
  CHECK(posenc::lesson::flat_places(1, 1e17, 0).refusal().parameter == "first");
  CHECK(posenc::lesson::flat_places(1, 0, INFINITY).refusal().parameter == "last");
  CHECK(posenc::lesson::flat_places(1e6, 0, 100).refusal().parameter == "last");
  CHECK(posenc::lesson::flat_places(1e6, 9e15, 9e15).refusal().parameter == "first");
}

TEST_CASE("an angle is what is left of whole turns, at any position") {
  std::vector<double> angles(3);
  REQUIRE(posenc::angles(1, 0, 22, angles).ok());
  CHECK(angles[0] == 0);
  CHECK_THAT(angles[1], WithinAbs(3.150444078461241, 1e-14));     // 22 - 6 pi
  CHECK_THAT(angles[2], WithinAbs(0.017702849742894661, 1e-16));  // 44 - 14 pi
  std::vector<double> far(1);
  REQUIRE(posenc::angles(1, 16777217, 0, far).ok());
  CHECK_THAT(std::sin(far[0]), WithinAbs(0.105832567347543640, 1e-15));
  CHECK(posenc::angles(1e16, 0, 1, far).refusal().parameter == "omega");
}

TEST_CASE("a fit shows the truth and both guesses, and its scores are theirs") {
  const auto fit = posenc::lesson::shift_fit(1, 3, 50);
  REQUIRE(fit.ok());
  CHECK_THAT(fit.value().truth[0], WithinAbs(0.14112000805986722, 1e-15));
  double missed = 0;
  double whole = 0;
  for (std::size_t slot = 0; slot < 50; ++slot) {
    CHECK_THAT(fit.value().from_pair[slot], WithinAbs(fit.value().truth[slot], 1e-13));
    const double miss = fit.value().truth[slot] - fit.value().from_sine[slot];
    missed += miss * miss;
    whole += fit.value().truth[slot] * fit.value().truth[slot];
  }
  CHECK_THAT(fit.value().sine, WithinAbs(1 - missed / whole, 1e-14));
}

TEST_CASE("half a turn ahead the sine alone is to be multiplied by -1") {
  CHECK_THAT(posenc::lesson::shift_fit(0.5235987755982988, 6, 48).value().alone,
             WithinAbs(-1, 1e-13));
}

TEST_CASE("a counter divided by the length ends one step below 1, and sums hold the last slot") {
  const auto found = posenc::lesson::counter(8, 4);
  REQUIRE(found.ok());
  CHECK(found.value().scaled ==
        std::vector<double>{0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875});
  for (std::size_t j = 0; j < 4; ++j) {
    CHECK(found.value().sum[j] == found.value().embedding[j] + 7);
  }
}

TEST_CASE("a stretch that holds no place has none, however near the place is") {
  CHECK(posenc::lesson::flat_places(1e-300, 5e-324, 0).value().positions.empty());
  CHECK(posenc::lesson::flat_places(1e-300, 5e-324, 1).value().positions.empty());
}
