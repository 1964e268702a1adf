#include "posenc/conventions.hpp"

#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "posenc/plan.hpp"

using posenc::Convention;

namespace {

const Convention& of(std::string_view name) {
  const auto* preset = posenc::preset_of(name);
  REQUIRE(preset != nullptr);
  return preset->convention;
}

std::vector<double> row(const Convention& convention, double width, double position) {
  const auto columns = posenc::columns_of(convention, width);
  REQUIRE(columns.ok());
  std::vector<double> values(columns.value().size());
  REQUIRE(posenc::convention_table(convention, width, position, std::span(values)).ok());
  return values;
}

std::vector<double> point(const Convention& convention, double width, double x, double y) {
  std::vector<double> values(static_cast<std::size_t>(width));
  REQUIRE(posenc::convention_point(convention, width, x, y, std::span(values)).ok());
  return values;
}

// Printed with eight decimals.
void check_golden(const std::vector<double>& made, const std::vector<double>& golden) {
  REQUIRE(made.size() == golden.size());
  for (std::size_t j = 0; j < made.size(); ++j) CHECK_THAT(made[j], WithinAbs(golden[j], 6e-9));
}

}  // namespace

TEST_CASE("golden rows of the paper's convention") {
  check_golden(row(of("paper"), 4, 1), {.84147098, .54030231, .00999983, .99995000});
  check_golden(row(of("paper"), 6, 3),
               {.14112001, -.98999250, .13879810, .99032070, .00646326, .99997911});
  check_golden(row(of("paper"), 8, 5), {-.95892427, .28366219, .47942554, .87758256, .04997917,
                                        .99875026, .00499998, .99998750});
}

TEST_CASE("golden rows of the endpoint ladder, sines then cosines") {
  for (const std::string_view name : {"tensor2tensor", "fairseq", "whisper", "opennmt-tf"}) {
    check_golden(row(of(name), 4, 1), {.84147098, .00010000, .54030231, 1.00000000});
    check_golden(row(of(name), 4, 3), {.14112001, .00030000, -.98999250, .99999996});
    check_golden(row(of(name), 8, 5), {-.95892427, .23000171, .01077197, .00050000, .28366219,
                                       .97319022, .99994198, .99999988});
  }
}

TEST_CASE("golden rows of the paper's ladder in halves, both ways round") {
  check_golden(row(of("marian"), 4, 3), {.14112001, .02999550, -.98999250, .99955003});
  check_golden(row(of("stable-diffusion"), 4, 3), {-.98999250, .99955003, .14112001, .02999550});
  check_golden(row(of("stable-diffusion"), 8, 981), {.67995719, -.75795255, -.92671502, .55619177,
                                                     .73325181, -.65230970, -.37576491, .83105398});
}

TEST_CASE("golden rows of NeRF and of two coordinates") {
  check_golden(row(of("nerf"), 8, .5), {.5, .47942554, .87758256, .84147098, .54030231, .90929743,
                                        -.41614684, -.7568025, -.65364362});
  check_golden(point(of("mae-2d"), 8, 1, 0), {.84147098, .00999983, .54030231, .99995, 0, 0, 1, 1});
  check_golden(point(of("timm-2d"), 8, 0, 1),
               {.84147098, .00999983, 0, 0, .54030231, .99995, 1, 1});
  // sin and cos of pi / 2 and of pi: exact turns.
  const auto turns = row(of("nerf-pi"), 4, .5);
  CHECK(turns[1] == 1);
  CHECK(turns[4] == -1);
  CHECK(std::abs(turns[2]) < 1e-300);
}

TEST_CASE("DETR puts y before x, each interleaved on a ladder of its own") {
  const auto made = point(of("detr"), 8, 3, 1);
  const auto y = row(of("paper"), 4, 1), x = row(of("paper"), 4, 3);
  for (std::size_t j = 0; j < 4; ++j) {
    CHECK(made[j] == y[j]);
    CHECK(made[4 + j] == x[j]);
  }
}

TEST_CASE("golden vectors of RoPE, both pairings") {
  const std::array<double, 4> x{1, 2, 3, 4};
  const auto turned = [&](posenc::Pairing pairing) {
    return posenc::rope(x, pairing, 10000, 3).value();
  };
  check_golden(turned(posenc::Pairing::kInterleaved),
               {-1.27223251, -1.83886499, 2.87866810, 4.08818664});
  check_golden(turned(posenc::Pairing::kHalves),
               {-1.41335252, 1.87911807, -2.82885748, 4.05819114});
}

TEST_CASE("the paper's convention is the encoder's own table, far out too") {
  const auto plan = posenc::Plan::make(66, 500).value();
  Convention convention;
  convention.max_timescale = 500;
  for (const double position : {0.0, 1e6, 9007199254740000.0, -3.0}) {
    std::vector<double> exact(66);
    REQUIRE(plan.encode(position, 1, std::span(exact)).ok());
    const auto made = row(convention, 66, position);
    for (std::size_t j = 0; j < 66; ++j) CHECK_THAT(made[j], WithinAbs(exact[j], 2e-16));
  }
}

