#include "posenc/lesson/learned.hpp"

#include <cstddef>

#include "lesson/random.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {

Result<std::vector<double>> learned_table(double rows, double seed) {
  if (const Status status = first_of({check_count(rows, 1, "rows"), check_seed(seed)}); !status) {
    return status.refusal();
  }
  constexpr std::size_t kSpacing = 16;
  Random random(static_cast<std::uint64_t>(seed));
  std::vector<double> table(static_cast<std::size_t>(rows));
  double from = 2 * random.unit() - 1;
  double to = 2 * random.unit() - 1;
  for (std::size_t row = 0; row < table.size(); ++row) {
    const std::size_t within = row % kSpacing;
    if (row > 0 && within == 0) {
      from = to;
      to = 2 * random.unit() - 1;
    }
    const double share = static_cast<double>(within) / kSpacing;
    table[row] = from + (to - from) * share * share * (3 - 2 * share);
  }
  return table;
}

}  // namespace posenc::lesson
