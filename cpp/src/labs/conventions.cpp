#include "posenc/conventions.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "labs/frequencies.hpp"
#include "posenc/plan.hpp"

namespace posenc {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Refusal not_finite(StaticText name, double value, StaticText rule) {
  return {RefusalCode::kNotFinite, name, value, rule};
}

Status check_timescales(const Convention& convention) {
  constexpr std::string_view kRule = "must be a finite number above 0";
  constexpr std::string_view kOrder = "must be at least the least timescale";
  const double least = convention.min_timescale, most = convention.max_timescale;
  if (!std::isfinite(least)) return not_finite("min_timescale", least, kRule);
  if (least <= 0) return Refusal{RefusalCode::kTooSmall, "min_timescale", least, kRule};
  if (!std::isfinite(most)) return not_finite("max_timescale", most, kRule);
  if (most < least) return Refusal{RefusalCode::kTooSmall, "max_timescale", most, kOrder};
  if (!std::isfinite(most / least)) return not_finite("max_timescale", most, kRule);
  return {};
}

Status check_shift(const Convention& convention, double width) {
  constexpr std::string_view kRule = "must be a multiple of 1/256 from -16384 to 16384";
  constexpr std::string_view kRoom = "must leave more than 0 of half the width to divide by";
  const double shift = convention.shift;
  if (convention.ladder != LadderRule::kShifted) return {};
  if (!std::isfinite(shift)) return not_finite("shift", shift, kRule);
  if (std::fabs(shift) > 16384 || std::trunc(shift * 256) != shift * 256) {
    return Refusal{RefusalCode::kNotWhole, "shift", shift, kRule};
  }
  const double left = std::floor(width / 2) - shift;
  if (left < 0) return Refusal{RefusalCode::kTooLarge, "shift", shift, kRoom};
  return {};
}

/// The refusal of a width by the convention itself.
Status check_width(const Convention& convention, double width) {
  constexpr std::string_view kRule = "must be a whole number from 1 to 32768";
  constexpr std::string_view kEven = "must be even in this convention";
  constexpr std::string_view kQuarters = "must be divisible by 4 in this convention";
  constexpr std::string_view kHalves =
      "must split into two even halves, one for each coordinate, in this convention";
  constexpr std::string_view kTiny =
      "is too small for this convention, which divides by half of it less its shift";
  if (const Status status = check_whole(width, 1, 32768, "d_model", kRule); !status) return status;
  const auto odd = [&](double of) { return std::fmod(of, 2) != 0; };
  const auto refusal = [&](StaticText rule) {
    return Refusal{RefusalCode::kNotEven, "d_model", width, rule};
  };
  if (convention.axes == Axes::kInterlocked && std::fmod(width, 4) != 0) return refusal(kQuarters);
  if (convention.axes != Axes::kOne) {
    if (odd(width) || odd(width / 2)) return refusal(kHalves);
  } else if (odd(width) && convention.odd == OddWidth::kRefuses) {
    return refusal(kEven);
  }
  const double axis = convention.axes == Axes::kOne ? width : width / 2;
  if (const Status status = check_shift(convention, axis); !status) return status;
  const bool divides_by_0 = convention.ladder == LadderRule::kShifted &&
                            std::floor(axis / 2) == convention.shift &&
                            convention.tiny == TinyWidth::kRefuses;
  if (divides_by_0) return Refusal{RefusalCode::kTooSmall, "d_model", width, kTiny};
  return {};
}

Status check_convention(const Convention& convention, double width) {
  return first_of({check_timescales(convention), check_width(convention, width),
                   check_position(convention.start, "start"),
                   check_position(convention.step, "step"),
                   check_position(convention.scale, "scale")});
}

/// A column with what computes it.
struct Made {
  Column column;
  Turns turns;
};

using Columns = std::vector<Made>;

void put(Columns& columns, ColumnKind kind, std::size_t pair, const Frequency& frequency,
         bool of_y) {
  columns.push_back({{kind, of_y, pair, frequency.omega}, frequency.turns});
}

/// The columns of one coordinate.
void put_axis(const Convention& convention, double width, bool of_y, Columns& columns) {
  const bool odd = std::fmod(width, 2) != 0;
  auto sines = static_cast<std::size_t>(std::floor(width / 2));
  std::size_t cosines = sines;
  if (odd && convention.odd != OddWidth::kPadsZero) ++sines;
  if (odd && convention.odd == OddWidth::kRoundsUp) ++cosines;
  const std::vector<Frequency> all = frequencies_of(convention, width, sines);
  if (convention.includes_input) {
    columns.push_back({{ColumnKind::kInput, of_y, 0, kNaN}, {}});
  }
  const auto sine = [&](std::size_t k) { put(columns, ColumnKind::kSine, k, all[k], of_y); };
  const auto cosine = [&](std::size_t k) { put(columns, ColumnKind::kCosine, k, all[k], of_y); };
  if (convention.layout == Layout::kInterleaved) {
    for (std::size_t k = 0; k < sines; ++k) {
      sine(k);
      if (k < cosines) cosine(k);
    }
  } else {
    const bool sines_first = convention.layout == Layout::kSinCos;
    for (std::size_t k = 0; k < (sines_first ? sines : cosines); ++k) {
      sines_first ? sine(k) : cosine(k);
    }
    for (std::size_t k = 0; k < (sines_first ? cosines : sines); ++k) {
      sines_first ? cosine(k) : sine(k);
    }
  }
  if (odd && convention.odd == OddWidth::kPadsZero) {
    columns.push_back({{ColumnKind::kZero, of_y, 0, kNaN}, {}});
  }
}

Columns made_columns(const Convention& convention, double width) {
  Columns columns;
  if (convention.axes == Axes::kOne) {
    put_axis(convention, width, false, columns);
    return columns;
  }
  const bool y_first = convention.axes != Axes::kXThenY;
  if (convention.axes != Axes::kInterlocked) {
    put_axis(convention, width / 2, y_first, columns);
    put_axis(convention, width / 2, !y_first, columns);
    return columns;
  }
  const auto quarter = static_cast<std::size_t>(width / 4);
  const std::vector<Frequency> all = frequencies_of(convention, width / 2, quarter);
  for (const ColumnKind kind : {ColumnKind::kSine, ColumnKind::kCosine}) {
    for (const bool of_y : {true, false}) {
      for (std::size_t k = 0; k < quarter; ++k) put(columns, kind, k, all[k], of_y);
    }
  }
  return columns;
}

double value_of(const Convention& convention, const Made& made, double sine, double cosine,
                double position) {
  // A step below 0 turns backwards: the frequencies have its size only.
  switch (made.column.kind) {
    case ColumnKind::kSine:
      if (std::isnan(made.column.omega)) return kNaN;
      return convention.scale * (convention.step < 0 ? -sine : sine);
    case ColumnKind::kCosine:
      return std::isnan(made.column.omega) ? kNaN : convention.scale * cosine;
    case ColumnKind::kInput: return position;
    case ColumnKind::kZero: break;
  }
  return 0;
}

}  // namespace

