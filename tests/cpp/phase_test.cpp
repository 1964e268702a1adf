// The arithmetic below the kernels, against numbers of many digits made elsewhere (mpmath).
#include "exact/phase.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "catch.hpp"
#include "exact/ratio.hpp"
#include "exact/rounding.hpp"
#include "exact/wide.hpp"

namespace {

using posenc::Limbs;
using posenc::SignedWide;
using posenc::Wide;

// How far apart two numbers are, in units of 2^-bits of the first.
bool agree(const Wide& a, const Wide& b, int bits) {
  const SignedWide gap = SignedWide{a, false} + SignedWide{b, true};
  return gap.magnitude.is_zero() || gap.magnitude.exponent < a.exponent - bits;
}

posenc::Phase phase_of(double omega, double position) {
  return posenc::times(posenc::turns_of_omega(omega), posenc::position_of(position));
}

}  // namespace

TEST_CASE("the product of two 64-bit numbers is whole") {
  const posenc::Product most = posenc::multiply(~std::uint64_t{0}, ~std::uint64_t{0});
  CHECK(most.low == 1);
  CHECK(most.high == ~std::uint64_t{0} - 1);
  const posenc::Product some = posenc::multiply(0x123456789abcdef0u, 0xfedcba9876543210u);
  CHECK(some.high == 0x121fa00ad77d7422u);
  CHECK(some.low == 0x236d88fe5618cf00u);
}

TEST_CASE("limbs shift, add and divide across their borders") {
  const Limbs one{1, 0, 0, 0}, top{0, 0, 0, std::uint64_t{1} << 63};
  CHECK(posenc::shifted_up(one, 255) == top);
  CHECK(posenc::shifted_down(top, 255) == one);
  CHECK(posenc::shifted_down(top, 300) == Limbs{});
  const Limbs full = posenc::difference({}, one);
  CHECK(posenc::sum(full, one) == Limbs{});
  CHECK(posenc::less(one, full));
  CHECK_FALSE(posenc::less(full, one));
  const Limbs third = posenc::quotient(full, 3);
  CHECK(posenc::sum(posenc::sum(third, third), third) == full);
}

TEST_CASE("any double goes through 256 bits and back") {
  using Limits = std::numeric_limits<double>;
  for (const double value :
       {0.0, 1.0, 0.1, 1e300, Limits::max(), Limits::min(), Limits::denorm_min(),
        3 * Limits::denorm_min(), 0x1.fffffffffffffp52}) {
    CAPTURE(value);
    CHECK(posenc::to_double(posenc::wide_of(value)) == value);
  }
}

TEST_CASE("rounding goes to the nearest, a tie to the even one, subnormals included") {
  const auto sum = [](double a, double b) {
    return (SignedWide{posenc::wide_of(a), false} + SignedWide{posenc::wide_of(b), false})
        .magnitude;
  };
  CHECK(posenc::to_double(sum(1, 0x1p-53)) == 1);
  CHECK(posenc::to_double(sum(1 + 0x1p-52, 0x1p-53)) == 1 + 0x1p-51);
  CHECK(posenc::to_double(sum(1, 0x1.0000001p-53)) == 1 + 0x1p-52);
  CHECK(posenc::to_float(sum(1, 0x1p-24)) == 1.0F);
  CHECK(posenc::to_float(sum(0x1p-149, 0x1p-150)) == 0x1p-148F);
  CHECK(posenc::to_float(posenc::wide_of(0x1p-150)) == 0.0F);
  CHECK(posenc::to_float(posenc::wide_of(0x1.000002p-150)) == 0x1p-149F);
  CHECK(posenc::to_double(posenc::wide_of(1e308) * posenc::wide_of(10)) ==
        std::numeric_limits<double>::infinity());
}

TEST_CASE("the constants belong together") {
  CHECK(agree(posenc::wide_of(1), posenc::kTurnsPerRadian * posenc::kRadiansPerTurn, 252));
  CHECK(agree(posenc::wide_of(1), posenc::kLogOfTwo * posenc::kLogTwoOfE, 252));
  CHECK(posenc::to_double(posenc::kRadiansPerTurn) == 6.283185307179586);
  CHECK(posenc::to_double(posenc::kLogOfTwo) == 0.6931471805599453);
}

TEST_CASE("the step of the ladder is right to 240 bits") {
  for (const double base : {1.5, 2.0, 100.0, 10000.0, 5e5, 1e300}) {
    for (const std::size_t pairs : {2, 7, 64, 256}) {
      CAPTURE(base, pairs);
      const posenc::Ratio ratio = posenc::ratio_of(base, pairs);
      CHECK(agree(posenc::wide_of(base), posenc::power(ratio.up, pairs), 230));
      CHECK(agree(posenc::wide_of(1), ratio.up * ratio.down, 240));
    }
  }
}

TEST_CASE("powers of two have exact ladders") {
  const posenc::Ratio ratio = posenc::ratio_of(16, 4);
  CHECK(posenc::to_double(ratio.down) == 0.5);
  CHECK(ratio.down.limbs == posenc::wide_of(0.5).limbs);
  CHECK(posenc::ratio_of(1, 5).down.limbs == posenc::wide_of(1).limbs);
}

