// The native kernel, through Google Benchmark, and NumPy where it is installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildTree } from '../../web/tools/system/compilers.js';
import { buildFolder } from '../../web/tools/system/paths.js';
import { kRepetitions, spreadOf } from './timing.js';

/** @typedef {import('./rows.js').Row} Row */

const numpyScript = `
import json, sys, time
import numpy as np
omegas = 10000.0 ** (-2 * np.arange(256) / 512)
def table():
    angle = np.arange(512.0)[:, None] * omegas
    out = np.empty((512, 512), np.float32)
    out[:, 0::2] = np.sin(angle)
    out[:, 1::2] = np.cos(angle)
times = []
table()
for _ in range(${kRepetitions}):
    start = time.perf_counter()
    table()
    times.append(1e9 * (time.perf_counter() - start))
json.dump(times, sys.stdout)
`;

/** @returns {number[] | null} nanoseconds for 512 x 512 values */
function timesOfNumpy() {
  const { OPENBLAS_CORETYPE, OPENBLAS_L2_SIZE, ...env } = process.env;
  for (const python of ['/usr/bin/python3', 'python3']) {
    const { status, stdout } = spawnSync(python, ['-c', numpyScript], { encoding: 'utf8', env });
    if (status === 0) return JSON.parse(stdout);
  }
  return null;
}

/** @returns {Promise<Map<string, number[]>>} nanoseconds by name */
async function timesOfBenchmark() {
  await buildTree({
    folder: 'native-bench',
    options: ['-DCMAKE_BUILD_TYPE=Release', '-DPOSENC_BENCH=ON', '-DPOSENC_TESTS=OFF'],
    targets: ['posenc_bench'],
  });
  const { status, stdout, stderr } = spawnSync(
    path.join(buildFolder, 'native-bench/tests/bench/posenc_bench'),
    [
      '--benchmark_format=json',
      `--benchmark_repetitions=${kRepetitions}`,
      '--benchmark_enable_random_interleaving=true',
      '--benchmark_min_time=0.02',
    ],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`The native benchmark failed: ${stderr}`);
  /** @type {Map<string, number[]>} */
  const times = new Map();
  for (const { name, run_type: kind, cpu_time: time } of JSON.parse(stdout).benchmarks) {
    if (kind === 'iteration') times.set(name, [...(times.get(name) ?? []), time]);
  }
  return times;
}

/** @returns {Promise<Row[]>} */
export async function measureNatively() {
  const times = await timesOfBenchmark();
  const of = (/** @type {string} */ name) => {
    const found = times.get(name);
    if (!found) throw new Error(`The native benchmark has no ${name}.`);
    return found;
  };
  /** @param {number[]} above @param {number[]} below */
  const ratios = (above, below) => spreadOf(above.map((time, turn) => time / below[turn]));
  /** @type {Row[]} */
  const rows = [
    [512, 512],
    [10000, 512],
  ].map(([count, width]) => ({
    name: `encode / fill, ${count} x ${width}`,
    unit: '',
    better: 'less',
    spread: ratios(of(`Encode/${count}`), of(`Fill/${count}`)),
  }));
  rows.push({
    name: 'std::sin and std::cos / encode, 512 x 512',
    unit: '',
    better: 'more',
    spread: ratios(of('StandardLibrary/512'), of('Encode/512')),
  });
  const numpy = timesOfNumpy();
  if (numpy) {
    const spread = ratios(numpy, of('Encode/512'));
    rows.push({ name: 'NumPy / encode, 512 x 512', unit: '', better: 'more', spread });
  }
  return rows;
}
