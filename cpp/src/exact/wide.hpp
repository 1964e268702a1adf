// Unsigned reals with 256 bits: what the exact phase is made of. Plain 64-bit arithmetic, so that
// every compiler and WebAssembly take it.
#pragma once

#include <array>
#include <cstdint>

namespace posenc {

/// 256 bits, least significant limb first.
using Limbs = std::array<std::uint64_t, 4>;

/// limbs * 2^(exponent - 256). The top bit of limbs[3] is set, unless the value is 0.
struct Wide {
  Limbs limbs{};
  int exponent = 0;

  bool is_zero() const { return limbs[3] == 0; }
};

struct SignedWide {
  Wide magnitude;
  bool negative = false;
};

struct Product {
  std::uint64_t low;
  std::uint64_t high;
};

/// The full product of two 64-bit numbers.
inline Product multiply(std::uint64_t a, std::uint64_t b) {
  constexpr std::uint64_t kLow = 0xffffffffu;
  const std::uint64_t a_low = a & kLow, a_high = a >> 32, b_low = b & kLow, b_high = b >> 32;
  const std::uint64_t low = a_low * b_low;
  const std::uint64_t cross = a_high * b_low + (low >> 32);
  const std::uint64_t middle = a_low * b_high + (cross & kLow);
  return {(middle << 32) | (low & kLow), a_high * b_high + (cross >> 32) + (middle >> 32)};
}

/// How many of the top bits are 0; `value` must not be 0.
int leading_zeros(std::uint64_t value);

/// The same limbs moved by `bits` towards the top; what leaves at the top is lost. 0 <= bits < 256.
Limbs shifted_up(const Limbs& limbs, int bits);
/// The same limbs moved towards the bottom; what leaves at the bottom is lost. Any bits >= 0.
Limbs shifted_down(const Limbs& limbs, int bits);
Limbs sum(const Limbs& a, const Limbs& b);         ///< modulo 2^256
Limbs difference(const Limbs& a, const Limbs& b);  ///< modulo 2^256
bool less(const Limbs& a, const Limbs& b);
/// The top half of the product, short by at most four units of its last place.
Limbs high_product(const Limbs& a, const Limbs& b);
/// Rounded down.
Limbs quotient(const Limbs& limbs, std::uint32_t divisor);

/// limbs * 2^(exponent - 256), brought to the form of Wide.
Wide normalised(const Limbs& limbs, int exponent);
/// Exact. `value` must be finite and not negative.
Wide wide_of(double value);
/// Relative error below 2^-253; exact where 256 bits hold the product and no low bits are lost.
Wide operator*(const Wide& a, const Wide& b);
/// Rounded to nearest, ties to even, subnormals included; infinity beyond the largest double.
double to_double(const Wide& value);
/// The same for float.
float to_float(const Wide& value);
/// a + b, exact where 256 bits hold the sum, otherwise with a relative error below 2^-250.
SignedWide operator+(const SignedWide& a, const SignedWide& b);

/// The nearest 256-bit numbers.
inline constexpr Wide kTurnsPerRadian{
    {0xfe5163abdebbc562u, 0xdb6295993c439041u, 0xfc2757d1f534ddc0u, 0xa2f9836e4e441529u}, -2};
inline constexpr Wide kRadiansPerTurn{
    {0x020bbea63b139b22u, 0x29024e088a67cc74u, 0xc4c6628b80dc1cd1u, 0xc90fdaa22168c234u}, 3};
inline constexpr Wide kLogOfTwo{
    {0x8a0d175b8baafa2cu, 0x40f343267298b62du, 0xc9e3b39803f2f6afu, 0xb17217f7d1cf79abu}, 0};
inline constexpr Wide kLogTwoOfE{
    {0x8b25166cd1a13248u, 0xeb577aa8dd695a58u, 0xbe87fed0691d3e88u, 0xb8aa3b295c17f0bbu}, 1};

}  // namespace posenc
