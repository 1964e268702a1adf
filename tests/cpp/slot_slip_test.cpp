#include <cmath>

#include "catch.hpp"
#include "posenc/lesson/ladder.hpp"

TEST_CASE("a dimension that is not halved gives .1411 .9996 .0003 1 at d_model 4, position 3") {
  const auto plan = posenc::Plan::make(4);
  const double values[] = {0.141120008060, 0.999550033749, 0.000299999996, 0.999999999996};
  for (std::size_t j = 0; j < 4; ++j) {
    const auto slip = posenc::lesson::slot_slip(plan.value(), 3, static_cast<double>(j));
    REQUIRE(slip.ok());
    CHECK(slip.value().exponent == static_cast<double>(j) / 2);
    CHECK_THAT(slip.value().value, WithinAbs(values[j], 1e-12));
  }
}

TEST_CASE("past the last pair the slip goes on below one over the base") {
  const auto slip = posenc::lesson::slot_slip(posenc::Plan::make(6).value(), 2, 4);
  CHECK_THAT(slip.value().exponent, WithinRel(4.0 / 3, 1e-15));
  CHECK_THAT(slip.value().omega, WithinRel(4.641588833612779e-6, 1e-15));
  CHECK_THAT(slip.value().value, WithinRel(9.283177667092e-6, 1e-12));
}

TEST_CASE("dimension 0 has nothing to halve, so there the slip is no slip") {
  for (const double pos : {0.0, 3.0, 50000.0, -0.5}) {
    const auto plan = posenc::Plan::make(64);
    const double right = posenc::lesson::slot_map(plan.value(), pos, 0).value().value;
    CHECK(posenc::lesson::slot_slip(plan.value(), pos, 0).value().value == right);
  }
}

TEST_CASE("slot_slip refuses what slot_map refuses") {
  const auto plan = posenc::Plan::make(4);
  CHECK(posenc::lesson::slot_slip(plan.value(), 0, 4).refusal().parameter == "dimension");
  CHECK(posenc::lesson::slot_slip(plan.value(), 0, 0.5).refusal().parameter == "dimension");
  CHECK(posenc::lesson::slot_slip(plan.value(), std::nan(""), 0).refusal().parameter == "pos");
}
