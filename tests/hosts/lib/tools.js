import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist, root } from '../../../web/tools/system/paths.js';
import { findCommand } from '../../../web/tools/system/set-up.js';

export const hosts = path.join(root, 'tests/hosts');
/** Where manifests are installed and sites are built: nothing of it enters the project. */
export const workshop = path.join(root, 'build/hosts');

/**
 * @param {string} command
 * @param {string[]} list
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, list, options = {}) {
  const quiet = { CI: '1', NO_UPDATE_NOTIFIER: '1', NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr, error } = spawnSync(command, list, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    ...options,
    env: { ...process.env, ...quiet, ...options.env },
  });
  if (status === 0) return String(stdout);
  const said = `${stdout ?? ''}\n${stderr ?? ''}`.trim().split('\n').slice(-25).join('\n');
  throw new Error(`${command} ${list.join(' ')}: ${error?.message ?? status}\n${said}`);
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files by path
 */
export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** An empty folder of that name. @param {string} name */
export function fresh(name) {
  const place = path.join(workshop, name);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  return place;
}

/** What a site needs of dist, copied into a folder of it, as an author would. @param {string} place */
export function copyPage(place) {
  cpSync(dist, place, { recursive: true });
}

/**
 * What a host takes from npm, installed from its own lock file.
 *
 * @param {string} name
 * @returns {string} the folder
 */
export function installed(name) {
  const place = path.join(workshop, 'installed', name);
  const lock = readFileSync(path.join(hosts, name, 'package-lock.json'), 'utf8');
  const mark = path.join(place, 'installed-lock.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return place;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(path.join(hosts, name, file), path.join(place, file));
  }
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: place });
  writeFileSync(mark, lock);
  return place;
}

/** Whether the commands that a host needs are there. @param {string[]} commands */
export function lacking(commands) {
  return commands.filter((command) => !findCommand(command));
}
