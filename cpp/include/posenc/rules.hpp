// The rules that every parameter obeys, each in one place. A check answers a Status, which is true
// where the value obeys. `name` is the parameter's name in the caller's language (d_model in C++,
// dModel in JavaScript).
//
// Counts, widths and seeds are doubles here, as they come from JavaScript, from files and from
// people: a parameter of an integer type would turn 4.5 into 4, -1 into 2^64 - 1 and NaN into
// anything, before any rule could refuse it.
#pragma once

#include <initializer_list>

#include "posenc/result.hpp"

namespace posenc {

inline constexpr double kMaxPosition = 9007199254740992.0;  ///< 2^53
inline constexpr double kMaxValues = 16777216.0;            ///< 2^24 values in one table
inline constexpr double kMaxSeed = 4294967295.0;            ///< 2^32 - 1
inline constexpr double kDefaultBase = 10000.0;

/// The first failed one of several checks, or success.
Status first_of(std::initializer_list<Status> checks);

/// Whole, even, 2 ... 2^24.
Status check_d_model(double value, StaticText name = "d_model");
/// Finite, >= 1. At 1 all pairs coincide.
Status check_base(double value, StaticText name = "base");
/// Finite, |value| <= 2^53; fractions and negatives are fine.
Status check_position(double value, StaticText name = "position");
/// Finite, |value| <= 2^53, in radians per position.
Status check_omega(double value, StaticText name = "omega");
/// Finite, 0 ... 1: how far apart two heights may be and still count as equal.
Status check_tolerance(double value, StaticText name = "tolerance");
/// Whole, 0 ... d_model / 2 - 1.
Status check_pair(double value, double d_model, StaticText name = "pair");
/// Whole, 0 ... d_model - 1.
Status check_dimension(double value, double d_model, StaticText name = "dimension");
/// Whole, least ... most; `rule` says so in words.
Status check_whole(double value, double least, double most, StaticText name, StaticText rule);
/// Whole, 0 ... 2^53: a slot, or how many there are.
Status check_slot(double value, StaticText name = "slot");
/// Whole, 0 ... 2^32 - 1.
Status check_seed(double value, StaticText name = "seed");
/// Whole, >= 0, and count * width <= 2^24 values.
Status check_count(double count, double width, StaticText name = "count");
/// first, step and first + (count - 1) * step, all |x| <= 2^53.
Status check_run(double first, double step, double count, StaticText first_name = "first",
                 StaticText step_name = "step");
/// The same for a step of 1.
Status check_slots(double first, double count, StaticText first_name = "first");

}  // namespace posenc
