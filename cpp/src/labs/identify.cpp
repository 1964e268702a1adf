#include "posenc/identify.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "labs/candidates.hpp"
#include "labs/phases.hpp"

namespace posenc {
namespace {

constexpr std::size_t kSample = 24;

Format narrowest(std::span<const double> values) {
  // bfloat16 first: with three bits less, its numbers are often numbers of float16 as well.
  for (const Format format : {Format::kBfloat16, Format::kHalf, Format::kFloat}) {
    const bool fits = std::all_of(values.begin(), values.end(),
                                  [&](double value) { return rounded_to(format, value) == value; });
    if (fits) return format;
  }
  return Format::kDouble;
}

std::vector<bool> rows_with_values(const GivenTable& table) {
  std::vector<bool> used(table.rows);
  for (std::size_t r = 0; r < table.rows; ++r) {
    const auto row = table.values.subspan(r * table.columns, table.columns);
    used[r] = std::any_of(row.begin(), row.end(), [](double value) { return value != 0; });
  }
  return used;
}

bool ends_in_zeros(const GivenTable& table) {
  for (std::size_t r = 0; r < table.rows; ++r) {
    if (table.values[(r + 1) * table.columns - 1] != 0) return false;
  }
  return true;
}

/// One way to read the columns.
struct Reading {
  Layout layout;
  OddWidth odd;
  std::vector<std::size_t> sines, cosines;
};

std::vector<Reading> readings_of(const GivenTable& table) {
  std::size_t columns = table.columns;
  OddWidth odd = OddWidth::kRefuses;
  const bool padded = columns % 2 == 1 && ends_in_zeros(table);
  if (padded) {
    columns -= 1;
    odd = OddWidth::kPadsZero;
  }
  const Pairs interleaved = interleaved_pairs(columns), halved = halved_pairs(columns);
  const bool is_odd = columns % 2 == 1;
  std::vector<Reading> readings{
      {Layout::kInterleaved, is_odd ? OddWidth::kEndsOnSine : odd, interleaved.first,
       interleaved.second},
      {Layout::kSinCos, is_odd ? OddWidth::kExtraSine : odd, halved.first, halved.second}};
  if (!is_odd) readings.push_back({Layout::kCosSin, odd, halved.second, halved.first});
  return readings;
}

struct Rounded {
  double value = 0;
  int digits = 17;
};

/// The fewest digits that stay within `share` of the estimate.
Rounded roundest(double estimate, double share) {
  for (int digits = 1; digits < 17; ++digits) {
    const double value = to_digits(estimate, digits);
    if (std::fabs(value / estimate - 1) <= share) return {value, digits};
  }
  return {estimate, 17};
}

double scale_of(double amplitude, double share, std::size_t columns) {
  const auto width = static_cast<double>(columns);
  for (const double usual : {1.0, std::sqrt(width), 1 / std::sqrt(width)}) {
    if (std::fabs(amplitude / usual - 1) <= share) return usual;
  }
  return roundest(amplitude, share).value;
}

/// Looks for a convention among those that the fit leaves open.
class Namer {
 public:
  Namer(const GivenTable& table, Format format, const std::vector<bool>& used)
      : table_(table), format_(format), used_(used), rows_(sample_of(used, kSample)) {}

  /// Both ladders, the rounder base first; nothing where neither reproduces the table.
  std::vector<Description> name(const Reading& reading, const Lines& lines, const LadderFit& fit,
                                double amplitude) const {
    std::vector<Description> found;
    const double share =
        8 * half_unit(format_) / std::sqrt(lines.rows * static_cast<double>(lines.pairs.size()));
    Description start;
    start.convention.layout = reading.layout;
    start.convention.odd = reading.odd;
    start.convention.scale = scale_of(amplitude, share + 1e-15, table_.columns);
    start.convention.step = fit.step;
    start.convention.start = fit.start;
    const double whole = std::round(fit.start);
    const bool is_whole = std::fabs(fit.start - whole) <= std::max(0.02, 5 * fit.start_error);
    LadderFit held = fit;
    if (is_whole && std::fabs(whole) < kMaxPosition) {
      start.convention.start = whole;
      held = refit_ratio(lines, fit, whole);
    }
    for (const LadderRule ladder : {LadderRule::kPaper, LadderRule::kShifted}) {
      const auto description = with_base(ladder, start, lines, held);
      if (description) found.push_back(*description);
    }
    make_alike(found);
    return found;
  }

