// A plan: one ladder of frequencies, ready to fill tables. Make it once, use it for any run of
// positions.
//
// How the values are found, and why they are exact at every position: the phase omega * position
// is a whole-number product. omega / (2 pi) is kept to 126 bits and more, a position is a whole
// number times a power of two, and whole turns of the product overflow away.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc {

struct PlanTables;

/// Copies are cheap and share everything. All members may be called from several threads.
class Plan {
 public:
  static constexpr std::size_t kRowsPerBlock = 153;
  static constexpr std::size_t kRowsPerGroup = 9;

  /// Refuses what check_d_model and check_base refuse (d_model odd, base below 1). Takes
  /// 14 KiB for each 64 pairs begun and 40 bytes per pair, so 264 bytes per pair of a wide table;
  /// beyond 4096 pairs, the 40 bytes alone.
  static Result<Plan> make(double d_model, double base = kDefaultBase);

  std::size_t d_model() const { return 2 * pairs(); }
  std::size_t pairs() const;
  double base() const;

  /// omega_i = base^(-2i/d_model), shape (pairs,), radians per position. Correctly rounded.
  std::span<const double> frequencies() const;
  /// lambda_i = 2 pi base^(2i/d_model), shape (pairs,), positions. Correctly rounded; infinity
  /// where no double is large enough.
  std::span<const double> wavelengths() const;

  /// Fills `table`, row-major, shape (rows, d_model), rows = table.size() / d_model: row r is
  /// sin(omega_0 p), cos(omega_0 p), sin(omega_1 p), ... at position p = first + r * step, taken
  /// exactly even where p is no double. At position 0 the row is exactly 0, 1, 0, 1, ...
  /// A table may be made a window at a time: `row` rows are then taken to come before it, and
  /// p = first + (row + r) * step. Refuses a table that is no whole number of rows, and what
  /// check_run refuses (any position beyond +-2^53). An empty table is left as it is. Allocates
  /// nothing.
  ///
  /// The work is done in blocks of kRowsPerBlock rows and, inside them, groups of kRowsPerGroup:
  /// a window of so many rows or a multiple costs least.
  ///
  /// float: every value is the correctly rounded one.
  Status encode(double first, double step, std::span<float> table, double row = 0) const;
  /// double: largest error 1.0e-16 (half a unit in the last place of 1 is 5.6e-17).
  Status encode(double first, double step, std::span<double> table, double row = 0) const;

  /// Fills `sin_cos`, row-major, shape (rows, 2), with the one pair of each row. Refuses what
  /// check_pair and check_run refuse. Largest error 1.0e-16.
  Status encode_pair(double pair, double first, double step, std::span<double> sin_cos) const;

 private:
  explicit Plan(std::shared_ptr<const PlanTables> tables);

  friend const PlanTables& tables_of(const Plan& plan);

  std::shared_ptr<const PlanTables> tables_;
};

}  // namespace posenc
