#include "posenc/rules.hpp"

#include <limits>
#include <string>

#include "catch.hpp"
#include "posenc/plan.hpp"

namespace {

using posenc::RefusalCode;
using posenc::Status;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool refuses(const Status& check, RefusalCode code, double value) {
  const bool same = !check && (check.refusal().value == value ||
                               (check.refusal().value != check.refusal().value && value != value));
  return same && check.refusal().code == code;
}

}  // namespace

TEST_CASE("d_model is an even whole number of at least 2") {
  using posenc::check_d_model;
  CHECK(refuses(check_d_model(7), RefusalCode::kNotEven, 7));
  CHECK(refuses(check_d_model(0), RefusalCode::kTooSmall, 0));
  CHECK(refuses(check_d_model(-4), RefusalCode::kTooSmall, -4));
  CHECK(refuses(check_d_model(4.5), RefusalCode::kNotWhole, 4.5));
  CHECK(refuses(check_d_model(4294967300.0), RefusalCode::kTooLarge, 4294967300.0));
  CHECK(refuses(check_d_model(16777218), RefusalCode::kTooLarge, 16777218));
  CHECK(refuses(check_d_model(kNaN), RefusalCode::kNotFinite, kNaN));
  CHECK(refuses(check_d_model(kInfinity), RefusalCode::kNotFinite, kInfinity));
  CHECK(check_d_model(2));
  CHECK(check_d_model(16777216));
}

TEST_CASE("the base is finite and at least 1") {
  using posenc::check_base;
  CHECK(refuses(check_base(0), RefusalCode::kTooSmall, 0));
  CHECK(refuses(check_base(0.5), RefusalCode::kTooSmall, 0.5));
  CHECK(refuses(check_base(-10000), RefusalCode::kTooSmall, -10000));
  CHECK(refuses(check_base(kNaN), RefusalCode::kNotFinite, kNaN));
  CHECK(refuses(check_base(kInfinity), RefusalCode::kNotFinite, kInfinity));
  CHECK(check_base(1));
  CHECK(check_base(std::numeric_limits<double>::max()));
}

TEST_CASE("a position is any finite number up to 2^53 in size") {
  using posenc::check_position;
  CHECK(refuses(check_position(kNaN), RefusalCode::kNotFinite, kNaN));
  CHECK(refuses(check_position(18014398509481984.0), RefusalCode::kTooLarge, 18014398509481984.0));
  CHECK(refuses(check_position(-9007199254740994.0), RefusalCode::kTooSmall, -9007199254740994.0));
  CHECK(check_position(9007199254740992.0));
  CHECK(check_position(-9007199254740992.0));
  CHECK(check_position(0.5));
  CHECK(check_position(-3));
}

TEST_CASE("a table of 2^24 values is allowed and one of 2^24 + 1 is not") {
  using posenc::check_count;
  CHECK(check_count(16777216, 1));
  CHECK(refuses(check_count(16777217, 1), RefusalCode::kTableTooLarge, 16777217));
  CHECK(check_count(32768, 512));
  CHECK(refuses(check_count(32769, 512), RefusalCode::kTableTooLarge, 32769));
  CHECK(refuses(check_count(1e300, 512), RefusalCode::kTableTooLarge, 1e300));
  CHECK(refuses(check_count(-1, 2), RefusalCode::kTooSmall, -1));
  CHECK(refuses(check_count(1.5, 2), RefusalCode::kNotWhole, 1.5));
  CHECK(refuses(check_count(kNaN, 2), RefusalCode::kNotFinite, kNaN));
  CHECK(check_count(0, 2));
}

TEST_CASE("the last position of a run may be 2^53 and not half a step more") {
  using posenc::check_run;
  constexpr double kEnd = 9007199254740992.0;
  CHECK(check_run(kEnd - 1, 0.5, 3));
  CHECK(refuses(check_run(kEnd - 1, 0.5, 4), RefusalCode::kTooLarge, 0.5));
  CHECK(check_run(1 - kEnd, -0.5, 3));
  CHECK(refuses(check_run(1 - kEnd, -0.5, 4), RefusalCode::kTooLarge, -0.5));
  CHECK(refuses(check_run(kEnd, 0.125, 2), RefusalCode::kTooLarge, 0.125));
  CHECK(check_run(kEnd, 0.125, 1));
  CHECK(check_run(kEnd, -0.125, 1000));
  CHECK(refuses(check_run(-kEnd, kEnd, 4), RefusalCode::kTooLarge, kEnd));
  CHECK(check_run(-kEnd, kEnd, 3));
}

TEST_CASE("slots in a row end at 2^53") {
  using posenc::check_slots;
  CHECK(check_slots(9007199254740991.0, 2));
  CHECK(refuses(check_slots(9007199254740992.0, 2), RefusalCode::kTooLarge, 9007199254740992.0));
  CHECK(check_slots(9007199254740992.0, 1));
}

TEST_CASE("a refusal is one sentence that names parameter, rule and value") {
  const auto plan = posenc::Plan::make(7);
  REQUIRE_FALSE(plan.ok());
  const std::string sentence = posenc::sentence(plan.refusal());
  CHECK(sentence.starts_with("d_model must be an even whole number"));
  CHECK(sentence.ends_with("; got 7."));
  const std::string tenth = posenc::sentence(posenc::check_d_model(0.1).refusal());
  CHECK(tenth.ends_with("; got 0.1."));
  CHECK(posenc::sentence(posenc::check_base(kNaN).refusal()).ends_with("; got NaN."));
  CHECK(posenc::code_name(plan.refusal().code) == "not-even");
}

TEST_CASE("a refusal can carry the name that another language gives the parameter") {
  CHECK(posenc::sentence(posenc::check_d_model(3, "dModel").refusal()).starts_with("dModel must"));
}
