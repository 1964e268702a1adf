// A window of the table, coloured: values and pixels never leave the module but as pixels.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "answer.hpp"
#include "plans.hpp"
#include "posenc/colour.hpp"
#include "window.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

val heat_map_window(double d_model, double base, double first, double step, double row, double rows,
                    const val& colours) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto cells = static_cast<std::size_t>(rows * d_model);
  const auto values = window<float>(cells);
  if (const Check no = plan.value()->encode(first, step, values, row)) return refused(*no);
  const auto ramp = emscripten::convertJSArrayToNumberVector<std::uint8_t>(colours);
  const auto pixels = window<std::uint8_t>(4 * cells);
  const std::span<const std::uint8_t, kRampBytes> entries(ramp.data(), kRampBytes);
  if (const Check no = colour(values, entries, pixels)) return refused(*no);
  return view(std::span<const std::uint8_t>(pixels));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_heat_map) { emscripten::function("heatMap", &heat_map_window); }

}  // namespace posenc::bindings
