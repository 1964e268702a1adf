import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.js';
import { decide, requirementsFor, sentenceFor, sizesIn } from './requirements.js';
import { exitCodeOf, Failure, say } from './steps.js';

/** @typedef {import('./requirements.js').Requirement} Requirement */

const headerFolders = ['/usr/include', '/usr/local/include', '/opt/homebrew/include'];

/** @param {string} command @returns {string | null} */
export function findCommand(command) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder || '.', command);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
  return null;
}

/**
 * A Python that has a module: the first on the path may be one of somebody's own, which lacks it.
 *
 * @param {string} name
 * @returns {string | null}
 */
export function pythonWith(name) {
  const pythons = ['python3', '/usr/bin/python3'];
  return pythons.find((each) => spawnSync(each, ['-c', `import ${name}`]).status === 0) ?? null;
}

/** @param {Requirement} requirement */
export function isPresent({ commands = [], headers = [], module }) {
  return (
    (module !== undefined && pythonWith(module) !== null) ||
    commands.some((command) => findCommand(command) !== null) ||
    headers.some((header) => headerFolders.some((folder) => existsSync(path.join(folder, header))))
  );
}

/** @returns {import('./requirements.js').System} */
function describeSystem() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return {
    platform: process.platform,
    distribution: /^ID="?([^"\n]*)/m.exec(release)?.[1] ?? '',
    apt: findCommand('apt-get') !== null,
    brew: findCommand('brew') !== null,
    root: process.getuid?.() === 0,
    sudo: findCommand('sudo') !== null,
    interactive: process.stdin.isTTY === true,
  };
}

/**
 * Whether node_modules holds what the lock file asks for, by npm's own record of what it put
 * there. An optional package may be absent: it is for another system.
 *
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted packages of the lock
 * @param {Record<string, { version?: string }>} present packages of node_modules' own record
 */
export function holdsLockedPackages(wanted, present) {
  const names = Object.keys(wanted).filter((name) => name !== '');
  return (
    names.every((name) =>
      present[name]
        ? present[name].version === wanted[name]?.version
        : wanted[name]?.optional === true,
    ) && Object.keys(present).every((name) => name in wanted)
  );
}

/** @param {string} file */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

async function installPackages() {
  const wanted = lockedPackages(path.join(root, 'package-lock.json'));
  const present = lockedPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (holdsLockedPackages(wanted, present)) return;
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  say(`installing with npm ci: ${Object.keys(devDependencies).join(', ')}`);
  // No package here needs its install script to run.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if ((await exitCodeOf('npm', args)) !== 0) {
    throw new Failure(
      'npm ci failed, so the packages named above are missing: see its message, then run the same command again.',
    );
  }
}

/** @param {import('./requirements.js').Purpose} purpose */
async function installSystem(purpose) {
  const system = describeSystem();
  const absent = () => requirementsFor(purpose).filter((each) => !isPresent(each));
  const decision = decide(absent(), system);
  if (decision.kind === 'nothing') return;
  if (decision.kind === 'refuse') throw new Failure(decision.sentence);
  say(decision.announcement);
  for (const [command = '', ...args] of decision.commands) {
    if (args.includes('install')) tellSizes(command, args);
    if ((await exitCodeOf(command, args)) !== 0) {
      throw new Failure(sentenceFor(absent(), system));
    }
  }
  const still = absent().filter((each) => !each.optional);
  if (still.length > 0) throw new Failure(sentenceFor(still, system));
}

/** Asks apt-get for the plan alone, which takes a second. @param {string} command @param {string[]} args */
function tellSizes(command, args) {
  const plan = args.map((word) => (word === '-y' ? '--assume-no' : word));
  const env = { ...process.env, LC_ALL: 'C' };
  const { stdout } = spawnSync(command, plan, { encoding: 'utf8', env });
  const sizes = sizesIn(stdout ?? '');
  if (sizes) say(sizes);
}

/**
 * The oldest Node of each line that serves: older ones lack process.getBuiltinModule, and what
 * checks the markup in the tests wants a later one.
 */
const oldestNodes = {
  build: [
    [20, 16],
    [22, 3],
  ],
  test: [
    [20, 19],
    [22, 3],
  ],
};

/**
 * @param {import('./requirements.js').Purpose} purpose
 * @param {string} version as in process.versions.node
 * @returns {string | null} what to tell a person whose Node is too old
 */
export function nodeRefusal(purpose, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const oldest = oldestNodes[purpose === 'test' ? 'test' : 'build'];
  const [newestLine = 0] = oldest.at(-1) ?? [];
  const serves = oldest.some(([line = 0, least = 0]) => major === line && minor >= least);
  if (serves || major > newestLine) return null;
  const [first, ...later] = oldest.map((each) => each.join('.'));
  return `Missing: Node ${first}, ${later.join(', ')} or later (this is ${version}). Get a newer one from your package manager or from nodejs.org, then run the same command again.`;
}

/**
 * Installs what is missing, each thing named before it is installed.
 *
 * @param {import('./requirements.js').Purpose} purpose
 */
export async function setUp(purpose) {
  const refusal = nodeRefusal(purpose, process.versions.node);
  if (refusal) throw new Failure(refusal);
  await installSystem(purpose);
  await installPackages();
}
