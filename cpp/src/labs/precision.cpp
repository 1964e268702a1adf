#include "posenc/precision.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "exact/phase.hpp"
#include "exact/rounding.hpp"
#include "labs/double_double.hpp"
#include "labs/recipe_rates.hpp"

namespace posenc {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

struct FormatFacts {
  int bits;             ///< of the significand, the leading one included
  int least;            ///< exponent of the least subnormal: 2^least
  double first_beyond;  ///< the least number that rounds to infinity
};

FormatFacts facts_of(Format format) {
  switch (format) {
    case Format::kFloat: return {24, -149, 0x1.ffffffp127};
    case Format::kBfloat16: return {8, -133, 0x1.ffp127};
    case Format::kHalf: return {11, -24, 65520};
    case Format::kDouble: break;
  }
  return {53, -1074, kInfinity};
}

/// high + low rounded to the format as their exact sum rounds; |low| is below half a unit of high.
double rounded_sum(Format format, const DoubleDouble& value) {
  const double rounded = rounded_to(format, value.high);
  if (value.low == 0 || !std::isfinite(rounded) || rounded == value.high) {
    // A number of the format stays the nearest: low is far below the distance to the next.
    return rounded;
  }
  // Only a tie, which high alone may be, is decided by low.
  const double other = rounded_to(format, value.high + (value.high - rounded) * 1.0000001);
  const bool tie = other != rounded && (value.high - rounded) == (other - value.high);
  if (!tie) return rounded;
  const bool up = value.low > 0;
  return up ? std::max(rounded, other) : std::min(rounded, other);
}

/// sin and cos of an angle that is a double, each rounded once.
std::array<double, 2> waves_of(double angle, Format format) {
  if (!std::isfinite(angle)) return {kNaN, kNaN};
  const Turns turns = turns_of_omega(angle);
  const Position one = position_of(1);
  if (format == Format::kFloat) {
    if (const auto quick = rounded_quickly(turns, one)) {
      return {static_cast<double>(quick->sin), static_cast<double>(quick->cos)};
    }
    const FloatPair slow = rounded_slowly(times(turns, one));
    return {static_cast<double>(slow.sin), static_cast<double>(slow.cos)};
  }
  const SinCos at = sin_cos_of(times(turns, one));
  // Doubles within 2^-51: wrong only where the exact value lies that close to a midpoint of the
  // narrow format, which none of its own numbers' sines does.
  return {rounded_to(format, at.sin), rounded_to(format, at.cos)};
}

Format omega_format(Recipe recipe) {
  switch (recipe) {
    case Recipe::kBfloatOmegas:
    case Recipe::kBfloat: return Format::kBfloat16;
    case Recipe::kHalf: return Format::kHalf;
    default: return Format::kFloat;
  }
}

Format angle_format(Recipe recipe) {
  switch (recipe) {
    case Recipe::kBfloat: return Format::kBfloat16;
    case Recipe::kHalf: return Format::kHalf;
    case Recipe::kDoubleAngle: return Format::kDouble;
    default: return Format::kFloat;
  }
}

bool is_exact(Recipe recipe) {
  return recipe == Recipe::kExactBfloat || recipe == Recipe::kExactHalf;
}

/// pow(base, exponent) as float32.
double float_power(double base, double exponent) {
  const DoubleDouble log = logarithm(base) * DoubleDouble{exponent, 0};
  return rounded_sum(Format::kFloat, exponential(log));
}

double rate_of(Recipe recipe, const LadderTerms& ladder, std::size_t k, double exact) {
  const auto as_float = [](double value) { return rounded_to(Format::kFloat, value); };
  const double times = static_cast<double>(k) * ladder.numerator;
  switch (recipe) {
    case Recipe::kDoubleAngle:
    case Recipe::kExactBfloat:
    case Recipe::kExactHalf: return exact;
    case Recipe::kFloatPow:
      return as_float(1 / float_power(ladder.base, as_float(times / ladder.denominator)));
    case Recipe::kFloatPowDivide:
      return float_power(ladder.base, as_float(times / ladder.denominator));
    default: break;
  }
  // A Python float times a float32 tensor: the number is rounded to float32 first. All in a narrow
  // format, every step is rounded to that.
  const bool narrow = recipe == Recipe::kBfloat || recipe == Recipe::kHalf;
  const Format format = narrow ? omega_format(recipe) : Format::kFloat;
  const double factor = rounded_to(format, -(logarithm(ladder.base).high / ladder.denominator));
  const double exponent = rounded_to(format, rounded_to(format, times) * factor);
  return rounded_to(omega_format(recipe), rounded_sum(format, exponential({exponent, 0})));
}

}  // namespace

