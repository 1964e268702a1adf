#include "posenc/plan.hpp"

#include <cmath>
#include <utility>

namespace posenc {
namespace {

constexpr double kTwoPi = 6.283185307179586476925;

template <typename Value>
void fill(std::span<const double> omegas, double first, double step, std::span<Value> table) {
  const std::size_t width = 2 * omegas.size();
  for (std::size_t row = 0; row < table.size() / width; ++row) {
    const double position = first + static_cast<double>(row) * step;
    for (std::size_t pair = 0; pair < omegas.size(); ++pair) {
      const double angle = omegas[pair] * position;
      table[row * width + 2 * pair] = static_cast<Value>(std::sin(angle));
      table[row * width + 2 * pair + 1] = static_cast<Value>(std::cos(angle));
    }
  }
}

}  // namespace

Plan::Plan(double base, std::vector<double> omegas, std::vector<double> wavelengths)
    : base_(base), omegas_(std::move(omegas)), wavelengths_(std::move(wavelengths)) {}

Result<Plan> Plan::make(double d_model, double base) {
  if (const Check refused = check_d_model(d_model)) return *refused;
  if (const Check refused = check_base(base)) return *refused;
  const auto pairs = static_cast<std::size_t>(d_model / 2);
  std::vector<double> omegas(pairs);
  std::vector<double> wavelengths(pairs);
  for (std::size_t i = 0; i < pairs; ++i) {
    omegas[i] = std::pow(base, -2.0 * static_cast<double>(i) / d_model);
    wavelengths[i] = kTwoPi / omegas[i];
  }
  return Plan(base, std::move(omegas), std::move(wavelengths));
}

Check Plan::encode(double first, double step, std::span<float> table) const {
  const double rows = static_cast<double>(table.size() / d_model());
  if (const Check refused = check_run(first, step, rows)) return refused;
  fill(frequencies(), first, step, table);
  return std::nullopt;
}

Check Plan::encode(double first, double step, std::span<double> table) const {
  const double rows = static_cast<double>(table.size() / d_model());
  if (const Check refused = check_run(first, step, rows)) return refused;
  fill(frequencies(), first, step, table);
  return std::nullopt;
}

Check Plan::encode_pair(double pair, double first, double step, std::span<double> sin_cos) const {
  if (const Check refused = check_pair(pair, static_cast<double>(d_model()))) return refused;
  const double rows = static_cast<double>(sin_cos.size() / 2);
  if (const Check refused = check_run(first, step, rows)) return refused;
  fill(frequencies().subspan(static_cast<std::size_t>(pair), 1), first, step, sin_cos);
  return std::nullopt;
}

}  // namespace posenc
