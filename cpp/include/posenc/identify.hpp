// Which convention made a table: read back from its values alone.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "posenc/conventions.hpp"
#include "posenc/precision.hpp"
#include "posenc/result.hpp"

namespace posenc {

/// A table to be named, row-major, shape (rows, columns).
struct GivenTable {
  std::span<const double> values;
  std::size_t rows = 0;
  std::size_t columns = 0;
};

/// One convention that makes the table.
struct Description {
  Convention
      convention;  ///< ladder, layout, max_timescale, start, step and scale are what was read
  /// How far max_timescale may be off: its standard error, or what rounding it to fewer digits has
  /// changed; 0 where it is exact.
  double base_error = 0;
  bool base_is_free = false;             ///< the table is the same for every base
  Recipe recipe = Recipe::kDoubleAngle;  ///< the arithmetic that comes closest
  bool double_result = false;  ///< the values are float64: no rounding to a narrower format
  double max_error = 0;        ///< largest |value - exact value of the convention|
  double recipe_error = 0;     ///< largest |value - what the recipe gives|
  std::size_t row = 0;         ///< the first entry that differs from the recipe's value; rows: none
  std::size_t column = 0;
  double digits = 0;  ///< of max_timescale, as written
};

/// What sets a table apart from one that is known.
enum class Slip : unsigned char {
  kNone,  ///< the convention itself, not close enough
  kSineNegated,
  kRowsReversed,
  kDoubledExponent,  ///< base^(-4i / d)
  kIndexNotHalved,   ///< base^(-2j / d) at dimension j
  kRowShifted,       ///< by one position
  kRowsOverwritten,  ///< some rows fit and others do not
  kBfloatPositions,  ///< positions rounded to bfloat16: from 256 on some are the same
  kBfloatAngles,     ///< positions, frequencies and angles rounded to bfloat16
};

struct Near {
  Description description;
  Slip slip = Slip::kNone;
  double rms = 0;  ///< root mean square of the difference, of the rows compared
  double rows_that_fit = 0;
};

struct Identification {
  Format format = Format::kDouble;   ///< the one with the fewest bits that holds every value
  std::size_t zero_rows = 0;         ///< rows of zeros alone, padding, which are left out
  std::vector<Description> matches;  ///< all that coincide, those with the rounder base first
  std::vector<Near> nearest;         ///< where nothing matches, the nearest first; at most three
};

/// Reads amplitude and layout from s^2 + c^2, frequencies from the slopes of the unwrapped angles,
/// the ladder from their ratio, the start from where all angles meet, and then compares with what
/// the number formats' recipes make of that. Refuses fewer than 2 columns, no rows, and values that
/// are not finite.
Result<Identification> identify(const GivenTable& table);

}  // namespace posenc
