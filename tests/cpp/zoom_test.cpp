#include "posenc/zoom.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "catch.hpp"
#include "posenc/averages.hpp"

using posenc::Zoom;
using posenc::ZoomPicture;
using posenc::ZoomView;

namespace {

// Of the header of Zoom::values.
constexpr double kLargestError = 1.4e-15;

std::vector<double> values(Zoom& zoom, const ZoomView& view, ZoomPicture picture) {
  std::vector<double> table(static_cast<std::size_t>(view.length * view.breadth));
  REQUIRE(zoom.values(view, picture, table).ok());
  return table;
}

std::array<std::uint8_t, posenc::kRampBytes> grey_ramp() {
  std::array<std::uint8_t, posenc::kRampBytes> ramp{};
  for (std::size_t i = 0; i < ramp.size(); ++i) {
    ramp[i] = i % 4 == 3 ? std::uint8_t{255} : static_cast<std::uint8_t>(i / 4);
  }
  return ramp;
}

}  // namespace

TEST_CASE("pixels at 0, 10^6 and 2^53 - 10^4, from 40 pixels a slot to 10^9 slots a pixel") {
  std::ifstream file(std::string(POSENC_GOLDEN) + "/zoom.csv");
  std::string line;
  std::getline(file, line);
  std::size_t lines = 0;
  double largest_mean = 0, largest_sample = 0;
  while (std::getline(file, line)) {
    std::array<double, 11> n{};
    const char* at = line.c_str();
    for (double& number : n) {
      char* end = nullptr;
      number = std::strtod(at, &end);
      at = end + 1;
    }
    Zoom zoom(posenc::Plan::make(n[0], n[1]).value());
    const ZoomView view{n[2], n[3], n[4], n[5], 0, n[0], n[6]};
    const auto at_pixel = static_cast<std::size_t>(n[7] * n[6] + n[8]);
    const double mean = values(zoom, view, ZoomPicture::kMean)[at_pixel];
    const double sample = values(zoom, view, ZoomPicture::kSample)[at_pixel];
    largest_mean = std::max(largest_mean, std::abs(mean - n[9]));
    largest_sample = std::max(largest_sample, std::abs(sample - n[10]));
    ++lines;
  }
  CHECK(lines > 100);
  CHECK(largest_mean <= kLargestError);
  CHECK(largest_sample <= kLargestError);
}

TEST_CASE("every pixel of a frame is the mean that the closed form gives by itself") {
  const auto plan = posenc::Plan::make(130).value();
  Zoom zoom(plan);
  double largest = 0;
  for (const double scale : {1.0, 1.7, 7.1, 1000.3, 1e9}) {
    for (const double first : {0.0, 1e6, posenc::kMaxPosition - 1e4}) {
      const ZoomView view{first, 0.3, scale, 90, 0, 130, 130};
      const auto frame = values(zoom, view, ZoomPicture::kMean);
      std::vector<double> row(130);
      for (std::size_t r = 0; r < 90; ++r) {
        const auto slots = slots_of_pixel(view, static_cast<double>(r));
        if (slots.count == 0) {
          CHECK(std::isnan(frame[r * 130]));
          continue;
        }
        const auto means = posenc::Averages::make(plan, slots.count).value();
        REQUIRE(means.fill(slots.first, std::span(row)).ok());
        for (std::size_t j = 0; j < 130; ++j) {
          largest = std::max(largest, std::abs(frame[r * 130 + j] - row[j]));
        }
      }
    }
  }
  CHECK(largest <= kLargestError);
}

TEST_CASE("part of the dimensions, wider or narrower than their pixels, is part of the whole") {
  const auto plan = posenc::Plan::make(34).value();
  Zoom zoom(plan);
  const auto whole = values(zoom, {5, 0.5, 3.3, 20, 0, 34, 34}, ZoomPicture::kMean);
  for (const double first : {0.0, 7.0, 20.0, 33.0}) {
    const double dimensions = std::min(14.0, 34 - first), breadth = 28;
    const auto part =
        values(zoom, {5, 0.5, 3.3, 20, first, dimensions, breadth}, ZoomPicture::kMean);
    for (std::size_t r = 0; r < 20; ++r) {
      for (std::size_t c = 0; c < 28; ++c) {
        const auto j =
            static_cast<std::size_t>(first) + c * static_cast<std::size_t>(dimensions) / 28;
        CHECK(part[r * 28 + c] == whole[r * 34 + j]);
      }
    }
  }
  const auto halved = values(zoom, {5, 0.5, 3.3, 20, 1, 33, 11}, ZoomPicture::kMean);
  for (std::size_t c = 0; c < 11; ++c) {
    const double sum = whole[3 * c + 1] + whole[3 * c + 2] + whole[3 * c + 3];
    CHECK(std::abs(halved[c] - sum / 3) < 1e-15);
  }
}

