#!/usr/bin/env python3
"""Writes encoding.csv: exact values of the encoding, for the C++ and the JavaScript suites alike.

Each line is one value: sin or cos (dimension even or odd) of omega * position, where
omega = base^(-2i/d_model), i = dimension // 2 and position = first + row * step, taken exactly.
`value` is the double nearest to the true value, `rest` the double nearest to what is left, so that
value + rest is true to more than 100 bits. Needs mpmath, which the tests do not.

The last lines are those of hardest.csv: of 75 million values, the ones that lie nearest to a midpoint
between two float32, found by search_rounding.cpp.
"""

import csv
import pathlib
import random
from fractions import Fraction

from mpmath import mp, mpf

mp.dps = 120

LADDERS = [
    (2, 10000.0),
    (4, 10000.0),
    (4, 1.0),
    (6, 10000.0),
    (10, 100.0),
    (14, 3.7),
    (34, 1e300),
    (64, 10000.0),
    (64, 100.0),
    (66, 500000.0),
    (128, 10000.0),
    (510, 2.0),
    (512, 10000.0),
    (512, 1.0000001),
    (1026, 1e10),
    (16384, 10000.0),
]

# first, step, row: whole numbers, fractions, negatives, the ends of what is allowed, and
# positions that lie between two doubles.
RUNS = [
    (0.0, 1.0, 0),
    (0.0, 1.0, 1),
    (0.0, 1.0, 3),
    (0.0, 1.0, 50),
    (0.0, 1.0, 4097),
    (44.0, 1.0, 0),
    (710.0, 1.0, 0),
    (50000.0, 1.0, 0),
    (103993.0, 1.0, 0),
    (999000.0, 1.0, 1000),
    (16777217.0, 1.0, 0),
    (1e9, 1.0, 7),
    (2.0**53 - 5, 1.0, 5),
    (2.0**53, 0.0, 3),
    (2.0**53, -1.0, 1),
    (-(2.0**53), 1.0, 0),
    (-3.0, 1.0, 0),
    (-3.0, 1.0, 3),
    (0.5, 1.0, 0),
    (0.1, 0.0, 0),
    (-0.3, 0.1, 3),
    (0.0, 0.1, 99999),
    (1e9, 0.1, 12345),
    (2.0**52, 0.3, 777),
    (1e-300, 1.0, 0),
    (5e-324, 1.0, 0),
    (2.0**-40, 2.0**-80, 513),
    (1e15, 1 / 3, 1000),
]

SEED = 20170612


def dimensions_of(d_model, rng):
    """The first pair, the last, and some between them."""
    pairs = {0, d_model // 2 - 1, d_model // 4, *(rng.randrange(d_model // 2) for _ in range(2))}
    return [2 * pair + odd for pair in sorted(pairs) for odd in (0, 1)]


def exact(d_model, base, first, step, row, dimension):
    position = Fraction(first) + row * Fraction(step)
    omega = mp.power(mpf(base), -2 * mpf(dimension // 2) / d_model)
    angle = omega * mpf(position.numerator) / mpf(position.denominator)
    return mp.cos(angle) if dimension % 2 else mp.sin(angle)


def line_of(*run):
    true = exact(*run)
    value = float(true)
    return [repr(number) for number in (*run, value, float(true - mpf(value)))]


def hardest():
    with open(pathlib.Path(__file__).with_name("hardest.csv"), newline="") as file:
        for line in csv.DictReader(file):
            reals = [float(line[name]) for name in ("base", "first", "step")]
            yield int(line["d_model"]), *reals, int(line["row"]), int(line["dimension"])


def main():
    rng = random.Random(SEED)
    lines = []
    for d_model, base in LADDERS:
        for first, step, row in RUNS:
            for dimension in dimensions_of(d_model, rng):
                lines.append(line_of(d_model, base, first, step, row, dimension))
    lines += [line_of(*run) for run in hardest()]
    with open(pathlib.Path(__file__).with_name("encoding.csv"), "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow("d_model base first step row dimension value rest".split())
        writer.writerows(lines)


if __name__ == "__main__":
    main()
