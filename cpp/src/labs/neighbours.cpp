#include "labs/neighbours.hpp"

#include <algorithm>
#include <cmath>

#include "labs/candidates.hpp"
#include "labs/namer.hpp"
#include "labs/names.hpp"
#include "labs/phases.hpp"

namespace posenc {
namespace {

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

bool is_sine(Layout layout, std::size_t column, std::size_t columns) {
  if (layout == Layout::kInterleaved) return column % 2 == 0;
  return (column < columns / 2) == (layout == Layout::kSinCos);
}

/// One row of the usual convention with a slip, by plain sines where the slip is in the angles.
std::vector<double> slipped_row(const Convention& convention, Slip slip, const GivenTable& table,
                                std::size_t r) {
  const auto width = static_cast<double>(table.columns);
  double position = static_cast<double>(r);
  if (slip == Slip::kRowsReversed) position = static_cast<double>(table.rows - 1 - r);
  if (slip == Slip::kRowShifted) position += 1;
  const bool narrow = slip == Slip::kBfloatPositions || slip == Slip::kBfloatAngles;
  if (narrow) position = rounded_to(Format::kBfloat16, position);
  Convention made_by = convention;
  if (slip == Slip::kDoubledExponent) made_by.max_timescale *= kDefaultBase;
  std::vector<double> row(table.columns);
  static_cast<void>(convention_table(made_by, width, position, std::span(row)));
  const auto columns = columns_of(convention, width);
  for (std::size_t j = 0; j < table.columns && columns; ++j) {
    const bool sine = is_sine(convention.layout, j, table.columns);
    const auto wave = [&](double angle) { return sine ? std::sin(angle) : std::cos(angle); };
    if (slip == Slip::kSineNegated && sine) row[j] = -row[j];
    if (slip == Slip::kIndexNotHalved) {
      row[j] = wave(position * std::pow(kDefaultBase, -2 * static_cast<double>(j) / width));
    }
    if (slip == Slip::kBfloatAngles) {
      const double omega = rounded_to(Format::kBfloat16, columns.value()[j].omega);
      row[j] = wave(rounded_to(Format::kBfloat16, position * omega));
    }
  }
  return row;
}

}  // namespace

std::vector<Near> usual_suspects(const GivenTable& table, const std::vector<bool>& used) {
  std::vector<Near> all;
  const std::vector<std::size_t> rows = sample_of(used, kSample);
  if (rows.empty() || table.columns % 2 != 0) return all;
  for (const LadderRule ladder : {LadderRule::kPaper, LadderRule::kShifted}) {
    for (const Layout layout : {Layout::kInterleaved, Layout::kSinCos, Layout::kCosSin}) {
      for (const Slip slip : {Slip::kNone, Slip::kSineNegated, Slip::kRowsReversed,
                              Slip::kDoubledExponent, Slip::kIndexNotHalved, Slip::kRowShifted,
                              Slip::kBfloatPositions, Slip::kBfloatAngles}) {
        Near near;
        near.slip = slip;
        Convention& convention = near.description.convention;
        convention.ladder = ladder;
        convention.shift = ladder == LadderRule::kShifted ? 1 : 0;
        convention.tiny = TinyWidth::kOne;
        convention.layout = layout;
        std::vector<double> made;
        for (const std::size_t r : rows) {
          const std::vector<double> row = slipped_row(convention, slip, table, r);
          made.insert(made.end(), row.begin(), row.end());
        }
        near.rms = rms_of(table, rows, made);
        all.push_back(near);
      }
    }
  }
  return all;
}

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

}  // namespace posenc
