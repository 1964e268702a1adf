#include "labs/candidates.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "labs/phases.hpp"
#include "labs/recipe_rates.hpp"

namespace posenc {
namespace {

double width_of(const GivenTable& table) { return static_cast<double>(table.columns); }

/// The exact row at table row r.
std::vector<double> exact_row(const GivenTable& table, const Description& description,
                              std::size_t r) {
  std::vector<double> row(table.columns);
  const Convention& convention = description.convention;
  static_cast<void>(convention_table(convention, width_of(table),
                                     convention.start + static_cast<double>(r), std::span(row)));
  return row;
}

LadderTerms terms_of(const Convention& convention, double width, std::size_t count) {
  const bool paper = convention.ladder == LadderRule::kPaper;
  const double denominator =
      paper ? width : std::max(std::floor(width / 2) - convention.shift, 1.0);
  return {convention.max_timescale, paper ? 2.0 : 1.0, denominator, count};
}

Format stored(Format format, Recipe recipe) {
  return format == Format::kDouble ? value_format(recipe) : format;
}

}  // namespace

double to_digits(double value, int digits) {
  char text[40];
  std::snprintf(text, sizeof text, "%.*e", digits - 1, value);
  return std::strtod(text, nullptr);
}

int digits_of(double value) {
  for (int digits = 1; digits < 17; ++digits) {
    if (to_digits(value, digits) == value) return digits;
  }
  return 17;
}

std::vector<std::size_t> sample_of(const std::vector<bool>& used, std::size_t most) {
  std::vector<std::size_t> rows, sample;
  for (std::size_t r = 0; r < used.size(); ++r) {
    if (used[r]) rows.push_back(r);
  }
  if (rows.size() <= most) return rows;
  for (std::size_t i = 0; i < most; ++i) sample.push_back(rows[i * (rows.size() - 1) / (most - 1)]);
  return sample;
}

void measure_recipe(const GivenTable& table, Format format, const std::vector<std::size_t>& rows,
                    Description& description) {
  const Convention& convention = description.convention;
  const auto columns = columns_of(convention, width_of(table));
  description.recipe_error = INFINITY;
  description.row = table.rows;
  if (!columns || columns.value().size() != table.columns) return;
  std::vector<double> exact;
  for (const Column& column : columns.value()) {
    if (column.kind == ColumnKind::kSine)
      exact.push_back(column.omega / std::fabs(convention.step));
  }
  const std::vector<double> rates =
      recipe_rates(description.recipe, terms_of(convention, width_of(table), exact.size()), exact);
  const bool is_exact = description.double_result || description.recipe == Recipe::kExactHalf ||
                        description.recipe == Recipe::kExactBfloat;
  const Format ends_in = stored(format, description.recipe);
  double largest = 0;
  for (const std::size_t r : rows) {
    std::vector<double> made;
    if (is_exact) {
      made = exact_row(table, description, r);
    } else {
      const double position = (convention.start + static_cast<double>(r)) * convention.step;
      std::vector<std::array<double, 2>> waves(rates.size());
      for (std::size_t k = 0; k < rates.size(); ++k) {
        waves[k] =
            recipe_waves(description.recipe, recipe_angle(description.recipe, rates[k], position));
      }
      for (const Column& column : columns.value()) {
        const bool sine = column.kind == ColumnKind::kSine;
        const bool wave = sine || column.kind == ColumnKind::kCosine;
        made.push_back(wave ? convention.scale * waves[column.pair][sine ? 0 : 1] : 0);
      }
    }
    for (std::size_t j = 0; j < table.columns; ++j) {
      const double value = description.double_result ? made[j] : rounded_to(ends_in, made[j]);
      const double given = table.values[r * table.columns + j];
      if (value != given && description.row == table.rows) {
        description.row = r;
        description.column = j;
      }
      const double off = std::fabs(value - given);
      largest = std::isnan(off) ? INFINITY : std::max(largest, off);
    }
  }
  description.recipe_error = largest;
}

std::vector<Recipe> recipes_for(Format format) {
  std::vector<Recipe> recipes{Recipe::kDoubleAngle, Recipe::kFloatExp, Recipe::kFloatPow,
                              Recipe::kFloatPowDivide};
  if (format == Format::kDouble) return {};
  if (format == Format::kFloat) recipes.push_back(Recipe::kBfloatOmegas);
  if (format == Format::kHalf) {
    recipes.insert(recipes.begin(), Recipe::kExactHalf);
    recipes.push_back(Recipe::kHalf);
  }
  if (format == Format::kBfloat16) {
    recipes.insert(recipes.begin(), Recipe::kExactBfloat);
    recipes.push_back(Recipe::kBfloat);
    recipes.push_back(Recipe::kBfloatOmegas);
  }
  return recipes;
}

void choose_recipe(const GivenTable& table, Format format, const std::vector<std::size_t>& rows,
                   Description& description) {
  const std::vector<Recipe> recipes = recipes_for(format);
  description.double_result = recipes.empty();
  if (recipes.empty()) {
    measure_recipe(table, format, rows, description);
    return;
  }
  Description best;
  best.recipe_error = INFINITY;
  for (const Recipe recipe : recipes) {
    Description tried = description;
    tried.recipe = recipe;
    measure_recipe(table, format, rows, tried);
    if (tried.recipe_error < best.recipe_error) best = tried;
  }
  if (best.recipe_error < INFINITY) description = best;
}

double exact_error(const GivenTable& table, const std::vector<std::size_t>& rows,
                   const Description& description) {
  double largest = 0;
  for (const std::size_t r : rows) {
    const std::vector<double> exact = exact_row(table, description, r);
    for (std::size_t j = 0; j < table.columns; ++j) {
      largest = std::max(largest, std::fabs(exact[j] - table.values[r * table.columns + j]));
    }
  }
  return largest;
}

bool within_float_angles(const GivenTable& table, Format format,
                         const std::vector<std::size_t>& rows, const Description& description) {
  const auto columns = columns_of(description.convention, width_of(table));
  if (!columns) return false;
  const double scale = std::fabs(description.convention.scale);
  // An angle in float32 inherits some ten roundings by way of ln(base); one in double four.
  const double relative = format == Format::kDouble ? 4 * 0x1p-53 : 12 * 0x1p-24;
  for (const std::size_t r : rows) {
    const std::vector<double> exact = exact_row(table, description, r);
    const double position = description.convention.start + static_cast<double>(r);
    for (std::size_t j = 0; j < table.columns; ++j) {
      const Column& column = columns.value()[j];
      const double angle = column.kind == ColumnKind::kZero ? 0 : position * column.omega;
      const double bound = scale * (4 * half_unit(format) + relative * std::fabs(angle)) + 1e-15;
      if (!(std::fabs(exact[j] - table.values[r * table.columns + j]) <= bound)) return false;
    }
  }
  return true;
}

}  // namespace posenc
