// Reals as the sum of two doubles, some 104 bits: enough to round an exponential to float32 or
// narrower as the exact value rounds.
#pragma once

namespace posenc {

struct DoubleDouble {
  double high = 0;
  double low = 0;
};

DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b);
DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b);
DoubleDouble operator-(const DoubleDouble& a);

/// Relative error below 2^-90.
DoubleDouble quotient(const DoubleDouble& a, const DoubleDouble& b);
/// e^x, |x| <= 800; relative error below 2^-85.
DoubleDouble exponential(const DoubleDouble& x);
/// ln x, x > 0, normal; error below 2^-85 times the larger of 1 and the result.
DoubleDouble logarithm(double x);

}  // namespace posenc
