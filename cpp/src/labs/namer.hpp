// From what was fitted to the columns to the conventions that the fit leaves open.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "labs/phases.hpp"
#include "labs/readings.hpp"
#include "posenc/identify.hpp"

namespace posenc {

/// Rows at which conventions are tried before the whole table is.
inline constexpr std::size_t kSample = 24;

/// The scale that an amplitude stands for: a usual one, or the fewest digits within `share`.
double scale_of(double amplitude, double share, std::size_t columns);

/// Looks for a convention among those that the fit leaves open.
class Namer {
 public:
  Namer(const GivenTable& table, Format format, const std::vector<bool>& used);

  /// Both ladders, the rounder base first; nothing where neither reproduces the table.
  std::vector<Description> name(const Reading& reading, const Lines& lines, const LadderFit& fit,
                                double amplitude) const;

 private:
  double denominator_of(LadderRule ladder) const;
  Description described(Description description, LadderRule ladder, double base) const;
  std::optional<Description> with_base(LadderRule ladder, const Description& start,
                                       const Lines& lines, const LadderFit& fit) const;
  /// To the last place of the format, as a library's sine may be off by.
  bool reproduces(const Description& description) const;
  bool accepted(const Description& description) const;
  /// What coincides is said with one base: the one with fewer digits decides the other's.
  void make_alike(std::vector<Description>& found) const;

  const GivenTable& table_;
  Format format_;
  std::vector<std::size_t> rows_;
};

}  // namespace posenc