TEST_CASE("nothing is painted past the last position, 2^53, and all of it up to there") {
  Zoom zoom(posenc::Plan::make(8).value());
  const double end = posenc::kMaxPosition;
  const ZoomView near{end - 3, 0, 1, 8, 0, 8, 8};
  const auto table = values(zoom, near, ZoomPicture::kMean);
  std::vector<double> rows(4 * 8);
  REQUIRE(posenc::Plan::make(8).value().encode(end - 3, 1, std::span(rows)).ok());
  for (std::size_t i = 0; i < 64; ++i) {
    if (i < 32) CHECK(std::abs(table[i] - rows[i]) <= kLargestError);
    if (i >= 32) CHECK(std::isnan(table[i]));
  }
  CHECK(slots_of_pixel(near, 3).count == 1);
  CHECK(slots_of_pixel(near, 4).count == 0);
  std::vector<std::uint8_t> pixels(4 * 64);
  REQUIRE(zoom.pixels(near, ZoomPicture::kMean, true, grey_ramp(), std::span(pixels)).ok());
  CHECK(pixels[4 * 31 + 3] == 255);
  CHECK(pixels[4 * 32 + 3] == 0);
}

TEST_CASE("pixels are the values through the ramp, down and to the right") {
  Zoom zoom(posenc::Plan::make(16).value());
  const ZoomView view{12, 0.25, 0.3, 30, 0, 16, 24};
  const auto table = values(zoom, view, ZoomPicture::kMean);
  std::vector<std::uint8_t> down(4 * table.size()), right(4 * table.size()), own(4 * table.size());
  const auto ramp = grey_ramp();
  REQUIRE(zoom.pixels(view, ZoomPicture::kMean, true, ramp, std::span(down)).ok());
  REQUIRE(zoom.pixels(view, ZoomPicture::kMean, false, ramp, std::span(right)).ok());
  REQUIRE(posenc::colour(std::span<const double>(table), ramp, std::span(own)).ok());
  CHECK(down == own);
  for (std::size_t r = 0; r < 30; ++r) {
    for (std::size_t c = 0; c < 24; ++c) {
      CHECK(right[4 * (c * 30 + r)] == down[4 * (r * 24 + c)]);
    }
  }
}

TEST_CASE("a view that cannot be is refused by the name of what is wrong with it") {
  const ZoomView good{0, 0, 1, 10, 0, 8, 8};
  CHECK(check_zoom(good, 8).ok());
  const auto refused = [&](auto change) {
    ZoomView view = good;
    change(view);
    const auto checked = check_zoom(view, 8);
    return checked ? std::string() : std::string(checked.refusal().parameter.c_str());
  };
  CHECK(refused([](ZoomView& view) { view.first = 0.5; }) == "first");
  CHECK(refused([](ZoomView& view) { view.first = -1; }) == "first");
  CHECK(refused([](ZoomView& view) { view.shift = 1; }) == "shift");
  CHECK(refused([](ZoomView& view) { view.shift = NAN; }) == "shift");
  CHECK(refused([](ZoomView& view) { view.slots_per_pixel = NAN; }) == "slots_per_pixel");
  CHECK(refused([](ZoomView& view) { view.slots_per_pixel = 1e13; }) == "slots_per_pixel");
  CHECK(refused([](ZoomView& view) { view.length = 0; }) == "length");
  CHECK(refused([](ZoomView& view) { view.length = 32768, view.breadth = 32768; }) == "length");
  CHECK(refused([](ZoomView& view) { view.first_dimension = 8; }) == "first_dimension");
  CHECK(refused([](ZoomView& view) { view.dimensions = 9; }) == "dimensions");
}
