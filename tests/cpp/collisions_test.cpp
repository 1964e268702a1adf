// Which slots one wave confuses, how nearly a pair comes back, and what a shift can be made from.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "catch.hpp"
#include "posenc/lesson/near_returns.hpp"
#include "posenc/lesson/shift_fit.hpp"
#include "posenc/lesson/twins.hpp"
#include "posenc/wave.hpp"

namespace {

constexpr double kPi = 3.14159265358979323846;

}  // namespace

TEST_CASE("at omega pi/6 slots 2 and 14 are a whole period apart and 4 mirrors 2") {
  using posenc::lesson::TwinKind;
  const auto twins = posenc::lesson::twins(kPi / 6, 2, 26);
  REQUIRE(twins.ok());
  CHECK_THAT(twins.value().height, WithinAbs(0.8660254037844386, 1e-15));
  CHECK_THAT(twins.value().period, WithinAbs(12, 1e-14));
  CHECK(twins.value().slots == std::vector<double>{2, 4, 14, 16});
  CHECK(twins.value().kinds == std::vector<TwinKind>{TwinKind::kPeriod, TwinKind::kMirror,
                                                     TwinKind::kPeriod, TwinKind::kMirror});
  CHECK(twins.value().turns[2] == 1);
  CHECK_THAT(twins.value().turns[3], WithinAbs(14.0 / 12, 1e-15));
}

TEST_CASE("at omega pi/16, with a crest at slot 8, slot 14 mirrors slot 2") {
  using posenc::lesson::TwinKind;
  const auto twins = posenc::lesson::twins(kPi / 16, 2, 32);
  CHECK(twins.value().slots == std::vector<double>{2, 14});
  CHECK(twins.value().kinds == std::vector<TwinKind>{TwinKind::kPeriod, TwinKind::kMirror});
}

TEST_CASE("at a crest, where both reasons meet, a twin is a whole period away") {
  using posenc::lesson::TwinKind;
  const auto twins = posenc::lesson::twins(kPi / 16, 8, 1000);
  CHECK(twins.value().slots.size() == 31);
  for (const TwinKind kind : twins.value().kinds) CHECK(kind == TwinKind::kPeriod);
}

TEST_CASE("every twin keeps what its kind promises about the cosine") {
  using posenc::lesson::TwinKind;
  for (const double omega : {kPi / 6, 5 * kPi / 16, kPi / 7, 1.0}) {
    std::vector<double> wave(2 * 500);
    REQUIRE(posenc::wave(omega, 0, 1, wave).ok());
    const auto twins = posenc::lesson::twins(omega, 3, 500);
    for (std::size_t i = 0; i < twins.value().slots.size(); ++i) {
      const auto slot = static_cast<std::size_t>(twins.value().slots[i]);
      const double sign = twins.value().kinds[i] == TwinKind::kPeriod ? 1 : -1;
      CHECK_THAT(wave[2 * slot], WithinAbs(wave[6], 1e-9));
      CHECK_THAT(wave[2 * slot + 1], WithinAbs(sign * wave[7], 1e-8));
    }
  }
}

TEST_CASE("no frequency of the ladder has a twin among whole slots but the slot itself") {
  for (const double omega : {1.0, 0.1, 0.01}) {
    CHECK(posenc::lesson::twins(omega, 2, 5000, 1e-12).value().slots == std::vector<double>{2});
  }
}

TEST_CASE("a wave that stands still has every slot at one height") {
  const auto twins = posenc::lesson::twins(0, 5, 10);
  CHECK(twins.value().slots.size() == 10);
  CHECK(std::isinf(twins.value().period));
}

TEST_CASE("twins refuses what it cannot look at") {
  CHECK(posenc::lesson::twins(std::nan(""), 0, 10).refusal().parameter == "omega");
  CHECK(posenc::lesson::twins(1, 0.5, 10).refusal().parameter == "slot");
  CHECK(posenc::lesson::twins(1, -1, 10).refusal().parameter == "slot");
  CHECK(posenc::lesson::twins(1, 0, 16777217).refusal().parameter == "count");
  CHECK(posenc::lesson::twins(1, 0, 10, -1e-9).refusal().parameter == "tolerance");
}

TEST_CASE("pair 0 comes back most nearly after 6, 19, 25, 44, 333, 710 and 103993 slots") {
  const auto returns = posenc::lesson::near_returns(1, 103993);
  REQUIRE(returns.ok());
  CHECK(returns.value().slots == std::vector<double>{6, 19, 25, 44, 333, 710, 103993});
  const double chords[] = {0.28224001611973444,  0.15030224092361861,   0.13264379470240138,
                           0.017702618580807752, 0.0088212519169504673, 6.0288706718976898e-5,
                           1.9129335779298754e-5};
  for (std::size_t i = 0; i < 7; ++i) {
    CHECK_THAT(returns.value().chords[i], WithinRel(chords[i], 1e-12));
  }
  CHECK_THAT(returns.value().angles[3], WithinAbs(44 - 14 * kPi, 1e-14));
}

