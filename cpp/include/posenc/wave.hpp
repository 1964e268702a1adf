// One wave of any frequency: its height and its slope along the slots.
#pragma once

#include <span>

#include "posenc/rules.hpp"

namespace posenc {

/// Fills `sin_cos`, row-major, shape (rows, 2), rows = sin_cos.size() / 2: row r holds
/// sin(omega * pos), cos(omega * pos) at pos = first + r * step; omega in radians per position.
/// Refuses what check_omega and check_run refuse.
Status wave(double omega, double first, double step, std::span<double> sin_cos);

/// The same rows, holding the derivatives by pos: omega * cos(omega * pos),
/// -omega * sin(omega * pos), per position.
Status slopes(double omega, double first, double step, std::span<double> slopes);

/// Fills `angles`, shape (rows,), with the turn that is not whole: omega * pos less whole turns,
/// radians in [0, 2 pi), at pos = first + r * step. Error below 1 ulp of the angle, or 1e-18.
/// Refuses what check_omega and check_run refuse.
Status angles(double omega, double first, double step, std::span<double> angles);

}  // namespace posenc
