// A table seen as pairs of waves: amplitude, frequencies and phases, measured from its values.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "posenc/identify.hpp"

namespace posenc {

/// Which columns hold pair k's two waves, and which of the two comes first.
struct Pairs {
  std::vector<std::size_t> first;
  std::vector<std::size_t> second;
};

/// Columns (0, 1), (2, 3) ... or (0, half), (1, half + 1) ...
Pairs interleaved_pairs(std::size_t columns);
Pairs halved_pairs(std::size_t columns);

/// Half a unit in the last place of a number just below 1.
double half_unit(Format format);

/// sqrt of the mean of u^2 + v^2, and the largest deviation of one from it.
struct Circle {
  double amplitude = 0;
  double deviation = 0;  ///< of (u^2 + v^2) / amplitude^2 from 1
};
Circle circle_of(const GivenTable& table, const Pairs& pairs, const std::vector<bool>& used);

/// One pair's unwrapped angle as a line over the rows.
struct Line {
  double slope = 0;   ///< radians per row
  double middle = 0;  ///< angle at the middle of the rows, radians, not reduced
  double noise = 0;   ///< root mean square of what the line leaves
};

struct Lines {
  std::vector<Line> pairs;
  double middle_row = 0;
  double spread = 0;  ///< sum of squared distances of the rows from the middle one
  double rows = 0;
  double unit = 0;  ///< half a unit in the last place of the values, as a share of the amplitude
};

/// sine from `sines`, cosine from `cosines`; `unit`: as in Lines.
Lines lines_of(const GivenTable& table, const std::vector<std::size_t>& sines,
               const std::vector<std::size_t>& cosines, const std::vector<bool>& used, double unit);

/// What the lines have in common: angle of pair k at position p is exp(log_step + k log_ratio) p.
struct LadderFit {
  double log_ratio = 0;  ///< of a pair's frequency to the one before
  double step = 1;       ///< frequency of pair 0: what positions are multiplied by
  double start = 0;      ///< position of row 0, in rows
  double ratio_error = 0;
  double start_error = 0;
  double agreement = 0;  ///< mean cosine of the angles' deviations
};

/// Frequencies that fall by one ratio, and a start from which all angles fit; nothing if there is
/// no such ladder. `log_ratio`: known beforehand, where one row has no slopes.
std::optional<LadderFit> fit_ladder(const Lines& lines, std::optional<double> log_ratio);

/// With the start held, the ratio alone once more.
LadderFit refit_ratio(const Lines& lines, LadderFit fit, double start);

}  // namespace posenc