TEST_CASE("a slow pair has to go round before it comes back") {
  const auto returns = posenc::lesson::near_returns(0.01, 100000);
  CHECK(returns.value().slots == std::vector<double>{628, 1885, 13823, 71000, 84823});
  CHECK_THAT(returns.value().chords[0], WithinRel(0.0031853058329737744, 1e-12));
  CHECK_THAT(returns.value().chords[4], WithinRel(1.6469244156541453e-5, 1e-12));
}

TEST_CASE("the record returns are those that trying every slot finds") {
  for (const double omega : {1.0, 0.3, 2.5, 3.0, 4.0, 6.0, 6.3, 13.0, -1.0}) {
    const double limit = 3000;
    std::vector<double> expected;
    double nearest = 3;
    for (double slot = 1; slot <= limit; ++slot) {
      const double chord = 2 * std::abs(std::sin(omega * slot / 2));
      if (chord >= nearest) continue;
      nearest = chord;
      if (std::round(std::abs(omega) * slot / (2 * kPi)) >= 1) expected.push_back(slot);
    }
    CHECK(posenc::lesson::near_returns(omega, limit).value().slots == expected);
  }
}

TEST_CASE("returns nearer and nearer go on up to 2^53 slots") {
  const auto returns = posenc::lesson::near_returns(1, 9007199254740992.0);
  const auto& chords = returns.value().chords;
  REQUIRE(chords.size() > 20);
  for (std::size_t i = 1; i < chords.size(); ++i) CHECK(chords[i] < chords[i - 1]);
  CHECK(chords.back() < 1e-14);
}

TEST_CASE("near_returns finds none where nothing turns and refuses a limit that is no slot") {
  CHECK(posenc::lesson::near_returns(0, 1000).value().slots.empty());
  CHECK(posenc::lesson::near_returns(1, 5).value().slots.empty());
  CHECK(posenc::lesson::near_returns(1, 0.5).refusal().parameter == "limit");
  CHECK(posenc::lesson::near_returns(1, -1).refusal().parameter == "limit");
  CHECK(posenc::lesson::near_returns(1e300, 1).refusal().parameter == "omega");
}

TEST_CASE("a sine alone predicts its shifted self as badly as the squares say") {
  const auto fit = posenc::lesson::shift_fit(1, 5, 1000);
  REQUIRE(fit.ok());
  CHECK_THAT(fit.value().sine, WithinAbs(0.080331991784869057, 1e-13));
  CHECK_THAT(fit.value().limit, WithinAbs(0.080464235461773771, 1e-15));
  CHECK_THAT(fit.value().pair, WithinAbs(1, 1e-14));
  CHECK_THAT(fit.value().coefficients[0], WithinAbs(0.28366218546322626, 1e-14));
  CHECK_THAT(fit.value().coefficients[1], WithinAbs(-0.95892427466313847, 1e-14));
}

TEST_CASE("shifted by a quarter turn a sine says nothing and by a half everything") {
  CHECK_THAT(posenc::lesson::shift_fit(kPi / 6, 3, 1200).value().sine, WithinAbs(0, 1e-14));
  CHECK_THAT(posenc::lesson::shift_fit(kPi / 6, 6, 1200).value().sine, WithinAbs(1, 1e-14));
}

TEST_CASE("the pair predicts every shift, also where one column vanishes") {
  for (const double omega : {0.0, 1e-8, 0.01, kPi / 2, kPi, 3.0, 100.0}) {
    for (const double k : {-3.0, 0.0, 0.5, 7.0, 1e6}) {
      CHECK(posenc::lesson::shift_fit(omega, k, 64).value().pair > 1 - 1e-9);
    }
  }
}

TEST_CASE("shift_fit refuses counts and shifts out of reach") {
  CHECK(posenc::lesson::shift_fit(1, 1, 0).refusal().parameter == "count");
  CHECK(posenc::lesson::shift_fit(1, 1, 4194305).refusal().parameter == "count");
  CHECK(posenc::lesson::shift_fit(1, 9007199254740992.0, 2).refusal().parameter == "k");
  CHECK(posenc::lesson::shift_fit(std::nan(""), 1, 2).refusal().parameter == "omega");
}

TEST_CASE("a slot is among its own twins, also where rounding parts the two ways to its height") {
  const auto found = posenc::lesson::twins(6.283185307179586, 49, 120, 0).value();
  CHECK(std::count(found.slots.begin(), found.slots.end(), 49.0) == 1);
  const auto tiny = posenc::lesson::twins(1e-300, 7, 10, 0).value();
  CHECK(std::count(tiny.slots.begin(), tiny.slots.end(), 7.0) == 1);
}
