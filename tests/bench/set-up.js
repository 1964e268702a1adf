// What only the benchmark needs: its own WebAssembly module, and libraries to measure against.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildTree } from '../../web/tools/system/compilers.js';
import { buildFolder } from '../../web/tools/system/paths.js';
import { run } from '../../web/tools/system/steps.js';

export const peersFolder = path.join(buildFolder, 'bench-peers');

const peers = {
  'onnxruntime-web': '1.30.0',
  '@tensorflow/tfjs-core': '4.22.0',
  '@tensorflow/tfjs-backend-cpu': '4.22.0',
};

/** @param {string} name @param {string} version */
function isInstalled(name, version) {
  const file = path.join(peersFolder, 'node_modules', name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
}

export async function installPeers() {
  const wanted = Object.entries(peers);
  if (wanted.every(([name, version]) => isInstalled(name, version))) return;
  const names = wanted.map(([name, version]) => `${name}@${version}`);
  process.stdout.write(`installing with npm, for the benchmark alone: ${names.join(', ')}\n`);
  mkdirSync(peersFolder, { recursive: true });
  const manifest = { name: 'posenc-bench-peers', private: true };
  writeFileSync(path.join(peersFolder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-save', '--ignore-scripts', ...names], { cwd: peersFolder });
}

/** onnxruntime-web and TensorFlow.js, as Node loads them. */
export function peersOfNode() {
  const require = createRequire(path.join(peersFolder, 'package.json'));
  const tf = require('@tensorflow/tfjs-core');
  require('@tensorflow/tfjs-backend-cpu');
  return { ort: require('onnxruntime-web'), tf };
}

/** @returns {Promise<Uint8Array<ArrayBuffer>>} the bench module */
export async function buildKernel() {
  await buildTree({
    folder: 'wasm-bench',
    wasm: true,
    options: [
      '-DCMAKE_BUILD_TYPE=Release',
      '-DPOSENC_BENCH=ON',
      '-DPOSENC_MODULE=OFF',
      '-DPOSENC_TESTS=OFF',
    ],
    targets: ['posenc_bench_module'],
  });
  const file = path.join(buildFolder, 'wasm-bench/tests/bench/posenc_bench_module.wasm');
  return new Uint8Array(readFileSync(file));
}
