#!/usr/bin/env python3
"""Writes averages.csv: exact means of the encoding over many positions, for both suites.

Each line is the mean of sin or cos (dimension even or odd) of omega * p over p = from + j * step,
j = 0 ... slots - 1, from = first + row * slots * step, taken exactly. Up to 1000 positions they are
added up one by one; beyond that the geometric series of e^(i omega p) is summed at 160 digits, which
is checked against the plain sum wherever there is one. `value` is the double nearest to the mean.
Needs mpmath, which the tests do not.
"""

import csv
import pathlib
import random
from fractions import Fraction

from mpmath import mp, mpc, mpf

mp.dps = 160

LADDERS = [(2, 10000.0), (64, 10000.0), (512, 10000.0), (6, 1.0), (34, 1e30), (66, 500000.0)]
FIRSTS = [0.0, 1e6, 2.0**53 - 1e4, -1234.5, 0.1]
SLOTS = [1, 2, 3, 44, 710, 10**6, 10**9, 2**40]
# The last has almost whole turns from slot to slot at omega = 1: 710 is near 113 turns.
STEPS = [1.0, 0.5, -3.0, 0.1, 710.0, 5e-324]
SEED = 20170612


def real(value):
    fraction = Fraction(value)
    return mpf(fraction.numerator) / mpf(fraction.denominator)


def mean(omega, start, step, slots, odd):
    turn = mp.expj(omega * real(step))
    series = mp.expj(omega * real(start)) * (turn**slots - 1) / (turn - 1) if turn != 1 else None
    if slots <= 1000:
        total = mpc(0)
        for j in range(slots):
            total += mp.expj(omega * real(start + j * step))
        if series is not None and step > 1e-100:
            assert abs(total - series) < mpf(10) ** -90
    elif series is None or abs(Fraction(step)) < Fraction(1, 10**60):
        total = mp.expj(omega * real(start)) * slots
    else:
        total = series
    total /= slots
    return total.imag if odd == 0 else total.real


def main():
    rng = random.Random(SEED)
    lines = []
    for d_model, base in LADDERS:
        for slots in SLOTS:
            for first in FIRSTS:
                step = rng.choice(STEPS) if rng.random() < 0.4 else 1.0
                row = rng.choice([0, 1, 7])
                last = Fraction(first) + ((row + 1) * slots - 1) * Fraction(step)
                if abs(last) > 2**53:
                    step, row = -1.0, 0
                    last = Fraction(first) - (slots - 1)
                    if abs(last) > 2**53:
                        continue
                start = Fraction(first) + row * slots * Fraction(step)
                for pair in sorted({0, d_model // 2 - 1, rng.randrange(d_model // 2)}):
                    omega = mp.power(mpf(base), -2 * mpf(pair) / d_model)
                    for odd in (0, 1):
                        true = mean(omega, start, Fraction(step), slots, odd)
                        line = (d_model, base, first, step, slots, row, 2 * pair + odd)
                        lines.append([repr(number) for number in (*line, float(true))])
    with open(pathlib.Path(__file__).with_name("averages.csv"), "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow("d_model base first step slots row dimension value".split())
        writer.writerows(lines)


if __name__ == "__main__":
    main()