 private:
  double denominator_of(LadderRule ladder) const {
    const double width = static_cast<double>(table_.columns);
    const double half = std::floor(width / 2);
    return ladder == LadderRule::kPaper ? width / 2 : half - 1;
  }

  Description described(Description description, LadderRule ladder, double base) const {
    description.convention.ladder = ladder;
    description.convention.shift = ladder == LadderRule::kShifted ? 1 : 0;
    description.convention.tiny = TinyWidth::kOne;
    description.convention.max_timescale = base;
    description.digits = digits_of(base);
    choose_recipe(table_, format_, rows_, description);
    return description;
  }

  std::optional<Description> with_base(LadderRule ladder, const Description& start,
                                       const Lines& lines, const LadderFit& fit) const {
    const double denominator = denominator_of(ladder);
    if (lines.pairs.size() == 1 || denominator == 0) {
      Description free = described(start, ladder, kDefaultBase);
      free.base_is_free = true;
      return accepted(free) ? std::optional(free) : std::nullopt;
    }
    const double estimate = std::exp(-fit.log_ratio * denominator);
    if (!std::isfinite(estimate) || estimate < 1 - 1e-6) return std::nullopt;
    const double error = fit.ratio_error * denominator;
    // Frequencies in float32 are off by up to 6e-7 of their size, in a narrow format by more.
    const double share = 6 * error + (format_ == Format::kDouble ? 1e-13 : 4e-6);
    std::optional<Description> best;
    double last = 0;
    for (int digits = 1; digits <= 17; ++digits) {
      const double base = std::max(to_digits(estimate, digits), 1.0);
      if (base == last || std::fabs(base / estimate - 1) > share) continue;
      last = base;
      Description tried = described(start, ladder, base);
      tried.base_error = error * base;
      // The first that will do, unless another digit makes it clearly better.
      const bool better = !best || tried.recipe_error < 0.7 * best->recipe_error;
      if (better && accepted(tried)) best = tried;
      if (best && reproduces(*best)) break;
    }
    return best;
  }

  /// To the last place of the format, as a library's sine may be off by.
  bool reproduces(const Description& description) const {
    const double scale = std::fabs(description.convention.scale);
    double most = 4.2 * half_unit(format_) * scale;
    if (format_ == Format::kDouble) {
      const double furthest =
          std::fabs(description.convention.start) + static_cast<double>(table_.rows);
      most += scale * 4 * 0x1p-53 * furthest * std::fabs(description.convention.step);
    }
    return description.recipe_error <= most;
  }

  bool accepted(const Description& description) const {
    return reproduces(description) || within_float_angles(table_, format_, rows_, description);
  }

  /// What coincides is said with one base: the one with fewer digits decides the other's.
  void make_alike(std::vector<Description>& found) const {
    if (found.empty() || found[0].base_is_free) return;
    std::stable_sort(found.begin(), found.end(), [](const Description& a, const Description& b) {
      return a.digits < b.digits;
    });
    const Description& round = found[0];
    const LadderRule other =
        round.convention.ladder == LadderRule::kPaper ? LadderRule::kShifted : LadderRule::kPaper;
    const double ratio = denominator_of(other) / denominator_of(round.convention.ladder);
    const double base = std::pow(round.convention.max_timescale, ratio);
    found.resize(1);
    if (!std::isfinite(base)) return;
    Description alike = described(found[0], other, base);
    alike.base_error = found[0].base_error / found[0].convention.max_timescale * ratio * base;
    found.push_back(alike);
  }

