import path from 'node:path';
import { buildTree } from './compilers.js';
import { buildFolder } from './paths.js';
import { exitCodeOf } from './steps.js';

/** @typedef {import('./compilers.js').Tree} Tree */

/** The library's own tests, where memory errors and undefined behaviour end the run. @type {Tree} */
const native = {
  folder: 'native',
  options: ['-DCMAKE_BUILD_TYPE=RelWithDebInfo', '-DPOSENC_TESTS=ON', '-DPOSENC_SANITIZE=ON'],
};

/** The same tests as they run in a browser: compiled to WebAssembly, under Node. @type {Tree} */
const wasm = {
  folder: 'wasm-tests',
  wasm: true,
  options: ['-DCMAKE_BUILD_TYPE=Release', '-DPOSENC_TESTS=ON', '-DPOSENC_MODULE=OFF'],
};

/** @param {Tree} tree @returns {Promise<boolean>} whether all of its tests passed */
async function passes(tree) {
  await buildTree(tree);
  const args = ['--test-dir', path.join(buildFolder, tree.folder), '--output-on-failure'];
  return (await exitCodeOf('ctest', [...args, '--no-tests=error'])) === 0;
}

export const passesNatively = () => passes(native);
export const passesAsWasm = () => passes(wasm);
