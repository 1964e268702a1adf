import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configureTree } from './compilers.js';
import { root } from './paths.js';
import { filesUnder, isFresh, mark } from './stamps.js';
import { exitCodeOf, say } from './steps.js';

/** @param {string} name a program that npm ci installed */
export function local(name) {
  return path.join(root, 'node_modules/.bin', name);
}

// Biome takes its settings from the folder that it starts in.
export const biomeFolder = path.join(root, 'web');
export const biomePlaces = ['.', '../tests'];

/** @param {RegExp} pattern */
function cppFiles(pattern) {
  return ['cpp', 'tests']
    .flatMap((folder) => filesUnder(path.join(root, folder)))
    .filter((file) => pattern.test(file));
}

export const formattedCpp = () => cppFiles(/\.(cpp|hpp)$/);

async function biome() {
  const args = ['check', '--error-on-warnings', ...biomePlaces];
  return (await exitCodeOf(local('biome'), args, { cwd: biomeFolder })) === 0;
}

async function types() {
  return (await exitCodeOf(local('tsc'), ['-p', 'web'])) === 0;
}

async function clangFormat() {
  return (await exitCodeOf('clang-format', ['--dry-run', '-Werror', ...formattedCpp()])) === 0;
}

/**
 * Runs a program and shows what it says only if it fails: clang-tidy counts the warnings that it
 * hides, file by file.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
function quietly(command, args) {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error) process.stdout.write(`${stdout}${stderr}`);
      resolve(error === null);
    });
  });
}

/**
 * What the verdict on one file hangs on: the file, and what any file may include or be told.
 *
 * @param {string} file
 */
export function tidyIdentity(file) {
  const shared = ['.clang-tidy', 'CMakeLists.txt', 'cpp/CMakeLists.txt'];
  const headers = filesUnder(path.join(root, 'cpp')).filter((each) => each.endsWith('.hpp'));
  return { inputs: [file, ...shared.map((name) => path.join(root, name)), ...headers] };
}

/** @param {string} file */
function tidyStamp(file) {
  return `clang-tidy-${path.relative(root, file).replaceAll(path.sep, '-')}`;
}

async function clangTidy() {
  const files = cppFiles(/\/cpp\/src\/.*\.cpp$/).filter(
    (file) => !isFresh(tidyStamp(file), tidyIdentity(file)),
  );
  if (files.length === 0) return true;
  // Only for the list of compile commands: nothing is built there.
  const { place } = await configureTree({
    folder: 'tidy',
    options: ['-DCMAKE_EXPORT_COMPILE_COMMANDS=ON', '-DPOSENC_TESTS=OFF'],
  });
  const next = files.values();
  let clean = true;
  const worker = async () => {
    for (const file of next) {
      const args = ['-p', place, '--quiet', '--warnings-as-errors=*', file];
      if (await quietly('clang-tidy', args)) mark(tidyStamp(file), tidyIdentity(file));
      else clean = false;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return clean;
}

const checks = { biome, types, 'clang-format': clangFormat, 'clang-tidy': clangTidy };

/** @returns {Promise<string[]>} the names of the checks that object */
export async function objections() {
  const names = [];
  for (const [name, holds] of Object.entries(checks)) {
    const start = performance.now();
    const clean = await holds();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`${name}: ${clean ? 'clean' : 'objects'} (${seconds} s)`);
    if (!clean) names.push(name);
  }
  return names;
}
