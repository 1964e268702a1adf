// The means of many rows of a table, without making the rows: what a pixel shows that covers more
// than one slot.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc {

struct AverageTables;

/// Means over `slots` positions at a time, `step` apart. Make it once for a plan, use it for any
/// run of positions. Copies are cheap; all members may be called from several threads.
///
/// Source: the sum of a geometric series. The mean of sin(omega p) over n positions around a middle
/// m is sin(omega m) sin(n h) / (n sin h), h = omega step / 2, and the same with cos. Both angles
/// are reduced exactly, however many turns n h has, so no n is too large.
class Averages {
 public:
  /// Refuses what check_slots_averaged and check_position(step) refuse.
  static Result<Averages> make(const Plan& plan, double slots, double step = 1);

  double slots() const;
  double step() const;

  /// Fills `table`, row-major, shape (rows, d_model): row r holds the mean, dimension by dimension,
  /// of Plan::encode's rows at the positions first + j * step, j = r * slots ... (r + 1) * slots -
  /// 1, taken exactly. As there, `row` rows may be taken to come before the table. Refuses what
  /// check_averages refuses. Allocates nothing.
  ///
  /// double: largest error 1.4e-15. One slot: the values of Plan::encode.
  Status fill(double first, std::span<double> table, double row = 0) const;
  /// float: the same, rounded once: largest error 3.0e-8.
  Status fill(double first, std::span<float> table, double row = 0) const;

 private:
  explicit Averages(std::shared_ptr<const AverageTables> tables);

  std::shared_ptr<const AverageTables> tables_;
};

/// Whole, 1 ... 2^53.
Status check_slots_averaged(double value, StaticText name = "slots");
/// first, step, and the last position, first + (count * slots - 1) * step, all |x| <= 2^53;
/// count * slots <= 2^53.
Status check_averages(double first, double step, double slots, double count,
                      StaticText slots_name = "slots");

/// Fills `means`, row-major, shape (rows, ceil(width / group)), with the means of `group`
/// neighbouring values of each row of `table`, shape (rows, width). The last group of a row holds
/// what is left, which may be fewer values. 1 <= group.
void column_means(std::span<const double> table, std::size_t width, std::size_t group,
                  std::span<double> means);

}  // namespace posenc