  const GivenTable& table_;
  Format format_;
  const std::vector<bool>& used_;
  std::vector<std::size_t> rows_;
};

/// The whole table at last, not the sample alone.
void settle(const GivenTable& table, Format format, const std::vector<bool>& used,
            Description& description) {
  const std::size_t most = std::max<std::size_t>(1048576 / table.columns, kSample);
  const std::vector<std::size_t> rows = sample_of(used, most);
  measure_recipe(table, format, rows, description);
  description.max_error = exact_error(table, rows, description);
}

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

double rms_of(const GivenTable& table, const std::vector<std::size_t>& rows,
              const std::vector<double>& made) {
  double sum = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < table.columns; ++j) {
      const double off = made[i * table.columns + j] - table.values[rows[i] * table.columns + j];
      sum += off * off;
    }
  }
  return std::sqrt(sum / static_cast<double>(made.size()));
}

/// The usual conventions with the usual slips, for a table that none of them makes.
std::vector<Near> usual_suspects(const GivenTable& table, const std::vector<bool>& used) {
  std::vector<Near> all;
  const std::vector<std::size_t> rows = sample_of(used, kSample);
  const auto width = static_cast<double>(table.columns);
  const auto half = table.columns / 2;
  if (rows.empty() || table.columns % 2 != 0) return all;
  for (const LadderRule ladder : {LadderRule::kPaper, LadderRule::kShifted}) {
    for (const Layout layout : {Layout::kInterleaved, Layout::kSinCos, Layout::kCosSin}) {
      for (const Slip slip : {Slip::kNone, Slip::kSineNegated, Slip::kRowsReversed,
                              Slip::kDoubledExponent, Slip::kIndexNotHalved, Slip::kRowShifted}) {
        Near near;
        near.slip = slip;
        Convention& convention = near.description.convention;
        convention.ladder = ladder;
        convention.shift = ladder == LadderRule::kShifted ? 1 : 0;
        convention.tiny = TinyWidth::kOne;
        convention.layout = layout;
        Convention made_by = convention;
        if (slip == Slip::kDoubledExponent) made_by.max_timescale *= kDefaultBase;
        std::vector<double> made;
        for (const std::size_t r : rows) {
          double position = static_cast<double>(r);
          if (slip == Slip::kRowsReversed) position = static_cast<double>(table.rows - 1 - r);
          if (slip == Slip::kRowShifted) position += 1;
          std::vector<double> row(table.columns);
          static_cast<void>(convention_table(made_by, width, position, std::span(row)));
          if (slip == Slip::kIndexNotHalved) {
            for (std::size_t j = 0; j < table.columns; ++j) {
              const bool sine = layout == Layout::kInterleaved
                                    ? j % 2 == 0
                                    : (j < half) == (layout == Layout::kSinCos);
              const double angle =
                  position * std::pow(kDefaultBase, -2 * static_cast<double>(j) / width);
              row[j] = sine ? std::sin(angle) : std::cos(angle);
            }
          }
          if (slip == Slip::kSineNegated) {
            for (std::size_t j = 0; j < table.columns; ++j) {
              const bool sine = layout == Layout::kInterleaved
                                    ? j % 2 == 0
                                    : (j < half) == (layout == Layout::kSinCos);
              if (sine) row[j] = -row[j];
            }
          }
          made.insert(made.end(), row.begin(), row.end());
        }
        near.rms = rms_of(table, rows, made);
        near.rows_that_fit = 0;
        all.push_back(near);
      }
    }
  }
  return all;
}

