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
  return scalar.replaceAll('-scalar.', '.') === simd;
}

/**
 * The modules as one looks into them: no optimisation to speak of, names, assertions, checks of the
 * stack. Too slow and too large to ship.
 *
 * @returns {Promise<string>} the folder that they are in
 */
export async function buildDebugWasm() {
  await buildTree({
    folder: 'wasm-debug',
    wasm: true,
    options: ['-DCMAKE_BUILD_TYPE=Debug', '-DPOSENC_MODULE=ON', '-DPOSENC_TESTS=OFF'],
    targets: ['posenc_module_lesson', 'posenc_module_lesson_scalar'],
  });
  return path.join(buildFolder, 'wasm-debug/module');
}

export async function buildWasm() {
  await buildTree({
    folder: 'wasm',
    wasm: true,
    options: ['-DCMAKE_BUILD_TYPE=Release', '-DPOSENC_MODULE=ON', '-DPOSENC_TESTS=OFF'],
    targets: ['', '_lesson', '_labs', '_encode'].flatMap((name) =>
      ['', '_scalar'].map((flavour) => `posenc_module${name}${flavour}`),
    ),
  });
  for (const name of ['posenc', 'posenc-lesson', 'posenc-labs', 'posenc-encode']) {
    const [simd = '', scalar = ''] = [`${name}.js`, `${name}-scalar.js`].map((file) =>
      readFileSync(path.join(moduleFolder, file), 'utf8'),
    );
    if (!isSameGlue(simd, scalar)) {
      throw new Failure(`The glue of ${name} with and without SIMD differ; one must serve both.`);
    }
  }
}
