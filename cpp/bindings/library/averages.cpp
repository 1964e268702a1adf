// Means of many rows, as numbers and as pixels, a window at a time.
#include "posenc/averages.hpp"

#include <emscripten/bind.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <span>

#include "answer.hpp"
#include "library/heat_map.hpp"
#include "plans.hpp"
#include "posenc/colour.hpp"
#include "window.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

/// What was asked for last: the factors of a ladder's pairs serve all windows of a table.
Result<const Averages*> averages_for(double d_model, double base, double slots, double step) {
  static std::optional<Averages> last;
  static double last_d_model = 0, last_base = 0;
  const bool same = last && last_d_model == d_model && last_base == base &&
                    last->slots() == slots && last->step() == step;
  if (!same) {
    const Result<const Plan*> plan = plan_for(d_model, base);
    if (!plan) return plan.refusal();
    Result<Averages> made = Averages::make(*plan.value(), slots, step);
    if (!made) return made.refusal();
    last.emplace(std::move(made).value());
    last_d_model = d_model;
    last_base = base;
  }
  return &*last;
}

// null, or the refusal of the whole request, before anything is allocated for it. `painted` tells
// by which names the two were given.
val refuse_averages(double d_model, double base, double first, double step, double slots,
                    double group, double count, bool painted) {
  constexpr std::string_view kGroup = "must be a whole number from 1 to dModel";
  if (const Status status = check_d_model(d_model); !status) return refused(status.refusal());
  if (const Status status = check_base(base); !status) return refused(status.refusal());
  if (const Status status = check_whole(group, 1, d_model, "dimensionsPerColumn", kGroup);
      !status) {
    return refused(status.refusal());
  }
  if (const Status status = check_count(count, std::ceil(d_model / group)); !status)
    return refused(status.refusal());
  const StaticText name = painted ? StaticText("slotsPerRow") : StaticText("slots");
  if (const Status status = check_averages(first, step, slots, count, name); !status)
    return refused(status.refusal());
  return val::null();
}

val averages_window(double d_model, double base, double first, double step, double row, double rows,
                    double slots) {
  const Result<const Averages*> averages = averages_for(d_model, base, slots, step);
  if (!averages) return refused(averages.refusal());
  const auto values = window<double>(static_cast<std::size_t>(rows * d_model));
  if (const Status status = averages.value()->fill(first, values, row); !status)
    return refused(status.refusal());
  return view(std::span<const double>(values));
}

val heat_map_of_means(double d_model, double base, double first, double step, double row,
                      double rows, double slots, double group) {
  const Result<const Averages*> averages = averages_for(d_model, base, slots, step);
  if (!averages) return refused(averages.refusal());
  const auto values = window<double>(static_cast<std::size_t>(rows * d_model));
  if (const Status status = averages.value()->fill(first, values, row); !status)
    return refused(status.refusal());
  const auto cells = static_cast<std::size_t>(rows * std::ceil(d_model / group));
  // In place: a mean never stands behind what it is made of.
  column_means(values, static_cast<std::size_t>(d_model), static_cast<std::size_t>(group),
               values.first(cells));
  const auto pixels = window<std::uint8_t>(4 * cells);
  if (const Status status = colour(values.first(cells), ramp(), pixels); !status)
    return refused(status.refusal());
  return view(std::span<const std::uint8_t>(pixels));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_averages) {
  emscripten::function("refuseAverages", &refuse_averages);
  emscripten::function("averages", &averages_window);
  emscripten::function("heatMapOfMeans", &heat_map_of_means);
}

}  // namespace posenc::bindings
