// The exponential and what rests on it. The functions of the C library bring tables that are larger
// than all of the lesson.
#pragma once

#include <span>

namespace posenc::lesson {

/// e^x for x <= 0; relative error below 1e-13 for x >= -64.
double exponential(double x);

/// Scores become weights that add up to 1; a score of -infinity becomes 0. One finite score or
/// more.
void softmax(std::span<double> scores);

/// The probability that a standard normal number is below x. Relative error below 1e-11 for
/// x >= -8.
double normal_below(double x);

/// x^n by repeated squaring.
double whole_power(double x, unsigned n);

/// ln x for x > 0; error below 1e-13 for x <= 4096.
double logarithm(double x);

}  // namespace posenc::lesson
