// The zoom's pixels and numbers, one call per frame.
#include "posenc/zoom.hpp"

#include <emscripten/bind.h>

#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "answer.hpp"
#include "library/heat_map.hpp"
#include "plans.hpp"
#include "window.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

/// One map for the picture and one for what is under the pointer, whose scales differ.
enum class ZoomUse : unsigned char { kPicture, kCell };

struct Map {
  double d_model = 0;
  double base = 0;
  std::optional<Zoom> zoom;
};

Result<Zoom*> zoom_for(ZoomUse use, double d_model, double base) {
  static Map maps[2];
  Map& map = maps[static_cast<unsigned char>(use)];
  if (!map.zoom || map.d_model != d_model || map.base != base) {
    const Result<const Plan*> plan = plan_for(d_model, base);
    if (!plan) return plan.refusal();
    map = {d_model, base, Zoom(*plan.value())};
  }
  return &*map.zoom;
}

ZoomView view_given(const val& given) {
  const auto number = [&](const char* name) { return given[name].as<double>(); };
  return {number("first"),          number("shift"),      number("slotsPerPixel"), number("length"),
          number("firstDimension"), number("dimensions"), number("breadth")};
}

ZoomPicture picture_of(bool sample) { return sample ? ZoomPicture::kSample : ZoomPicture::kMean; }

val zoom_pixels(double d_model, double base, const val& given, bool sample, bool down) {
  const Result<Zoom*> zoom = zoom_for(ZoomUse::kPicture, d_model, base);
  if (!zoom) return refused(zoom.refusal());
  const ZoomView seen = view_given(given);
  if (const Status status = check_zoom(seen, d_model); !status) return refused(status.refusal());
  const auto pixels =
      window<std::uint8_t>(4 * static_cast<std::size_t>(seen.length * seen.breadth));
  if (const Status status = zoom.value()->pixels(seen, picture_of(sample), down, ramp(), pixels);
      !status) {
    return refused(status.refusal());
  }
  return view(std::span<const std::uint8_t>(pixels));
}

val zoom_values(double d_model, double base, const val& given, bool sample) {
  const Result<Zoom*> zoom = zoom_for(ZoomUse::kPicture, d_model, base);
  if (!zoom) return refused(zoom.refusal());
  const ZoomView seen = view_given(given);
  if (const Status status = check_zoom(seen, d_model); !status) return refused(status.refusal());
  const auto values = window<double>(static_cast<std::size_t>(seen.length * seen.breadth));
  if (const Status status = zoom.value()->values(seen, picture_of(sample), values); !status) {
    return refused(status.refusal());
  }
  return view(std::span<const double>(values));
}

val zoom_cell(double d_model, double base, const val& given, double along, double across) {
  constexpr std::string_view kPixel = "must be a whole number of a pixel that is there";
  const Result<Zoom*> zoom = zoom_for(ZoomUse::kCell, d_model, base);
  if (!zoom) return refused(zoom.refusal());
  const ZoomView seen = view_given(given);
  if (const Status status = first_of({check_zoom(seen, d_model),
                                      check_whole(along, 0, seen.length - 1, "along", kPixel),
                                      check_whole(across, 0, seen.breadth - 1, "across", kPixel)});
      !status) {
    return refused(status.refusal());
  }
  const ZoomSpan slots = slots_of_pixel(seen, along), wide = dimensions_of_pixel(seen, across);
  Answer answer;
  answer.set("first", slots.first);
  answer.set("slots", slots.count);
  answer.set("dimension", wide.first);
  answer.set("dimensions", wide.count);
  if (slots.count == 0) return answer;
  const ZoomView cell{slots.first, 0, slots.count, 1, wide.first, wide.count, 1};
  double mean = 0, sample = 0;
  if (const Status status = zoom.value()->values(cell, ZoomPicture::kMean, {&mean, 1}); !status) {
    return refused(status.refusal());
  }
  if (const Status status = zoom.value()->values(cell, ZoomPicture::kSample, {&sample, 1});
      !status) {
    return refused(status.refusal());
  }
  answer.set("mean", mean);
  answer.set("sample", sample);
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_zoom) {
  emscripten::function("zoomPixels", &zoom_pixels);
  emscripten::function("zoomValues", &zoom_values);
  emscripten::function("zoomCell", &zoom_cell);
}

}  // namespace posenc::bindings
