#include "lesson/generator.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "lesson/softmax.hpp"

using namespace posenc::lesson;

TEST_CASE("the generator from seed 1 is the one of figure-facts, word for word") {
  Random words(1);
  CHECK(words.next() == 0x910a2dec89025cc1);
  Random normals(1);
  CHECK(normal(normals) == 1.1848297119140625);
  CHECK(normal(normals) == .370391845703125);
}

TEST_CASE("a generator can be had as it is after any number of words") {
  Random random(7);
  for (int i = 0; i < 1000; ++i) random.next();
  CHECK(generator_after(7, 1000).next() == random.next());
}

TEST_CASE("normal numbers have mean 0, variance 1 and kurtosis 2.9") {
  Random random(3);
  std::vector<double> values(200000);
  fill_normal(random, values);
  double sum = 0, squares = 0, fourths = 0;
  for (const double value : values) {
    sum += value;
    squares += value * value;
    fourths += value * value * value * value;
  }
  CHECK_THAT(sum / 200000, WithinAbs(0, 0.01));
  CHECK_THAT(squares / 200000, WithinAbs(1, 0.015));
  CHECK_THAT(fourths / 200000, WithinAbs(2.9, 0.1));
}

TEST_CASE("the normal distribution against values of a table, both ways of computing it") {
  CHECK(normal_below(0) == 0.5);
  CHECK_THAT(normal_below(1), WithinRel(0.841344746068542948585, 1e-13));
  CHECK_THAT(normal_below(-1.857135182565),
             WithinRel(std::erfc(1.857135182565 / std::sqrt(2.0)) / 2, 1e-12));
  CHECK_THAT(normal_below(-2.999), WithinRel(std::erfc(2.999 / std::sqrt(2.0)) / 2, 1e-11));
  CHECK_THAT(normal_below(-3.001), WithinRel(std::erfc(3.001 / std::sqrt(2.0)) / 2, 1e-11));
  CHECK_THAT(normal_below(-8), WithinRel(6.22096057427178412351599e-16, 1e-11));
  CHECK(normal_below(-50) == 0);
  CHECK(normal_below(50) == 1);
}

TEST_CASE("exponential and logarithm undo each other") {
  for (double x = -60; x < 0; x += 0.37) {
    CHECK_THAT(exponential(x), WithinRel(std::exp(x), 1e-12));
    CHECK_THAT(logarithm(exponential(x)), WithinAbs(x, 1e-12));
  }
  CHECK_THAT(logarithm(24), WithinRel(std::log(24.0), 1e-15));
  CHECK(logarithm(1) == 0);
  CHECK(whole_power(3, 5) == 243);
  CHECK(whole_power(0.5, 0) == 1);
}