std::vector<double> recipe_rates(Recipe recipe, const LadderTerms& ladder,
                                 const std::vector<double>& exact) {
  std::vector<double> rates(ladder.count);
  for (std::size_t k = 0; k < ladder.count; ++k) rates[k] = rate_of(recipe, ladder, k, exact[k]);
  return rates;
}

double recipe_angle(Recipe recipe, double rate, double position) {
  const Format format = angle_format(recipe);
  const double at = rounded_to(format, position);
  return rounded_to(format, recipe == Recipe::kFloatPowDivide ? at / rate : at * rate);
}

std::array<double, 2> recipe_waves(Recipe recipe, double angle) {
  return waves_of(angle, value_format(recipe));
}

Format value_format(Recipe recipe) {
  switch (recipe) {
    case Recipe::kBfloat:
    case Recipe::kExactBfloat: return Format::kBfloat16;
    case Recipe::kHalf:
    case Recipe::kExactHalf: return Format::kHalf;
    default: return Format::kFloat;
  }
}

double rounded_to(Format format, double value) {
  if (format == Format::kDouble || value == 0 || !std::isfinite(value)) return value;
  const FormatFacts facts = facts_of(format);
  const double size = std::fabs(value);
  if (size >= facts.first_beyond) return std::copysign(kInfinity, value);
  int exponent = 0;
  std::frexp(size, &exponent);
  const int unit = std::max(exponent - facts.bits, facts.least);
  // In units of the last place, where rounding to the format is rounding to whole numbers.
  const double scaled = std::ldexp(size, -unit);
  const double whole = std::nearbyint(scaled);
  return std::copysign(std::ldexp(whole, unit), value);
}

std::string_view name_of(Format format) {
  switch (format) {
    case Format::kDouble: return "float64";
    case Format::kFloat: return "float32";
    case Format::kBfloat16: return "bfloat16";
    case Format::kHalf: return "float16";
  }
  return "";
}

std::string_view name_of(Recipe recipe) {
  constexpr std::array<std::string_view, kRecipes> kNames{
      "double-angle", "float32-exp", "float32-pow",    "float32-pow-divide", "bfloat16-omegas",
      "bfloat16",     "float16",     "exact-bfloat16", "exact-float16"};
  return kNames[static_cast<std::size_t>(recipe)];
}

RecipeTable::RecipeTable(const Plan& plan, Recipe recipe) : plan_(plan), recipe_(recipe) {
  const auto exact = plan.frequencies();
  rates_ = recipe_rates(recipe, {plan.base(), 2, static_cast<double>(plan.d_model()), plan.pairs()},
                        {exact.begin(), exact.end()});
}

Status RecipeTable::row(double position, std::span<double> values) const {
  if (const Status status = check_position(position); !status) return status;
  const Format format = value_format(recipe_);
  if (is_exact(recipe_)) {
    if (const Status status = plan_.encode(position, 0, values); !status) return status;
    for (double& value : values) value = rounded_to(format, value);
    return {};
  }
  for (std::size_t pair = 0; pair < rates_.size(); ++pair) {
    const auto [sine, cosine] =
        recipe_waves(recipe_, recipe_angle(recipe_, rates_[pair], position));
    values[2 * pair] = sine;
    values[2 * pair + 1] = cosine;
  }
  return {};
}

Result<double> RecipeTable::error(double position) const {
  std::vector<double> made(plan_.d_model()), exact(plan_.d_model());
  if (const Status status = row(position, made); !status) return status.refusal();
  if (const Status status = plan_.encode(position, 0, std::span(exact)); !status)
    return status.refusal();
  double largest = 0;
  for (std::size_t j = 0; j < made.size(); ++j) {
    if (std::isnan(made[j])) return kNaN;
    largest = std::max(largest, std::fabs(made[j] - exact[j]));
  }
  return largest;
}

double RecipeTable::first_blurred() const {
  // omega_0 is 1, so whole positions that the format tells apart are a radian apart in pair 0; the
  // first that it does not is two to the number of its bits.
  if (is_exact(recipe_)) return kInfinity;
  return std::ldexp(1, facts_of(angle_format(recipe_)).bits);
}

}  // namespace posenc
