// The rows of the table that are measured alike in Node and in Chromium.
import { hoistedLoop, textbookLoop } from './loops.js';
import { ratioOf, scaled, timeOf } from './timing.js';

/**
 * @typedef {import('./timing.js').Spread} Spread
 * @typedef {{name: string, unit: string, bar?: number, better?: 'less' | 'more', spread: Spread}} Row
 *   bar: the largest allowed where less is better, else the smallest
 * @typedef {import('./kernel.js').Kernel} Kernel
 * @typedef {{name: string, bar: number, run: () => unknown}} Peer makes 512 x 512 values in float32
 */

const kWidth = 512;

/** @param {string} name @param {number} bar @param {Spread} spread @returns {Row} */
const atMost = (name, bar, spread) => ({ name, unit: '', bar, better: 'less', spread });
/** @param {string} name @param {number} bar @param {Spread} spread @returns {Row} */
const atLeast = (name, bar, spread) => ({ name, unit: '', bar, better: 'more', spread });

// Where no block is known, so that every value is watched.
const kWatched = 1e7;

/** @param {string} name @param {Spread} spread @returns {Row} */
const reported = (name, spread) => ({ name, unit: '', better: 'less', spread });

/** The kernel in its own memory. @param {Kernel} kernel @returns {Promise<Row[]>} */
export async function kernelRows(kernel) {
  kernel.reserve(32000 * kWidth);
  const rows = [];
  for (const { count, width, known, watched } of [
    { count: 100, width: 64, known: 1.6, watched: 2.2 },
    { count: 512, width: kWidth, known: 1.4, watched: 2 },
    { count: 10000, width: kWidth, known: 1.5, watched: 2 },
  ]) {
    kernel.make_plan(width, 10000);
    const size = `${count} x ${width}`;
    const rotations = () => kernel.rotations_alone(count);
    const fromZero = () => kernel.encode(0, count);
    const far = () => kernel.encode(kWatched, count);
    rows.push(atMost(`known blocks / rot, ${size}`, known, await ratioOf(fromZero, rotations)));
    rows.push(atMost(`watched / rot, ${size}`, watched, await ratioOf(far, rotations)));
    rows.push(reported(`known blocks / fill, ${size}`, await overFill(kernel, fromZero, count)));
    rows.push(reported(`rot / fill, ${size}`, await overFill(kernel, rotations, count)));
  }
  kernel.make_plan(kWidth, 10000);
  const near = () => kernel.encode(0, 512);
  const far = () => kernel.encode(kWatched, 512);
  const last = () => kernel.encode(2 ** 53 - 512, 512);
  rows.push(atMost('time at position 2^53 / time at 10^7', 1.05, await ratioOf(last, far)));
  const many = await ratioOf(
    () => kernel.encode(0, 32000),
    () => kernel.encode(0, 256),
  );
  rows.push(atMost('time per value, 32000 rows / 256 rows', 2, scaled(many, 256 / 32000)));
  const standard = () => kernel.standard_library(0, 512);
  rows.push(atLeast('std::sin and std::cos in wasm / encode', 20, await ratioOf(standard, near)));
  return [...rows, await planRow(kernel)];
}

/**
 * Over the cheaper fill, which is the one by which the work comes out worse.
 *
 * @param {Kernel} kernel
 * @param {() => unknown} work
 * @param {number} rows
 */
async function overFill(kernel, work, rows) {
  const atOnce = await ratioOf(work, () => kernel.fill_at_once(rows));
  const byStores = await ratioOf(work, () => kernel.fill_by_stores(rows));
  return atOnce.median > byStores.median ? atOnce : byStores;
}

/** A new base each time, up to the first row. @param {Kernel} kernel @returns {Promise<Row>} */
async function planRow(kernel) {
  let base = 10000;
  const milliseconds = await timeOf(() => {
    kernel.make_plan(kWidth, ++base);
    kernel.encode(0, 1);
  });
  const spread = scaled(milliseconds, 1000);
  return { name: 'new base, up to the first row', unit: 'us', bar: 100, better: 'less', spread };
}

/**
 * The library as JavaScript calls it: a table of its own, made through a window.
 *
 * @param {any} encoder
 * @param {Peer[]} peers
 * @returns {Promise<Row[]>}
 */
export async function engineRows(encoder, peers) {
  const table = new Float32Array(512 * kWidth);
  const ours = () => encoder.encodeInto(table, { dModel: kWidth });
  /** @type {Peer[]} */
  const others = [
    { name: 'JS loop, omegas hoisted', bar: 20, run: () => hoistedLoop(table, kWidth) },
    { name: 'JS loop of the textbook', bar: 60, run: () => textbookLoop(table, kWidth) },
    ...peers,
  ];
  const rows = [];
  for (const { name, bar, run } of others) {
    rows.push(atLeast(`${name} / encodeInto`, bar, await ratioOf(run, ours)));
  }
  const windows = () => encoder.eachWindow({ dModel: kWidth, count: 512 }, () => {});
  const copy = new Float32Array(table.length);
  return [
    ...rows,
    reported('encodeInto / eachWindow, 512 x 512', await ratioOf(ours, windows)),
    reported(
      'copy of the table / eachWindow, 512 x 512',
      await ratioOf(() => copy.set(table), windows),
    ),
    reported(
      'encodeInto / Float32Array.fill, 512 x 512',
      await ratioOf(ours, () => table.fill(0.5)),
    ),
  ];
}