TEST_CASE("a position is exact where no double is") {
  const posenc::Position almost = posenc::position_at(-1, 1.0 / 3, 3);
  CHECK(posenc::to_double(almost.place.magnitude) == 0x1p-54);
  CHECK(almost.place.negative);
  const posenc::Position far = posenc::position_at(0x1p53, -0.25, 3);
  const SignedWide rest = far.place + SignedWide{posenc::wide_of(0x1p53), true};
  CHECK(posenc::to_double(rest.magnitude) == 0.75);
  CHECK(posenc::position_at(-0.75, 0.25, 3).place.magnitude.is_zero());
}

TEST_CASE("sines of far and awkward positions come out to the last place") {
  struct Known {
    double omega, position, sin, cos;
  };
  // From mpmath, 60 digits, rounded to double.
  for (const Known& known : {
           Known{1, 3, 0.1411200080598672, -0.9899924966004454},
           Known{1, 16777217, 0.10583256734754364, 0.9943839639136522},
           Known{1, 9007199254740992, -0.848925964814655, -0.5285117844130887},
           Known{1, -9007199254740992, 0.848925964814655, -0.5285117844130887},
           Known{1, 6.123233995736766e-17, 6.123233995736766e-17, 1},
           Known{1e-300, 1e-8, 1e-308, 1},
       }) {
    CAPTURE(known.omega, known.position);
    const posenc::SinCos at = posenc::sin_cos_of(phase_of(known.omega, known.position));
    CHECK_THAT(at.sin, WithinRel(known.sin, 4.5e-16));
    CHECK_THAT(at.cos, WithinRel(known.cos, 4.5e-16));
  }
}

TEST_CASE("a phase of exactly 0 has exactly 0 and 1") {
  for (const double zero : {0.0, -0.0}) {
    const posenc::SinCos at = posenc::sin_cos_of(phase_of(1, zero));
    CHECK(at.sin == 0);
    CHECK_FALSE(std::signbit(at.sin));
    CHECK(at.cos == 1);
  }
}

TEST_CASE("angles are told within one turn, from 0 on and around 0") {
  const double two_pi = 6.283185307179586;
  CHECK_THAT(posenc::radians_of(phase_of(1, 7)), WithinAbs(7 - two_pi, 1e-15));
  CHECK_THAT(posenc::radians_of(phase_of(1, -1)), WithinAbs(two_pi - 1, 1e-15));
  CHECK(posenc::radians_of(phase_of(1, -1e-300)) < two_pi);
  CHECK(posenc::radians_of(phase_of(1, 0)) == 0);
  CHECK(posenc::signed_radians_of(phase_of(1, -1e-300)) == -1e-300);
  CHECK_THAT(posenc::signed_radians_of(phase_of(1, 3)), WithinAbs(3, 1e-15));
  CHECK_THAT(posenc::signed_radians_of(phase_of(1, 4)), WithinAbs(4 - two_pi, 1e-15));
  CHECK_THAT(posenc::signed_radians_of(phase_of(1, -3)), WithinAbs(-3, 1e-15));
}

TEST_CASE("the quick and the slow way to a float agree, and the quick one knows its limits") {
  std::size_t undecided = 0;
  for (int i = 0; i < 2000; ++i) {
    const posenc::Turns turns = posenc::turns_of_omega(1 / (1 + 0.37 * i));
    const posenc::Position position = posenc::position_of(12345.678 * i + 0.001);
    const auto quick = posenc::rounded_quickly(turns, position);
    const posenc::FloatPair slow = posenc::rounded_slowly(posenc::times(turns, position));
    if (!quick) {
      ++undecided;
      continue;
    }
    CHECK(quick->sin == slow.sin);
    CHECK(quick->cos == slow.cos);
  }
  CHECK(undecided < 5);
  // Nearer to half a turn than the 126 bits of a ladder's omega can tell.
  const posenc::Turns half{{{{0, 0, 0, std::uint64_t{1} << 63}, 0}, false}};
  CHECK_FALSE(posenc::rounded_quickly(half, posenc::position_at(1, 0x1p-80, 1)).has_value());
}

TEST_CASE("a whole run of a wave is its phases one by one") {
  for (const double omega : {0.5235987755982988, 1.0, 1e-7, 12345.6789, -2.5}) {
    CAPTURE(omega);
    std::vector<double> run(2 * 33);
    const posenc::Turns turns = posenc::turns_of_omega(omega);
    posenc::fill_wave(turns, -4, 0.25, run);
    for (std::size_t row = 0; row < 33; ++row) {
      const posenc::SinCos at =
          posenc::sin_cos_of(posenc::times(turns, posenc::position_at(-4, 0.25, row)));
      CHECK_THAT(run[2 * row], WithinAbs(at.sin, 2.4e-16));
      CHECK_THAT(run[2 * row + 1], WithinAbs(at.cos, 2.4e-16));
    }
    CHECK(run[2 * 16] == 0);
    CHECK(run[2 * 16 + 1] == 1);
  }
}
