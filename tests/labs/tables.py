#!/usr/bin/env python3
"""Writes tables of many conventions and what made each: tables.py FOLDER COUNT MISFITS SEED.

Each FOLDER/NAME.npy comes with its truth in FOLDER/truth.json. The recipes are those that frameworks
use, in NumPy's arithmetic (and PyTorch's, where it can be imported): frequencies by exp and log or
by pow, in float32 or float64, the result stored as float32 or float16. The misfits fit none: random
numbers, learned-looking waves, frequencies off the ladder, phases of their own.
"""

import json
import math
import pathlib
import sys

import numpy as np

try:
    import torch
except ImportError:
    torch = None


def frequencies(rng, ladder, base, h, recipe):
    denominator = h if ladder == "paper" else h - 1
    k = np.arange(h)
    if recipe == "double":
        return np.power(float(base), -k / denominator)
    if torch is not None and recipe.startswith("torch"):
        steps = torch.arange(h, dtype=torch.float32)
        if recipe == "torch-exp":
            return torch.exp(steps * (-math.log(base) / denominator)).numpy()
        return (1.0 / (base ** (steps / denominator))).numpy()
    if recipe == "float-exp":
        factor = np.float32(-math.log(base) / denominator)
        return np.exp(k.astype(np.float32) * factor)
    return np.float32(1) / np.power(np.float32(base), k.astype(np.float32) / np.float32(denominator))


def table_of(rng):
    d = int(rng.choice([8, 10, 16, 24, 32, 64, 66, 128, 256, 512]))
    n = int(rng.integers(16, 200))
    store = rng.choice(["float32", "float16"])
    ladder = rng.choice(["paper", "endpoint"])
    layout = rng.choice(["interleaved", "sin|cos", "cos|sin"])
    base = float(rng.choice([10000, 100, 1000, 500000, 1e6, 10 ** rng.uniform(1.5, 6.5)]))
    start = int(rng.choice([0, 1, 2, rng.integers(0, 2000)]))
    scale = float(rng.choice([1, math.sqrt(d), 0.5, rng.uniform(0.1, 20)]))
    recipes = ["double", "float-exp", "float-pow"] + (["torch-exp", "torch-pow"] if torch else [])
    recipe = str(rng.choice(recipes))
    h = d // 2
    omega = frequencies(rng, ladder, base, h, recipe)
    positions = np.arange(start, start + n)
    if recipe == "double":
        angles = positions[:, None] * omega[None, :]
    else:
        angles = positions.astype(np.float32)[:, None] * omega.astype(np.float32)[None, :]
    if recipe.startswith("torch"):
        sine, cosine = (f(torch.from_numpy(angles)).numpy() for f in (torch.sin, torch.cos))
    else:
        sine, cosine = np.sin(angles), np.cos(angles)
    table = np.empty((n, d), dtype=angles.dtype)
    if layout == "interleaved":
        table[:, 0::2], table[:, 1::2] = sine, cosine
    else:
        halves = (sine, cosine) if layout == "sin|cos" else (cosine, sine)
        table = np.concatenate(halves, axis=1)
    table = (table * table.dtype.type(scale)).astype(store)
    truth = {"ladder": str(ladder), "layout": str(layout), "base": base, "start": start,
             "scale": scale, "dtype": str(store), "recipe": recipe, "d": d, "n": n}
    return table, truth


def misfit_of(rng):
    d = int(rng.choice([8, 16, 64, 128]))
    n = int(rng.integers(16, 120))
    h = d // 2
    p = np.arange(n)[:, None]
    kind = int(rng.integers(0, 8))
    omega = 10000.0 ** (-np.arange(h) / h)
    phases = np.zeros(h)
    if kind == 0:
        table = rng.normal(size=(n, d))
        return table.astype("float32"), "noise"
    if kind == 1:
        omega = np.exp(rng.normal(size=h) - 2)
    elif kind == 2:
        phases = rng.uniform(0, 2 * np.pi, h)
    elif kind == 3:
        omega = np.linspace(1, 0.01, h)
    elif kind == 4:
        omega = omega * (1 + 0.02 * rng.normal(size=h))
    angles = p * omega + phases
    table = np.empty((n, d))
    table[:, 0::2], table[:, 1::2] = np.sin(angles), np.cos(angles)
    if kind == 5:
        table += 0.02 * rng.normal(size=table.shape)
    if kind == 6:
        table = table[:, rng.permutation(d)]
    if kind == 7:
        j = np.arange(d)
        angles = p * 10000.0 ** (-2 * j / d)
        table = np.where(j % 2 == 0, np.sin(angles), np.cos(angles))
    names = "noise random-frequencies random-phases linear jitter noisy permuted not-halved".split()
    return table.astype(rng.choice(["float32", "float16"])), names[kind]


def main():
    folder, count, misfits, seed = pathlib.Path(sys.argv[1]), *map(int, sys.argv[2:5])
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(seed)
    truths = {}
    for i in range(count):
        table, truth = table_of(rng)
        np.save(folder / f"table-{i}.npy", table)
        truths[f"table-{i}"] = truth
    for i in range(misfits):
        table, kind = misfit_of(rng)
        np.save(folder / f"misfit-{i}.npy", table)
        truths[f"misfit-{i}"] = {"misfit": kind}
    (folder / "truth.json").write_text(json.dumps(truths, indent=1))


if __name__ == "__main__":
    main()