Result<std::vector<Column>> columns_of(const Convention& convention, double width) {
  if (const Status status = check_convention(convention, width); !status) return status.refusal();
  std::vector<Column> columns;
  for (const Made& made : made_columns(convention, width)) columns.push_back(made.column);
  return columns;
}

Status convention_table(const Convention& convention, double width, double first,
                        std::span<double> table) {
  constexpr std::string_view kAxes = "takes two coordinates in this convention, not a position";
  if (const Status status = check_convention(convention, width); !status) return status;
  if (convention.axes != Axes::kOne) {
    return Refusal{RefusalCode::kTooLarge, "axes", 2, kAxes};
  }
  const Columns columns = made_columns(convention, width);
  const std::size_t rows = table.size() / columns.size();
  if (const Status status = check_run(first, 1, static_cast<double>(rows)); !status) return status;
  std::vector<double> wave(2 * rows);
  const Turns* last = nullptr;
  for (std::size_t j = 0; j < columns.size(); ++j) {
    const Made& made = columns[j];
    const bool waves =
        made.column.kind == ColumnKind::kSine || made.column.kind == ColumnKind::kCosine;
    // Neighbours in an interleaved row share their wave.
    const bool same = last != nullptr && j > 0 && columns[j - 1].column.pair == made.column.pair &&
                      columns[j - 1].column.kind == ColumnKind::kSine;
    if (waves && !same) {
      fill_wave(made.turns, first, 1, wave);
      last = &made.turns;
    }
    for (std::size_t r = 0; r < rows; ++r) {
      const double position = convention.step * (first + static_cast<double>(r));
      table[r * columns.size() + j] =
          value_of(convention, made, wave[2 * r], wave[2 * r + 1], position);
    }
  }
  return {};
}

Status convention_point(const Convention& convention, double width, double x, double y,
                        std::span<double> row) {
  if (const Status status = first_of(
          {check_convention(convention, width), check_position(x, "x"), check_position(y, "y")});
      !status) {
    return status;
  }
  const Columns columns = made_columns(convention, width);
  for (std::size_t j = 0; j < std::min(columns.size(), row.size()); ++j) {
    const double position = columns[j].column.of_y ? y : x;
    std::array<double, 2> wave{};
    fill_wave(columns[j].turns, position, 0, wave);
    row[j] = value_of(convention, columns[j], wave[0], wave[1], convention.step * position);
  }
  return {};
}

Result<std::vector<double>> rope(std::span<const double> vector, Pairing pairing, double base,
                                 double position) {
  const auto width = static_cast<double>(vector.size());
  if (const Status status =
          first_of({check_d_model(width), check_base(base), check_position(position)});
      !status) {
    return status.refusal();
  }
  const Result<Plan> plan = Plan::make(width, base);
  if (!plan) return plan.refusal();
  const std::size_t pairs = plan.value().pairs();
  std::vector<double> waves(vector.size());
  if (const Status status = plan.value().encode(position, 0, std::span(waves)); !status)
    return status.refusal();
  std::vector<double> turned(vector.size());
  for (std::size_t i = 0; i < pairs; ++i) {
    const bool halves = pairing == Pairing::kHalves;
    const std::size_t a = halves ? i : 2 * i, b = halves ? i + pairs : 2 * i + 1;
    const double sine = waves[2 * i], cosine = waves[2 * i + 1];
    turned[a] = vector[a] * cosine - vector[b] * sine;
    turned[b] = vector[a] * sine + vector[b] * cosine;
  }
  return turned;
}

}  // namespace posenc
