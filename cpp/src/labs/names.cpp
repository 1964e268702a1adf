#include "labs/names.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "labs/candidates.hpp"
#include "labs/namer.hpp"

namespace posenc {
namespace {

/// Where every step was rounded to 16 bits, angles are off by so much that no line fits: the usual
/// bases are tried with that arithmetic.
std::vector<Description> named_narrow(const GivenTable& table, Format format,
                                      const std::vector<bool>& used, const Reading& reading) {
  const Pairs pairs{reading.sines, reading.cosines};
  const Circle circle = circle_of(table, pairs, used);
  if (!(circle.deviation <= 16 * half_unit(format) + 1e-14)) return {};
  const Lines lines = lines_of(table, reading.sines, reading.cosines, used, half_unit(format));
  const std::vector<std::size_t> rows = sample_of(used, kSample);
  const double half = std::floor(static_cast<double>(table.columns) / 2);
  for (const double base : {1e4, 1e5, 1e6, 5e5, 1e3, 1e2}) {
    for (const double shift : {0.0, 1.0}) {
      if (half - shift <= 0) continue;
      const auto fit = fit_ladder(lines, -std::log(base) / (half - shift));
      std::vector<double> starts{0, 1, 2};
      for (double off = -2; fit && off <= 2; ++off) starts.push_back(std::round(fit->start) + off);
      for (const double start : starts) {
        Description tried;
        tried.convention.layout = reading.layout;
        tried.convention.odd = reading.odd;
        tried.convention.ladder = shift == 0 ? LadderRule::kPaper : LadderRule::kShifted;
        tried.convention.shift = shift;
        tried.convention.tiny = TinyWidth::kOne;
        tried.convention.max_timescale = base;
        tried.convention.start = start;
        tried.convention.scale = scale_of(circle.amplitude, 4 * half_unit(format), table.columns);
        tried.digits = digits_of(base);
        tried.recipe = format == Format::kHalf ? Recipe::kHalf : Recipe::kBfloat;
        measure_recipe(table, format, rows, tried);
        const double most = 4.2 * half_unit(format) * std::fabs(tried.convention.scale);
        if (tried.recipe_error <= most) return {tried};
      }
    }
  }
  return {};
}

}  // namespace

std::vector<Description> named(const GivenTable& table, Format format,
                               const std::vector<bool>& used, const Reading& reading) {
  const Pairs pairs{reading.sines, reading.cosines};
  const Circle circle = circle_of(table, pairs, used);
  // Two roundings of a unit in the last place, and as much again for libraries.
  if (!(circle.deviation <= 16 * half_unit(format) + 1e-14)) return {};
  const Lines lines = lines_of(table, reading.sines, reading.cosines, used, half_unit(format));
  const Namer namer(table, format, used);
  if (lines.rows < 2) {
    const double width = static_cast<double>(table.columns);
    for (const double base : {1e4, 5e5, 1e6, 1e5, 1e3, 1e2, 1e7, 1e8}) {
      for (const double over : {width / 2, std::floor(width / 2) - 1}) {
        if (over <= 0) continue;
        const auto fit = fit_ladder(lines, -std::log(base) / over);
        if (!fit) continue;
        auto found = namer.name(reading, lines, *fit, circle.amplitude);
        if (!found.empty()) return found;
      }
    }
    return {};
  }
  const auto fit = fit_ladder(lines, std::nullopt);
  if (!fit) return {};
  std::vector<Description> found;
  if (fit->step == 1) return namer.name(reading, lines, *fit, circle.amplitude);
  for (int digits = 1; digits <= 12 && found.empty(); ++digits) {
    LadderFit stepped = *fit;
    stepped.step = to_digits(fit->step, digits);
    if (std::fabs(stepped.step / fit->step - 1) > 1e-3) continue;
    stepped.start /= stepped.step / fit->step;
    found = namer.name(reading, lines, stepped, circle.amplitude);
  }
  return found;
}

std::vector<Description> all_names(const GivenTable& table, Format format,
                                   const std::vector<bool>& used) {
  std::vector<Description> matches;
  for (const Reading& reading : readings_of(table)) {
    for (Description& found : named(table, format, used, reading)) matches.push_back(found);
  }
  const bool narrow = format == Format::kHalf || format == Format::kBfloat16;
  if (matches.empty() && narrow && table.columns > 2) {
    for (const Reading& reading : readings_of(table)) {
      for (const Description& found : named_narrow(table, format, used, reading)) {
        matches.push_back(found);
      }
    }
  }
  // Interleaved and halves are one where there is one pair.
  std::stable_sort(matches.begin(), matches.end(),
                   [](const Description& a, const Description& b) { return a.digits < b.digits; });
  return matches;
}

}  // namespace posenc
