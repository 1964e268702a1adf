#include "exact/rounding.hpp"

namespace posenc {
namespace {

/// Relative error of sin_cos_of, with room to spare.
constexpr double kDoubt = 0x1p-50;

bool is_safe(double value) {
  return static_cast<float>(value * (1 - kDoubt)) == static_cast<float>(value * (1 + kDoubt));
}

/// x^2 / (n (n + 1)) - x^4 / (n (n + 1) (n + 2) (n + 3)) + ...: what to take from 1 for cos x
/// (n = 1) or sin x / x (n = 2).
Limbs shortfall(const Limbs& square, std::uint32_t n) {
  Limbs plus{}, minus{};
  Limbs term = quotient(square, n * (n + 1));
  for (bool adds = true; term != Limbs{}; adds = !adds) {
    Limbs& side = adds ? plus : minus;
    side = sum(side, term);
    n += 2;
    term = quotient(high_product(term, square), n * (n + 1));
  }
  return difference(plus, minus);
}

Wide one_minus(const Limbs& fraction) {
  if (fraction == Limbs{}) return wide_of(1.0);
  return normalised(difference({}, fraction), 0);
}

}  // namespace

std::optional<FloatPair> rounded_quickly(const Turns& turns, const Position& position) {
  const Phase phase = times(turns, position);
  // What is left must stand well above the error of the product it is left from.
  const int product = turns.rate.magnitude.exponent + position.place.magnitude.exponent;
  if (phase.rest.magnitude.exponent < product - 70) return std::nullopt;
  const SinCos at = sin_cos_of(phase);
  if (!is_safe(at.sin) || !is_safe(at.cos)) return std::nullopt;
  return FloatPair{static_cast<float>(at.sin), static_cast<float>(at.cos)};
}

FloatPair rounded_slowly(const Phase& phase) {
  const Wide x = phase.rest.magnitude * kRadiansPerTurn;
  const Wide squared = x * x;
  const Limbs square = shifted_down(squared.limbs, -squared.exponent);
  const float size = to_float(x * one_minus(shortfall(square, 2)));
  const float sine = phase.rest.negative ? -size : size;
  const float cosine = to_float(one_minus(shortfall(square, 1)));
  switch (phase.quarters) {
    case 0: return {sine, cosine};
    case 1: return {cosine, -sine};
    case 2: return {-sine, -cosine};
    default: return {-cosine, sine};
  }
}

}  // namespace posenc
