import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifyFile } from '../page/minify.js';
import { dist, root } from './paths.js';
import { moduleFolder } from './wasm.js';

/** @param {Uint8Array} bytes the form that fetch and script tags take */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** What any bundle that holds web/engine must be given. */
export function engineOptions() {
  const integrity = (/** @type {string} */ name) =>
    JSON.stringify(integrityOf(readFileSync(path.join(moduleFolder, name))));
  return {
    define: {
      POSENC_INTEGRITY: integrity('posenc.wasm'),
      POSENC_SCALAR_INTEGRITY: integrity('posenc-scalar.wasm'),
    },
  };
}

/** The package as others import it: the engine, its worker, the modules, the types. */
export async function buildLibrary() {
  // Imported here, since this file is loaded before npm ci may have run.
  const { build } = await import('esbuild');
  await build({
    ...engineOptions(),
    entryPoints: {
      posenc: path.join(root, 'web/engine/index.js'),
      'posenc-worker': path.join(root, 'web/engine/worker.js'),
    },
    outdir: dist,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const name of ['posenc.js', 'posenc-worker.js']) await minifyFile(path.join(dist, name));
  for (const name of ['posenc.wasm', 'posenc-scalar.wasm']) {
    copyFileSync(path.join(moduleFolder, name), path.join(dist, name));
  }
  copyFileSync(path.join(root, 'cpp/bindings/posenc.d.ts'), path.join(dist, 'posenc.d.ts'));
}
