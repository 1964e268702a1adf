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

/** The kernel in its own memory. @param {Kernel} kernel @returns {Promise<Row[]>} */
export async function kernelRows(kernel) {
  kernel.reserve(32000 * kWidth);
  const rows = [];
  for (const [count, width, bar] of [
    [100, 64, 9],
    [512, kWidth, 4.5],
    [10000, kWidth, 2.5],
  ]) {
    kernel.make_plan(width, 10000);
    const size = `${count} x ${width}`;
    const encode = () => kernel.encode(0, count);
    rows.push(atMost(`encode / fill, ${size}`, bar, await overFill(kernel, encode, count)));
    const least = await overFill(kernel, () => kernel.rotations_alone(count), count);
    const name = `rotations alone / fill, ${size}`;
    rows.push({ name, unit: '', better: /** @type {const} */ ('less'), spread: least });
  }
  kernel.make_plan(kWidth, 10000);
  const near = () => kernel.encode(0, 512);
  const far = () => kernel.encode(2 ** 53 - 512, 512);
  rows.push(atMost('time at position 2^53 / time at 0', 1.05, await ratioOf(far, near)));
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
  return { name: 'new base, up to the first row', unit: 'us', bar: 200, better: 'less', spread };
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
  const spread = await ratioOf(ours, () => table.fill(0.5));
  const name = 'encodeInto / Float32Array.fill, 512 x 512';
  return [...rows, { name, unit: '', better: 'less', spread }];
}
