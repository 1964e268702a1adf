// Moving k slots forward is one fixed rotation of each pair, wherever the move starts.
#pragma once

#include <array>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"

namespace posenc {

/// Row-major 2 x 2; acts on the column (sin, cos).
using Matrix2 = std::array<double, 4>;
/// A column: sin, cos.
using Column2 = std::array<double, 2>;

/// [[cos k omega, sin k omega], [-sin k omega, cos k omega]]: takes (sin omega p, cos omega p) to
/// (sin omega (p + k), cos omega (p + k)) for every p. omega in radians per position, k in
/// positions; the product is taken exactly, so the error stays below 5e-16 for every k.
/// Source: the angle-sum identities. Refuses what check_omega and check_position refuse.
Result<Matrix2> rotation(double omega, double k);

}  // namespace posenc
