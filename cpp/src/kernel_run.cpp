#include "kernel_run.hpp"

#include <cmath>

namespace posenc {

std::optional<std::size_t> zero_row(double first, double step, std::size_t rows) {
  if (first == 0) return rows > 0 ? std::optional<std::size_t>{0} : std::nullopt;
  const double row = -first / step;
  if (!(row >= 1) || !(row < static_cast<double>(rows)) || row != std::floor(row)) {
    return std::nullopt;
  }
  // The quotient may have been rounded to a whole number; only an exact sum of 0 counts.
  return std::fma(row, step, first) == 0 ? std::optional{static_cast<std::size_t>(row)}
                                         : std::nullopt;
}

}  // namespace posenc
