// The table as Chromium measures it, on a page of its own, and the repaints of the real page.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../web/tools/system/chromium.js';
import { engineOptions } from '../../web/tools/system/library.js';
import { buildFolder, dist, root } from '../../web/tools/system/paths.js';
import { serve } from '../../web/tools/system/serve.js';
import { measureRepaints } from '../browser/repaint.js';
import { peersFolder } from './set-up.js';

/** @typedef {import('./rows.js').Row} Row */

const site = path.join(buildFolder, 'bench-site');

/** @param {Uint8Array} kernelBytes */
async function buildSite(kernelBytes) {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.join(site, 'ort'), { recursive: true });
  const { build } = await import('esbuild');
  await build({
    ...engineOptions(),
    entryPoints: [path.join(root, 'tests/bench/browser-page.js')],
    outfile: path.join(site, 'bench.js'),
    nodePaths: [path.join(peersFolder, 'node_modules')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  for (const name of ['posenc.wasm', 'posenc-scalar.wasm']) {
    copyFileSync(path.join(dist, name), path.join(site, name));
  }
  writeFileSync(path.join(site, 'posenc_bench_module.wasm'), kernelBytes);
  const ort = path.join(peersFolder, 'node_modules/onnxruntime-web/dist');
  for (const name of ['ort-wasm-simd-threaded.wasm', 'ort-wasm-simd-threaded.mjs']) {
    cpSync(path.join(ort, name), path.join(site, 'ort', name));
  }
  writeFileSync(
    path.join(site, 'index.html'),
    '<!doctype html><title>Benchmark</title><script type="module" src="bench.js"></script>',
  );
}

/** @param {Uint8Array} kernelBytes @returns {Promise<Row[]>} */
export async function measureInChromium(kernelBytes) {
  await buildSite(kernelBytes);
  const server = await serve(site);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
    await page.goto(server.url);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    return await page.evaluate(() => /** @type {any} */ (globalThis).measure());
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The slowest slider of the slowest figure. @returns {Promise<Row[]>} */
export async function measurePage() {
  const all = await measureRepaints();
  const [slowest] = all;
  const medians = all.map(({ median }) => median).sort((a, b) => a - b);
  const middle = medians[Math.floor(medians.length / 2)];
  return [
    {
      name: `slider event to painted figure, slowest (${slowest.figure}, ${slowest.slider})`,
      unit: 'ms',
      bar: 16.7,
      better: 'less',
      spread: { median: slowest.median, low: slowest.median, high: slowest.worst },
    },
    {
      name: `slider event to painted figure, median of ${all.length} sliders`,
      unit: 'ms',
      bar: 16.7,
      better: 'less',
      spread: { median: middle, low: medians[0], high: medians[medians.length - 1] },
    },
  ];
}
