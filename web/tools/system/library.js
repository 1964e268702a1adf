import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifyFile } from '../page/minify.js';
import { dist, root } from './paths.js';
import { moduleFolder } from './wasm.js';

/** @param {Uint8Array} bytes the form that fetch and script tags take */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** The modules by the names of their files; each has a build without SIMD beside it. */
export const moduleNames = ['posenc', 'posenc-lesson', 'posenc-labs', 'posenc-encode'];

/** What any bundle that holds web/engine must be given. */
export function engineOptions() {
  const define = Object.fromEntries(
    moduleNames.flatMap((name) => {
      const constant = name.toUpperCase().replaceAll('-', '_');
      return [
        [`${constant}_INTEGRITY`, `${name}.wasm`],
        [`${constant}_SCALAR_INTEGRITY`, `${name}-scalar.wasm`],
      ];
    }),
  );
  for (const [constant, file] of Object.entries(define)) {
    define[constant] = JSON.stringify(integrityOf(readFileSync(path.join(moduleFolder, file))));
  }
  return { define };
}

/**
 * Before TypeScript 5.7 an array does not say what its memory is.
 *
 * @param {string} folder
 * @param {string} name
 */
function writeOlderTypes(folder, name) {
  const types = readFileSync(path.join(root, 'cpp/bindings', name), 'utf8');
  mkdirSync(path.join(folder, 'types-5.6'), { recursive: true });
  writeFileSync(
    path.join(folder, 'types-5.6', name),
    types.replaceAll('Array<ArrayBuffer>', 'Array'),
  );
}

function packageVersion() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;
}

/**
 * The package as others import it: the engine, its worker, the modules, the types.
 *
 * @param {string} [folder] where to
 */
export async function buildLibrary(folder = dist) {
  // Imported here, since this file is loaded before npm ci may have run.
  const { build } = await import('esbuild');
  const entries = {
    posenc: 'web/engine/index.js',
    'posenc-command': 'web/commands/index.js',
    'posenc-encode': 'web/engine/encode/index.js',
    'posenc-labs': 'web/engine/labs/index.js',
    'posenc-labs-worker': 'web/engine/labs/worker.js',
    'posenc-lesson': 'web/engine/lesson/index.js',
    'posenc-worker': 'web/engine/worker.js',
  };
  await build({
    define: { ...engineOptions().define, POSENC_VERSION: JSON.stringify(packageVersion()) },
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
    ),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    // Node's own modules, which the command alone imports.
    external: ['node:*'],
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const name of Object.keys(entries)) await minifyFile(path.join(folder, `${name}.js`));
  chmodSync(path.join(folder, 'posenc-command.js'), 0o755);
  for (const name of moduleNames) {
    for (const file of [`${name}.wasm`, `${name}-scalar.wasm`]) {
      copyFileSync(path.join(moduleFolder, file), path.join(folder, file));
    }
    const types = `${name}.d.ts`;
    copyFileSync(path.join(root, 'cpp/bindings', types), path.join(folder, types));
    writeOlderTypes(folder, types);
  }
}
