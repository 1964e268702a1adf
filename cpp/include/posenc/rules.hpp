// The rules that every parameter obeys, each in one place. A check answers the refusal, or nothing.
// `name` is the parameter's name in the caller's language (d_model in C++, dModel in JavaScript).
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

#include "posenc/result.hpp"

namespace posenc {

inline constexpr double kMaxPosition = 9007199254740992.0;  ///< 2^53
inline constexpr double kMaxValues = 16777216.0;            ///< 2^24 values in one table
inline constexpr double kMaxSeed = 4294967295.0;            ///< 2^32 - 1
inline constexpr double kDefaultBase = 10000.0;

using Check = std::optional<Refusal>;

/// The first refusal of several checks, or none.
Check first_of(std::initializer_list<Check> checks);

/// Whole, even, 2 ... 2^24.
Check check_d_model(double value, std::string_view name = "d_model");
/// Finite, >= 1. At 1 all pairs coincide.
Check check_base(double value, std::string_view name = "base");
/// Finite, |value| <= 2^53; fractions and negatives are fine.
Check check_position(double value, std::string_view name = "position");
/// Finite, |value| <= 2^53, in radians per position.
Check check_omega(double value, std::string_view name = "omega");
/// Finite, 0 ... 1: how far apart two heights may be and still count as equal.
Check check_tolerance(double value, std::string_view name = "tolerance");
/// Whole, 0 ... d_model / 2 - 1.
Check check_pair(double value, double d_model, std::string_view name = "pair");
/// Whole, 0 ... d_model - 1.
Check check_dimension(double value, double d_model, std::string_view name = "dimension");
/// Whole, least ... most; `rule` says so in words.
Check check_whole(double value, double least, double most, std::string_view name,
                  std::string_view rule);
/// Whole, 0 ... 2^53: a slot, or how many there are.
Check check_slot(double value, std::string_view name = "slot");
/// Whole, 0 ... 2^32 - 1.
Check check_seed(double value, std::string_view name = "seed");
/// Whole, >= 0, and count * width <= 2^24 values.
Check check_count(double count, double width, std::string_view name = "count");
/// first, step and first + (count - 1) * step, all |x| <= 2^53.
Check check_run(double first, double step, double count, std::string_view first_name = "first",
                std::string_view step_name = "step");
/// The same for a step of 1.
Check check_slots(double first, double count, std::string_view first_name = "first");

}  // namespace posenc
