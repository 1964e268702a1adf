#!/usr/bin/env python3
"""Writes zoom.csv: what single pixels of the zoom show, for both suites.

A pixel covers slots and dimensions by whole numbers, worked out here with fractions. Up to 4000
slots its mean is the plain sum of the values; beyond that the geometric series of e^(i omega p) is
summed at 160 digits. `mean` and `sample` are the doubles nearest to the mean of all that the pixel
covers and to the first value of it. Needs mpmath, which the tests do not.
"""

import csv
import math
import pathlib
import random
from fractions import Fraction

from mpmath import mp, mpf

mp.dps = 160

LADDERS = [(512, 10000.0), (64, 500000.0)]
FIRSTS = [0, 10**6, 2**53 - 10**4]
SCALES = [1 / 40, 1.0, 2.5, 1000.0, 1e9]
LENGTH, BREADTH, SEED = 800, 100, 20170612


def series(omega, start, slots):
    """Sum of e^(i omega p) over p = start ... start + slots - 1."""
    if slots <= 4000:
        return sum((mp.expj(omega * p) for p in range(start, start + slots)), mp.mpc(0))
    turn = mp.expj(omega)
    return mp.expj(omega * start) * (turn**slots - 1) / (turn - 1)


def covered(first, shift, scale, pixel):
    exact = lambda at: math.floor(Fraction(shift) + Fraction(at) * Fraction(scale))
    if scale < 1:
        return first + exact(Fraction(2 * pixel + 1, 2)), 1
    return first + exact(pixel), exact(pixel + 1) - exact(pixel)


def part(value, dimension):
    return value.imag if dimension % 2 == 0 else value.real


def main():
    rng = random.Random(SEED)
    lines = []
    for d_model, base in LADDERS:
        for first in FIRSTS:
            for scale in SCALES:
                for _ in range(6):
                    shift = rng.choice([0.0, 0.25, 0.8125])
                    pixel, column = rng.randrange(LENGTH), rng.randrange(BREADTH)
                    slot, slots = covered(first, shift, scale, pixel)
                    if slot + slots - 1 > 2**53:
                        pixel = rng.randrange(4)
                        slot, slots = covered(first, shift, scale, pixel)
                    if slot + slots - 1 > 2**53:
                        continue
                    low = column * d_model // BREADTH
                    high = max((column + 1) * d_model // BREADTH, low + 1)
                    total = mpf(0)
                    for j in range(low, high):
                        omega = mp.power(mpf(base), -2 * mpf(j // 2) / d_model)
                        total += part(series(omega, slot, slots), j)
                    omega = mp.power(mpf(base), -2 * mpf(low // 2) / d_model)
                    sample = part(mp.expj(omega * slot), low)
                    mean = total / (slots * (high - low))
                    line = (d_model, base, first, shift, scale, LENGTH, BREADTH, pixel, column)
                    lines.append([repr(number) for number in (*line, float(mean), float(sample))])
    with open(pathlib.Path(__file__).with_name("zoom.csv"), "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        heads = "d_model base first shift slots_per_pixel length breadth pixel column mean sample"
        writer.writerow(heads.split())
        writer.writerows(lines)


if __name__ == "__main__":
    main()
