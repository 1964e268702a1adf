import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildTree } from './compilers.js';
import { buildFolder } from './paths.js';
import { Failure } from './steps.js';

export const moduleFolder = path.join(buildFolder, 'wasm/module');

/**
 * One glue serves both builds of the module; should a compiler ever write two different ones,
 * the scalar build would break only where nobody looks.
 *
 * @param {string} simd text of the one glue
 * @param {string} scalar text of the other
 */
export function isSameGlue(simd, scalar) {
  return scalar.replaceAll('posenc-scalar.', 'posenc.') === simd;
}

export async function buildWasm() {
  await buildTree({
    folder: 'wasm',
    wasm: true,
    options: ['-DCMAKE_BUILD_TYPE=Release', '-DPOSENC_MODULE=ON', '-DPOSENC_TESTS=OFF'],
    targets: ['posenc_module', 'posenc_module_scalar', 'posenc_module_encode'],
  });
  const glue = ['posenc.js', 'posenc-scalar.js'].map((name) =>
    readFileSync(path.join(moduleFolder, name), 'utf8'),
  );
  if (!isSameGlue(glue[0] ?? '', glue[1] ?? '')) {
    throw new Failure('The glue of the SIMD and of the scalar module differ; one must serve both.');
  }
}
