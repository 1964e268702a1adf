// Conventions that might have made a table, and how well each reproduces it.
#pragma once

#include <vector>

#include "posenc/identify.hpp"

namespace posenc {

/// `value` to so many significant decimal digits.
double to_digits(double value, int digits);
/// How many significant digits `value` needs, 1 ... 17.
int digits_of(double value);

/// Rows to compare: all of few, else some at the beginning, at the end and between.
std::vector<std::size_t> sample_of(const std::vector<bool>& used, std::size_t most);

/// The largest difference of a description's values from the table's, for one recipe (or the exact
/// values in double), over the rows given. Sets recipe_error, row and column.
void measure_recipe(const GivenTable& table, Format format, const std::vector<std::size_t>& rows,
                    Description& description);

/// The recipes that can end in values of a format; nothing for kDouble.
std::vector<Recipe> recipes_for(Format format);

/// Of these the one that comes closest, into the description.
void choose_recipe(const GivenTable& table, Format format, const std::vector<std::size_t>& rows,
                   Description& description);

/// Largest |value - exact value|, over the rows given.
double exact_error(const GivenTable& table, const std::vector<std::size_t>& rows,
                   const Description& description);

/// Whether every value is as near to the exact one as angles in float32 allow.
bool within_float_angles(const GivenTable& table, Format format,
                         const std::vector<std::size_t>& rows, const Description& description);

}  // namespace posenc
