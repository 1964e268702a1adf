// A window of the table, coloured: values and pixels never leave the module but as pixels.
#include "library/heat_map.hpp"

#include <emscripten/bind.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/colour.hpp"
#include "window.hpp"

namespace posenc::bindings {

std::array<std::uint8_t, kRampBytes>& ramp() {
  static std::array<std::uint8_t, kRampBytes> colours;
  return colours;
}

namespace {

using emscripten::val;

// The colours of the windows to come, for JavaScript to write.
val heat_map_ramp() { return view_of(ramp()); }

val heat_map_window(double d_model, double base, double first, double step, double row,
                    double rows) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto cells = static_cast<std::size_t>(rows * d_model);
  const auto values = window<float>(cells);
  if (const Status status = plan.value()->encode(first, step, values, row); !status)
    return refused(status.refusal());
  const auto pixels = window<std::uint8_t>(4 * cells);
  if (const Status status = colour(values, ramp(), pixels); !status)
    return refused(status.refusal());
  return view(std::span<const std::uint8_t>(pixels));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_heat_map) {
  emscripten::function("heatMapRamp", &heat_map_ramp);
  emscripten::function("heatMap", &heat_map_window);
}

}  // namespace posenc::bindings
