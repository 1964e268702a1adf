// What number formats do to the encoding: the usual recipes, emulated bit for bit.
//
// Every elementary operation is the exact one, rounded once to nearest, ties to even, as IEEE 754
// asks of + - * / and as the best libraries come close to for exp, pow, sin and cos.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc {

enum class Format : unsigned char { kDouble, kFloat, kBfloat16, kHalf };

/// The nearest number of the format, ties to even; infinity beyond the largest; NaN stays NaN.
/// Subnormals included.
double rounded_to(Format format, double value);

/// "float64", "float32", "bfloat16", "float16".
std::string_view name_of(Format format);

enum class Recipe : unsigned char {
  kDoubleAngle,     ///< frequencies and angle in double, the value rounded to float32
  kFloatExp,        ///< float32: omega = exp(2i * (-ln(base) / d)), angle = pos * omega
  kFloatPow,        ///< float32: angle = pos * (1 / pow(base, 2i / d))
  kFloatPowDivide,  ///< float32: angle = pos / pow(base, 2i / d)
  kBfloatOmegas,    ///< kFloatExp's omegas rounded to bfloat16, angle in float32
  kBfloat,          ///< kFloatExp with every step in bfloat16
  kHalf,            ///< the same in float16
  kExactBfloat,     ///< the exact value rounded to bfloat16
  kExactHalf,       ///< the exact value rounded to float16
};
inline constexpr std::size_t kRecipes = 9;

/// "double-angle", "float32-exp", "float32-pow", "float32-pow-divide", "bfloat16-omegas",
/// "bfloat16", "float16", "exact-bfloat16", "exact-float16".
std::string_view name_of(Recipe recipe);

/// A recipe for one ladder: its frequencies as the recipe rounds them.
class RecipeTable {
 public:
  explicit RecipeTable(const Plan& plan, Recipe recipe);

  /// The frequencies as the recipe has them, or for kFloatPowDivide what it divides by.
  std::span<const double> rates() const { return rates_; }

  /// One row at a position, shape (d_model,); NaN where the recipe gives one. Refuses what
  /// check_position refuses.
  Status row(double position, std::span<double> values) const;
  /// Largest |recipe - exact| of the row; NaN where the recipe gives a NaN.
  Result<double> error(double position) const;
  /// The first whole position whose row is the same as the one of the next: 2^53 where only
  /// doubles blur, more than that (infinity) where none do up to there.
  double first_blurred() const;

 private:
  Plan plan_;
  Recipe recipe_;
  std::vector<double> rates_;
};

}  // namespace posenc
