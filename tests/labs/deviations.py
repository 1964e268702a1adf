#!/usr/bin/env python3
"""Writes what NumPy and PyTorch themselves make of the recipes: deviations.py FOLDER.

FOLDER/LIBRARY-RECIPE.npy: float32, shape (positions, 512), base 10000, and FOLDER/made.json with the
positions and the libraries' versions. Every recipe is written as the frameworks' users write it.
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

D, BASE = 512, 10000.0
POSITIONS = list(range(0, 400)) + [1000, 5000, 50000, 10**6]


def interleaved(sine, cosine):
    return np.stack([sine, cosine], axis=-1).reshape(len(sine), -1)


def by_numpy(recipe):
    if recipe == "float16":
        kind = np.float16
        factor = kind(-math.log(BASE) / D)
        omega = np.exp(np.arange(0, D, 2).astype(kind) * factor)
    elif recipe == "float32-exp":
        kind = np.float32
        omega = np.exp(np.arange(0, D, 2, dtype=kind) * kind(-math.log(BASE) / D))
    elif recipe == "float32-pow":
        kind = np.float32
        omega = kind(1) / np.power(kind(BASE), np.arange(0, D, 2, dtype=kind) / kind(D))
    else:
        return None
    with np.errstate(over="ignore", invalid="ignore"):
        angles = np.array(POSITIONS).astype(kind)[:, None] * omega
        assert angles.dtype == kind
        return interleaved(np.sin(angles), np.cos(angles))


def by_torch(recipe):
    if recipe == "float32-exp":
        omega = torch.exp(torch.arange(0, D, 2).float() * (-math.log(BASE) / D))
    elif recipe == "float32-pow":
        omega = 1.0 / (BASE ** (torch.arange(0, D, 2).float() / D))
    elif recipe == "bfloat16-omegas":
        omega = torch.exp(torch.arange(0, D, 2).float() * (-math.log(BASE) / D)).bfloat16().float()
    elif recipe == "bfloat16":
        omega = torch.exp(torch.arange(0, D, 2).bfloat16() * (-math.log(BASE) / D))
    else:
        return None
    narrow = recipe == "bfloat16"
    positions = torch.tensor(POSITIONS, dtype=torch.bfloat16 if narrow else torch.float32)
    angles = positions[:, None] * omega
    return interleaved(*(f(angles).float().numpy() for f in (torch.sin, torch.cos)))


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    versions = {"numpy": np.__version__}
    if torch is not None:
        versions["torch"] = torch.__version__
    made = []
    for recipe in ("float32-exp", "float32-pow", "float16", "bfloat16-omegas", "bfloat16"):
        for library, by in (("numpy", by_numpy), ("torch", by_torch if torch else lambda _: None)):
            table = by(recipe)
            if table is None:
                continue
            np.save(folder / f"{library}-{recipe}.npy", table.astype(np.float32))
            made.append([library, recipe])
    facts = {"dModel": D, "base": BASE, "positions": POSITIONS, "versions": versions, "made": made}
    (folder / "made.json").write_text(json.dumps(facts))


if __name__ == "__main__":
    main()
