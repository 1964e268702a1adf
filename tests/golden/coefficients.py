#!/usr/bin/env python3
"""Finds the polynomials of cpp/src/kernel/constants.cpp and says how far off those in use are.

On |x| <= pi / 4, with z = x^2:

  sin x = x + x z (s0 + s1 z + ... + s5 z^5)                    error relative to sin x
  cos x = 1 - z / 2 + z^2 (c0 + c1 z + ... + c5 z^5)            error absolute

Each coefficient is rounded to a double as soon as it is found, and the rest are fitted again around
it (Remez' exchange), because rounding all of them at the end costs 2 to 4 bits. Two runs that look
for the extrema on different grids differ in the last places of a coefficient and not in the error.
Needs mpmath, which the tests do not. Takes some seconds.
"""

import pathlib
import re

from mpmath import cos, log, lu_solve, matrix, mp, mpf, pi, sin, sqrt

mp.dps = 40

END = (pi / 4) ** 2
COUNT = 6  # coefficients
CONSTANTS = pathlib.Path(__file__).parents[2] / "cpp/src/kernel/constants.cpp"


def taylor(first, degree):
    """first * degree! times the tail of the series of sine or cosine that begins at this degree."""

    def value(z):
        total, term, k = mpf(0), mpf(first), degree
        for _ in range(16):
            total += term
            term *= -z / ((k + 1) * (k + 2))
            k += 2
        return total

    return value


def weight_of_sine(z):
    x = sqrt(z)
    return z * x / sin(x) if z > 0 else mpf(0)


WAVES = {
    "sine": (taylor(mpf(-1) / 6, 3), weight_of_sine),
    "cosine": (taylor(mpf(1) / 24, 4), lambda z: z * z),
}


def extrema(errors, wanted):
    """Indices at which the error is largest, with alternating signs."""
    found = []
    for i, error in enumerate(errors):
        sides = errors[max(i - 1, 0) : i + 2]
        if any(side * error > 0 and abs(side) > abs(error) for side in sides):
            continue
        if found and errors[found[-1]] * error > 0:
            if abs(error) > abs(errors[found[-1]]):
                found[-1] = i
        else:
            found.append(i)
    while len(found) > wanted:
        found.pop(0 if abs(errors[found[0]]) < abs(errors[found[-1]]) else -1)
    return found


def remez(function, weight, powers):
    """Coefficients of these powers of z with the least largest weighted error."""
    size = len(powers)
    grid = [END * i / 240 for i in range(241)]
    places = [END / 2 * (1 - cos(pi * (2 * i + 1) / (2 * size + 2))) for i in range(size + 1)]
    for _ in range(7):
        system, right = matrix(size + 1, size + 1), matrix(size + 1, 1)
        for i, z in enumerate(places):
            for j, power in enumerate(powers):
                system[i, j] = z**power * weight(z)
            system[i, size] = (-1) ** i
            right[i] = function(z) * weight(z)
        solution = list(lu_solve(system, right))[:size]
        errors = [
            (sum(c * z**p for c, p in zip(solution, powers)) - function(z)) * weight(z) for z in grid
        ]
        found = extrema(errors, size + 1)
        if len(found) <= size:
            break
        places = [grid[i] for i in found]
    return solution


def fitted(function, weight):
    fixed = []
    for power in range(COUNT):
        known = list(fixed)

        def rest(z):
            return function(z) - sum(mpf(c) * z**i for i, c in enumerate(known))

        fixed.append(float(remez(rest, weight, range(power, COUNT))[0]))
    return fixed


def largest_error(function, weight, coefficients):
    places = [END * i / 600 for i in range(601)]
    return max(
        abs(sum(mpf(c) * z**i for i, c in enumerate(coefficients)) - function(z)) * weight(z)
        for z in places
    )


def in_use():
    """The first twelve constants: six of the sine, six of the cosine."""
    text = CONSTANTS.read_text()
    found = [float.fromhex(each) for each in re.findall(r"F64x2\{(-?0x[0-9a-fp.+-]+),", text)]
    return {"sine": found[:COUNT], "cosine": found[COUNT : 2 * COUNT]}


if __name__ == "__main__":
    for name, used in in_use().items():
        function, weight = WAVES[name]
        best = fitted(function, weight)
        for title, values in (("fitted", best), ("in use", used)):
            bits = float(log(largest_error(function, weight, values), 2))
            print(f"{name}, {title}: error 2^{bits:.2f}")
            print("  " + " ".join(value.hex() for value in values))
