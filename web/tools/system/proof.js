// The known blocks of the kernel (cpp/src/kernel/known.hpp) are proved for one text of the kernel,
// one set of flags and some compilers. tests/proof/known_blocks.json says for which.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildTree } from './compilers.js';
import { buildFolder, root } from './paths.js';
import { filesUnder } from './stamps.js';
import { Failure, timed } from './steps.js';

/** @typedef {{sources: string, compilers: string[], checksum: string}} Stamp */

const stampFile = path.join(root, 'tests/proof/known_blocks.json');

/** What the bits of a float table depend on. */
const sources = [
  'cpp/src/exact',
  'cpp/src/kernel',
  'cpp/src/plan_tables.cpp',
  'cpp/src/plan_tables.hpp',
  'tests/proof/checksum.hpp',
  'tests/proof/known_blocks.cpp',
];
const flagFiles = ['cpp/CMakeLists.txt', 'cpp/bindings/CMakeLists.txt'];

/** The program text without comments and spaces: better words need no new proof. @param {string} text */
export function essence(text) {
  return text.replace(/\/\/.*$/gm, '').replace(/\s+/g, '');
}

/** Code generation flags, each once. @param {string} text of a CMakeLists.txt */
export function flagsIn(text) {
  const flags = text.replace(/#.*$/gm, '').match(/(?<![\w-])-(?:f|m|O)[\w=-]+/g) ?? [];
  return [...new Set(flags)].sort();
}

/** @returns {string} */
export function fingerprintOfKernel() {
  const hash = createHash('sha256');
  const code = (/** @type {string} */ file) => /\.(cpp|hpp|inc)$/.test(file);
  for (const file of sources.flatMap((name) => filesUnder(path.join(root, name))).filter(code)) {
    hash.update(`\0${path.relative(root, file)}\0${essence(readFileSync(file, 'utf8'))}`);
  }
  for (const name of flagFiles) {
    hash.update(`\0${flagsIn(readFileSync(path.join(root, name), 'utf8')).join(' ')}`);
  }
  return hash.digest('hex');
}

/** The compilers on this machine, by name and version. @returns {string[]} */
export function compilersHere() {
  return [
    ['emcc', '--version'],
    ['c++', '--version'],
  ].map(([command = '', option = '']) => {
    const { stdout } = spawnSync(command, [option], { encoding: 'utf8' });
    return (stdout ?? '').split('\n')[0]?.trim() ?? '';
  });
}

/** @returns {Stamp} */
export function readStamp() {
  return JSON.parse(readFileSync(stampFile, 'utf8'));
}

/**
 * Runs one of the programs and answers with the checksum that it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function checksumOf(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(text.trim());
      else reject(new Failure('A known block is not rounded correctly without a watch.'));
    });
  });
}

/**
 * Compares every float of every known block with the watched kernel's, natively, and the WebAssembly
 * builds with that by checksum. Takes some minutes. @returns {Promise<string>} the checksum
 */
export async function proveKnownBlocks() {
  const options = [
    '-DCMAKE_BUILD_TYPE=Release',
    '-DPOSENC_PROOF=ON',
    '-DPOSENC_TESTS=OFF',
    '-DPOSENC_MODULE=OFF',
  ];
  await buildTree({ folder: 'proof', options, targets: ['known_blocks'] });
  const targets = ['known_blocks_simd', 'known_blocks_scalar'];
  await buildTree({ folder: 'wasm-proof', wasm: true, options, targets });
  const native = path.join(buildFolder, 'proof/tests/proof/known_blocks');
  const checksum = await timed('proof, native', () => checksumOf(native, ['compare']));
  for (const name of targets) {
    const file = path.join(buildFolder, 'wasm-proof/tests/proof', `${name}.cjs`);
    const other = await timed(`proof, ${name}`, () =>
      checksumOf(process.execPath, [file, 'checksum']),
    );
    if (other === checksum) continue;
    throw new Failure(
      `${name} makes other floats (${other}) than the native kernel (${checksum}).`,
    );
  }
  return checksum;
}

/** Proves, and says so in the stamp. */
export async function proveAndStamp() {
  const checksum = await proveKnownBlocks();
  const [fingerprint, before] = [fingerprintOfKernel(), readStamp()];
  const others = before.sources === fingerprint ? before.compilers : [];
  const compilers = [...new Set([...others, ...compilersHere()])].sort();
  /** @type {Stamp} */
  const stamp = { sources: fingerprint, compilers, checksum };
  writeFileSync(stampFile, `${JSON.stringify(stamp, null, 2)}\n`);
}
