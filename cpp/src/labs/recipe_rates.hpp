// The frequencies of any convention as a recipe's arithmetic makes them, and what follows from
// them.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "labs/double_double.hpp"
#include "posenc/precision.hpp"

namespace posenc {

/// omega_k = base^(-k numerator / denominator), k = 0 ... count - 1, whole numbers all.
struct LadderTerms {
  double base;
  double numerator;
  double denominator;
  std::size_t count;
};

/// What RecipeTable::rates says, for any ladder. `exact`: the frequencies in double.
std::vector<double> recipe_rates(Recipe recipe, const LadderTerms& ladder,
                                 const std::vector<double>& exact);

/// The angle that the recipe has at a position for one of its rates.
double recipe_angle(Recipe recipe, double rate, double position);

/// sin and cos of an angle, each rounded once to the format of the recipe's values.
std::array<double, 2> recipe_waves(Recipe recipe, double angle);

/// The format that a recipe ends in.
Format value_format(Recipe recipe);

}  // namespace posenc
