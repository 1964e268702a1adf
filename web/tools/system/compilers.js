import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildFolder, root } from './paths.js';
import { findCommand } from './set-up.js';
import { isFresh, mark } from './stamps.js';
import { Failure, run } from './steps.js';

/** @param {string} variable of Emscripten's configuration */
function emscriptenSetting(variable) {
  const { stdout, status } = spawnSync('em-config', [variable], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The environment in which Emscripten finds all that it needs. */
export function compilerEnvironment() {
  const env = { ...process.env };
  // Debian keeps acorn, which the linker runs, where a node from elsewhere does not look.
  if (existsSync('/usr/share/nodejs')) {
    env.NODE_PATH = [env.NODE_PATH, '/usr/share/nodejs'].filter(Boolean).join(path.delimiter);
  }
  // A cache that is neither complete (frozen) nor ours to fill would end in a permission error.
  if (!env.EM_CACHE && emscriptenSetting('FROZEN_CACHE') !== 'True') {
    const cache = emscriptenSetting('CACHE');
    if (cache && existsSync(cache) && !isWritable(cache)) {
      env.EM_CACHE = path.join(buildFolder, 'emscripten-cache');
    }
  }
  return env;
}

/**
 * What tells one installation of a compiler from another.
 *
 * @param {boolean} wasm
 */
function compilerIdentity(wasm) {
  const command = wasm ? findCommand('emcc') : (findCommand('c++') ?? findCommand('g++'));
  if (!command) throw new Failure(`${wasm ? 'emcc' : 'A C++ compiler'} is not on the PATH.`);
  const file = realpathSync(command);
  const version = path.join(path.dirname(file), 'emscripten-version.txt');
  return { file, inputs: wasm ? [version] : [] };
}

/** @typedef {{ folder: string, options: string[], targets?: string[], wasm?: boolean }} Tree */

/**
 * Configures a build folder, only when the options or the compiler changed: CMake itself sees
 * edited lists.
 *
 * @param {Tree} tree
 * @returns {Promise<{ place: string, env: NodeJS.ProcessEnv }>}
 */
export async function configureTree({ folder, options, wasm = false }) {
  const place = path.join(buildFolder, folder);
  const env = wasm ? compilerEnvironment() : process.env;
  const { file, inputs } = compilerIdentity(wasm);
  const stamp = `configured-${folder}`;
  const identity = { options: [root, file, ...options], inputs };
  if (!existsSync(path.join(place, 'build.ninja')) || !isFresh(stamp, identity)) {
    rmSync(path.join(place, 'CMakeCache.txt'), { force: true });
    const cmake = ['cmake', '-S', root, '-B', place, '-G', 'Ninja', ...options];
    const [command = '', ...args] = wasm ? ['emcmake', ...cmake] : cmake;
    await run(command, args, { env });
    mark(stamp, identity);
  }
  return { place, env };
}

/** @param {Tree} tree */
export async function buildTree(tree) {
  const { place, env } = await configureTree(tree);
  const targets = tree.targets ? ['--target', ...tree.targets] : [];
  const jobs = ['--parallel', String(availableParallelism())];
  await run('cmake', ['--build', place, ...targets, ...jobs], { env });
}
