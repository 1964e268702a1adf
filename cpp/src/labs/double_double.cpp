#include "labs/double_double.hpp"

#include <cmath>

namespace posenc {
namespace {

/// a + b without an error, whichever is larger (Knuth).
DoubleDouble sum_of(double a, double b) {
  const double sum = a + b, back = sum - a;
  return {sum, (a - (sum - back)) + (b - back)};
}

/// The same where |a| >= |b| (Dekker).
DoubleDouble tidy(double a, double b) {
  const double sum = a + b;
  return {sum, b - (sum - a)};
}

/// a * b without an error, by halves of 26 bits (Dekker).
DoubleDouble product_of(double a, double b) {
  constexpr double kSplitter = 134217729.0;  // 2^27 + 1
  const double a_high = a * kSplitter - (a * kSplitter - a), a_low = a - a_high;
  const double b_high = b * kSplitter - (b * kSplitter - b), b_low = b - b_high;
  const double product = a * b;
  return {product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low};
}

constexpr DoubleDouble kLogOfTwo{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

}  // namespace

DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b) {
  const DoubleDouble high = sum_of(a.high, b.high), low = sum_of(a.low, b.low);
  const DoubleDouble part = tidy(high.high, high.low + low.high);
  return tidy(part.high, part.low + low.low);
}

DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b) {
  const DoubleDouble product = product_of(a.high, b.high);
  return tidy(product.high, product.low + (a.high * b.low + a.low * b.high));
}

DoubleDouble operator-(const DoubleDouble& a) { return {-a.high, -a.low}; }

DoubleDouble quotient(const DoubleDouble& a, const DoubleDouble& b) {
  const double first = a.high / b.high;
  const DoubleDouble rest = a + -(b * DoubleDouble{first, 0});
  const double second = rest.high / b.high;
  const DoubleDouble last = rest + -(b * DoubleDouble{second, 0});
  return DoubleDouble{first, 0} + DoubleDouble{second, 0} + DoubleDouble{last.high / b.high, 0};
}

DoubleDouble exponential(const DoubleDouble& x) {
  // x = n ln 2 + 2^7 y with |y| < 0.003: e^x = 2^n (e^y)^128.
  const double n = std::floor(x.high / kLogOfTwo.high + 0.5);
  constexpr int kSquarings = 7;
  DoubleDouble y = x + -(kLogOfTwo * DoubleDouble{n, 0});
  y = {std::ldexp(y.high, -kSquarings), std::ldexp(y.low, -kSquarings)};
  DoubleDouble power{1, 0};
  for (int order = 12; order >= 1; --order) {
    power = DoubleDouble{1, 0} + quotient(power * y, DoubleDouble{static_cast<double>(order), 0});
  }
  for (int i = 0; i < kSquarings; ++i) power = power * power;
  const int exponent = static_cast<int>(n);
  return {std::ldexp(power.high, exponent), std::ldexp(power.low, exponent)};
}

DoubleDouble logarithm(double x) {
  // Newton's method on e^y = x, from a double that is right to 2^-50: one step doubles the digits.
  int exponent = 0;
  double mantissa = std::frexp(x, &exponent);
  if (mantissa < 0.70710678118654752) {
    mantissa *= 2;
    exponent -= 1;
  }
  const double share = (mantissa - 1) / (mantissa + 1), square = share * share;
  double sum = 0;
  for (int order = 25; order >= 1; order -= 2) sum = 1.0 / order + square * sum;
  const DoubleDouble start{2 * share * sum, 0};
  const DoubleDouble off = exponential(-start) * DoubleDouble{mantissa, 0} + DoubleDouble{-1, 0};
  // ln (1 + off), off below 2^-50.
  const DoubleDouble correction = off + -(off * off * DoubleDouble{0.5, 0});
  return kLogOfTwo * DoubleDouble{static_cast<double>(exponent), 0} + (start + correction);
}

}  // namespace posenc
