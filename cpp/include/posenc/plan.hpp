// A plan: one ladder of frequencies, ready to fill tables. Make it once, use it for any run of
// positions.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc {

class Plan {
 public:
  /// Refuses what check_d_model and check_base refuse.
  static Result<Plan> make(double d_model, double base = kDefaultBase);

  std::size_t d_model() const { return 2 * omegas_.size(); }
  std::size_t pairs() const { return omegas_.size(); }
  double base() const { return base_; }

  /// omega_i = base^(-2i/d_model), shape (pairs,), radians per position.
  std::span<const double> frequencies() const { return omegas_; }
  /// lambda_i = 2 pi / omega_i, shape (pairs,), positions.
  std::span<const double> wavelengths() const { return wavelengths_; }

  /// Fills `table`, row-major, shape (rows, d_model), rows = table.size() / d_model: row r is
  /// sin, cos, sin, cos, ... at position first + r * step.
  Check encode(double first, double step, std::span<float> table) const;
  Check encode(double first, double step, std::span<double> table) const;

  /// Fills `sin_cos`, row-major, shape (rows, 2), with the one pair of each row.
  Check encode_pair(double pair, double first, double step, std::span<double> sin_cos) const;

 private:
  Plan(double base, std::vector<double> omegas, std::vector<double> wavelengths);

  double base_;
  std::vector<double> omegas_;
  std::vector<double> wavelengths_;
};

}  // namespace posenc
