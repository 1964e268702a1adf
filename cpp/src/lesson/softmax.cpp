#include "lesson/softmax.hpp"

#include <algorithm>
#include <cmath>

namespace posenc::lesson {

double exponential(double x) {
  // Far below any double that counts; halving minus infinity would never end.
  if (x < -745) return 0;
  int halvings = 0;
  for (; x < -0.0625; x /= 2) ++halvings;
  double power = 1;
  for (int order = 9; order >= 1; --order) power = 1 + power * x / order;
  for (; halvings > 0; --halvings) power *= power;
  return power;
}

void softmax(std::span<double> scores) {
  const double highest = *std::max_element(scores.begin(), scores.end());
  double sum = 0;
  for (double& score : scores) sum += score = exponential(score - highest);
  for (double& score : scores) score /= sum;
}

double normal_below(double x) {
  constexpr double kOneOverRootTwoPi = 0.398942280401432677940;
  const double size = std::abs(x);
  if (size > 38) return x < 0 ? 0 : 1;
  const double density = kOneOverRootTwoPi * exponential(-size * size / 2);
  if (size < 3) {
    // x + x^3 / 3 + x^5 / (3 5) + ...: no signs, so nothing cancels.
    double sum = 0, term = size;
    for (int n = 3; term > 1e-17 * sum; n += 2) {
      sum += term;
      term *= size * size / n;
    }
    return x < 0 ? 0.5 - density * sum : 0.5 + density * sum;
  }
  // Laplace's continued fraction for the tail.
  double below = size;
  for (int n = 90; n >= 1; --n) below = size + n / below;
  return x < 0 ? density / below : 1 - density / below;
}

double whole_power(double x, unsigned n) {
  double power = 1;
  for (; n > 0; n >>= 1, x *= x) {
    if ((n & 1) != 0) power *= x;
  }
  return power;
}

double logarithm(double x) {
  constexpr double kLogOfTwo = 0.693147180559945309417;
  int exponent = 0;
  // From 1 / sqrt 2 to sqrt 2: ln x = 2 artanh((x - 1) / (x + 1)).
  double mantissa = std::frexp(x, &exponent);
  if (mantissa < 0.70710678118654752) {
    mantissa *= 2;
    exponent -= 1;
  }
  const double share = (mantissa - 1) / (mantissa + 1), square = share * share;
  double sum = 0;
  for (int n = 23; n >= 1; n -= 2) sum = 1.0 / n + square * sum;
  return exponent * kLogOfTwo + 2 * share * sum;
}

}  // namespace posenc::lesson
