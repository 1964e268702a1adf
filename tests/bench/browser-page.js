// Runs in Chromium: the same rows as in Node, and what only a browser has.
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import * as ort from 'onnxruntime-web/wasm';
import { loadEncoder } from '../../web/engine/index.js';
import { loadKernel } from './kernel.js';
import { createPeers } from './peers.js';
import { engineRows, kernelRows } from './rows.js';
import { kRepetitions, spreadOf } from './timing.js';

/** @typedef {import('./rows.js').Row} Row */

async function measure() {
  ort.env.wasm.wasmPaths = new URL('./ort/', location.href).href;
  const encoder = await loadEncoder();
  const kernelBytes = await (await fetch('posenc_bench_module.wasm')).arrayBuffer();
  const kernel = await loadKernel(kernelBytes);
  const peers = await createPeers({ ort, tf }, encoder.frequencies({ dModel: 512 }));
  return [
    ...(await kernelRows(kernel)),
    ...(await engineRows(encoder, peers)),
    sliderRow(encoder),
    await coldStartRow(),
  ];
}

/** The ninth tenth: what a hand on the slider feels. @param {number[]} times */
function ninthTenth(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))];
  return { median: at(0.9), low: at(0.5), high: sorted[sorted.length - 1] };
}

/** A new base at each event, so that nothing can be kept. @param {any} encoder @returns {Row} */
function sliderRow(encoder) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 512;
  document.body.append(canvas);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const colours = new Uint8ClampedArray(1024).map((_, index) => index >> 2);
  const times = [];
  for (let turn = 0; turn < 20 + 5 * kRepetitions; ++turn) {
    const start = performance.now();
    const pixels = encoder.heatMap({ dModel: 512, base: 10000 + turn, count: 512, colours });
    context.putImageData(new ImageData(pixels, 512), 0, 0);
    if (turn >= 20) times.push(performance.now() - start);
  }
  const name = 'slider event, 512 x 512: encode, colour, put (p90)';
  return { name, unit: 'ms', bar: 3, better: 'less', spread: ninthTenth(times) };
}

/** The bytes are there already; compile, instantiate, first table. @returns {Promise<Row>} */
async function coldStartRow() {
  const bytes = await (await fetch('posenc.wasm')).arrayBuffer();
  const times = [];
  for (let turn = 0; turn < kRepetitions; ++turn) {
    // Bytes that the engine has not compiled before, or it would take what it kept.
    const fresh = withCustomSection(new Uint8Array(bytes), turn);
    const start = performance.now();
    const encoder = await loadEncoder({ wasm: fresh });
    encoder.encode({ dModel: 512, count: 512 });
    times.push(performance.now() - start);
  }
  const name = 'cold start: compile, instantiate, first 512 x 512';
  return { name, unit: 'ms', bar: 5, better: 'less', spread: spreadOf(times) };
}

/** The same module with a note that changes nothing. @param {Uint8Array} bytes @param {number} note */
function withCustomSection(bytes, note) {
  const longer = new Uint8Array(bytes.length + 5);
  longer.set(bytes);
  longer.set([0, 3, 1, 110, note], bytes.length);
  return longer;
}

Object.assign(globalThis, { measure });
document.documentElement.dataset.ready = '';
