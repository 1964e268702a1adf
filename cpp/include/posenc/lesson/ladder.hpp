// What there is to know about a ladder of frequencies, and about one cell of its table.
#pragma once

#include <cstddef>
#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"

namespace posenc::lesson {

/// Each array has the shape (pairs,).
struct Ladder {
  std::vector<double> exponents;    ///< 2 i / d_model: omega_i = base^-exponent
  std::vector<double> omegas;       ///< radians per position
  std::vector<double> wavelengths;  ///< positions per turn
  std::vector<double> turns;        ///< turns within `length` positions
  std::size_t completed;            ///< number of pairs with turns >= 1
};

/// Refuses a length that is not a whole number from 0 to 2^53.
Result<Ladder> ladder(const Plan& plan, double length);

/// omega_i * pos less whole turns, shape (pairs,), radians, [0, 2 pi): exact to 1e-15 at every pos.
/// Refuses what check_position refuses.
Result<std::vector<double>> phases(const Plan& plan, double pos);

/// The way from a dimension to its value, every stop of it.
struct SlotMap {
  double dimension;
  double pair;        ///< dimension / 2, whole part
  bool is_sine;       ///< even dimensions hold the sine
  double exponent;    ///< 2 pair / d_model
  double divisor;     ///< base^exponent
  double omega;       ///< 1 / divisor, radians per position
  double wavelength;  ///< 2 pi / omega, positions
  double angle;  ///< omega * pos, radians, rounded once; the value does not inherit the rounding
  double value;  ///< sin or cos of the angle, within 5e-16
};

/// Source: Vaswani et al. 2017, section 3.5. Refuses what check_position and check_dimension
/// refuse.
Result<SlotMap> slot_map(const Plan& plan, double pos, double dimension);

/// What the same dimension gets if it is not halved first: the dimension taken for the pair.
struct SlotSlip {
  double exponent;  ///< 2 dimension / d_model, which passes 1 halfway along the table
  double omega;     ///< base^-exponent, radians per position
  double value;     ///< sin or cos of omega * pos, within 5e-16
};

/// Refuses what slot_map refuses.
Result<SlotSlip> slot_slip(const Plan& plan, double pos, double dimension);

}  // namespace posenc::lesson
