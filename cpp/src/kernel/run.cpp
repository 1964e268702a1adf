#include "kernel/run.hpp"

#include <cmath>

#include "exact/phase.hpp"

namespace posenc {

std::optional<std::size_t> zero_row(double first, double step, std::uint64_t row,
                                    std::size_t rows) {
  const double zero = first == 0 ? 0.0 : -first / step;
  const double index = zero - static_cast<double>(row);
  if (!(index >= 0) || !(index < static_cast<double>(rows))) return std::nullopt;
  if (zero != std::floor(zero)) return std::nullopt;
  if (step == 1) return static_cast<std::size_t>(index);
  // The quotient may have been rounded to a whole number; only an exact sum of 0 counts.
  const Position place = position_at(first, step, static_cast<std::uint64_t>(zero));
  if (!place.place.magnitude.is_zero()) return std::nullopt;
  return static_cast<std::size_t>(index);
}

}  // namespace posenc