TEST_CASE("odd widths: what each framework makes of them") {
  const auto columns = [](std::string_view name, double width) {
    return posenc::columns_of(of(name), width);
  };
  for (const std::string_view name : {"paper", "whisper", "opennmt-py", "mae-1d"}) {
    CHECK(columns(name, 5).refusal().parameter == "d_model");
  }
  for (const std::string_view name : {"tensor2tensor", "fairseq", "diffusers"}) {
    CHECK(columns(name, 5).value().size() == 5);
    CHECK(columns(name, 5).value()[4].kind == posenc::ColumnKind::kZero);
    CHECK(row(of(name), 5, 3)[4] == 0);
    const auto even = row(of(name), 4, 3), odd = row(of(name), 5, 3);
    for (std::size_t j = 0; j < 4; ++j) CHECK(odd[j] == even[j]);
  }
  // 10000^(-2k / 5) at position 3, by mpmath.
  check_golden(row(of("distilbert"), 5, 3),
               {.14112001, -.98999250, .07528529, .99716203, .00189287});
  check_golden(row(of("marian"), 5, 3), {.14112001, .07528529, .00189287, -.98999250, .99716203});
  CHECK(columns("tf-tutorial", 5).value().size() == 6);
  check_golden(row(of("tf-tutorial"), 5, 3),
               {.14112001, .07528529, .00189287, -.98999250, .99716203, .99999821});
}

TEST_CASE("tiny widths: divided by zero, taken as one, or not a number") {
  CHECK(posenc::columns_of(of("fairseq"), 2).refusal().parameter == "d_model");
  CHECK(posenc::columns_of(of("fairseq"), 3).refusal().parameter == "d_model");
  check_golden(row(of("tensor2tensor"), 2, 1), {.84147098, .54030231});
  for (const double width : {2.0, 3.0}) {
    const auto made = row(of("diffusers"), width, 1);
    CHECK(std::isnan(made[0]));
    CHECK(std::isnan(made[1]));
    CHECK(made.size() == static_cast<std::size_t>(width));
  }
  CHECK(std::isnan(row(of("whisper"), 2, 1)[0]));
  check_golden(row(of("stable-diffusion"), 2, 1), {.54030231, .84147098});
}

TEST_CASE("timescales, step and scale") {
  Convention convention;
  convention.min_timescale = 10;
  convention.max_timescale = 100000;
  CHECK_THAT(row(convention, 4, 10)[0], WithinAbs(std::sin(1.0), 1e-15));
  CHECK_THAT(row(convention, 4, 1000)[2], WithinAbs(std::sin(1.0), 1e-15));
  convention.multiplies_min = true;
  CHECK_THAT(row(convention, 4, .1)[0], WithinAbs(std::sin(1.0), 1e-15));
  Convention stretched;
  stretched.step = .25;
  stretched.scale = 3;
  CHECK_THAT(row(stretched, 4, 4)[0], WithinAbs(3 * std::sin(1.0), 1e-15));
  stretched.step = -.25;
  CHECK_THAT(row(stretched, 4, 4)[0], WithinAbs(-3 * std::sin(1.0), 1e-15));
  CHECK_THAT(row(stretched, 4, 4)[1], WithinAbs(3 * std::cos(1.0), 1e-15));
}

TEST_CASE("the endpoint ladder is the paper's with the base T^(h / (h - 1))") {
  Convention paper;
  paper.layout = posenc::Layout::kSinCos;
  paper.max_timescale = 215443.46900318837;
  const auto left = row(paper, 8, 77), right = row(of("whisper"), 8, 77);
  for (std::size_t j = 0; j < 8; ++j) CHECK_THAT(left[j], WithinAbs(right[j], 1e-14));
}

TEST_CASE("conventions refuse what they cannot divide, split or reach") {
  const auto refused = [](const Convention& convention, double width) {
    return posenc::columns_of(convention, width).refusal().parameter;
  };
  CHECK(refused({}, 0) == "d_model");
  CHECK(refused({}, 32770) == "d_model");
  CHECK(refused(of("timm-2d"), 6) == "d_model");
  CHECK(refused(of("detr"), 6) == "d_model");
  Convention wrong;
  wrong.max_timescale = .5;
  CHECK(refused(wrong, 4) == "max_timescale");
  wrong = {};
  wrong.min_timescale = 0;
  CHECK(refused(wrong, 4) == "min_timescale");
  wrong = of("diffusers");
  wrong.shift = .3;
  CHECK(refused(wrong, 8) == "shift");
  wrong.shift = 5;
  CHECK(refused(wrong, 8) == "shift");
  std::vector<double> table(8);
  CHECK(posenc::convention_table(of("mae-2d"), 8, 0, std::span(table)).refusal().parameter ==
        "axes");
  CHECK(posenc::convention_table({}, 8, std::nan(""), std::span(table)).refusal().parameter ==
        "first");
  CHECK(posenc::preset_of("no such") == nullptr);
  CHECK(posenc::presets().size() == 19);
}
