// What a program of somebody else does with the library. No #include of anything but it.
#include <cmath>
#include <vector>

#include "posenc/plan.hpp"

int main() {
  const auto plan = posenc::Plan::make(4);
  if (!plan) return 1;
  std::vector<double> row(plan.value().d_model());
  if (!plan.value().encode(3, 1, std::span<double>(row))) return 2;
  const double expected[] = {0.141120008060, -0.989992496600, 0.029995500202, 0.999550033749};
  for (std::size_t j = 0; j < row.size(); ++j) {
    if (std::abs(row[j] - expected[j]) > 1e-12) return 3;
  }
  return posenc::Plan::make(7).ok() ? 4 : 0;
}