/// Rows that lie on their circles, where some of the table was overwritten: the longest run.
std::optional<Near> overwritten(const GivenTable& table, Format format) {
  for (const Reading& reading : readings_of(table)) {
    const Pairs pairs{reading.sines, reading.cosines};
    std::vector<double> squares(table.rows);
    for (std::size_t r = 0; r < table.rows; ++r) {
      std::vector<bool> one(table.rows);
      double sum = 0;
      for (std::size_t k = 0; k < pairs.first.size(); ++k) {
        const double u = table.values[r * table.columns + pairs.first[k]];
        const double v = table.values[r * table.columns + pairs.second[k]];
        sum += u * u + v * v;
      }
      squares[r] = sum / static_cast<double>(std::max<std::size_t>(pairs.first.size(), 1));
    }
    std::vector<double> sorted = squares;
    std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(table.rows / 2),
                     sorted.end());
    const double median = sorted[table.rows / 2];
    std::size_t best = 0, best_start = 0, run = 0;
    for (std::size_t r = 0; r < table.rows; ++r) {
      const bool good = std::fabs(squares[r] / median - 1) <= 16 * half_unit(format) + 1e-14;
      run = good ? run + 1 : 0;
      if (run > best) {
        best = run;
        best_start = r + 1 - run;
      }
    }
    if (best < 3 || best == table.rows) continue;
    const GivenTable part{table.values.subspan(best_start * table.columns, best * table.columns),
                          best, table.columns};
    auto found = named(part, format, std::vector<bool>(best, true), reading);
    if (found.empty()) continue;
    Near near;
    near.description = found[0];
    near.description.convention.start -= static_cast<double>(best_start);
    near.slip = Slip::kRowsOverwritten;
    const std::vector<std::size_t> rows = sample_of(std::vector<bool>(table.rows, true), 512);
    std::vector<double> made;
    for (const std::size_t r : rows) {
      std::vector<double> row(table.columns);
      const Convention& convention = near.description.convention;
      static_cast<void>(convention_table(convention, static_cast<double>(table.columns),
                                         convention.start + static_cast<double>(r),
                                         std::span(row)));
      double off = 0;
      for (std::size_t j = 0; j < table.columns; ++j) {
        off = std::max(off, std::fabs(row[j] - table.values[r * table.columns + j]));
      }
      if (off < 0.01 * std::fabs(convention.scale)) near.rows_that_fit += 1;
      made.insert(made.end(), row.begin(), row.end());
    }
    near.rms = rms_of(table, rows, made);
    return near;
  }
  return std::nullopt;
}

}  // namespace

Result<Identification> identify(const GivenTable& table) {
  constexpr std::string_view kColumns = "must be a table of 2 columns or more";
  constexpr std::string_view kRows = "must be a table of one row or more that is not all zeros";
  constexpr std::string_view kFinite = "must hold finite numbers only";
  if (table.columns < 2) {
    return Refusal{RefusalCode::kTooSmall, "table", static_cast<double>(table.columns), kColumns};
  }
  for (const double value : table.values) {
    if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, "table", value, kFinite};
  }
  const std::vector<bool> used = rows_with_values(table);
  if (std::count(used.begin(), used.end(), true) == 0) {
    return Refusal{RefusalCode::kTooSmall, "table", static_cast<double>(table.rows), kRows};
  }
  Identification found;
  found.format = narrowest(table.values);
  found.matches = all_names(table, found.format, used);
  for (Description& match : found.matches) settle(table, found.format, used, match);
  if (!found.matches.empty()) return found;
  if (const auto near = overwritten(table, found.format)) found.nearest.push_back(*near);
  for (const Near& near : usual_suspects(table, used)) found.nearest.push_back(near);
  std::stable_sort(found.nearest.begin(), found.nearest.end(), [](const Near& a, const Near& b) {
    const bool a_first = a.slip == Slip::kRowsOverwritten && b.slip != a.slip;
    return a_first || (b.slip != Slip::kRowsOverwritten && a.rms < b.rms);
  });
  if (found.nearest.size() > 3) found.nearest.resize(3);
  return found;
}

}  // namespace posenc
