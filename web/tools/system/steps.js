import { spawn } from 'node:child_process';
import { root } from './paths.js';

/** Something that a person has to hear about in one sentence; its stack would only distract. */
export class Failure extends Error {
  /** @param {string} sentence @param {number} [exitCode] */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`posenc: ${line}\n`);
}

/**
 * Runs a command with its output shown, and answers with its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function exitCodeOf(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    child.on('error', (error) => {
      reject(new Failure(`${command} could not be started: ${error.message}.`));
    });
    child.on('close', (code, signal) => {
      if (signal) reject(new Failure(`${command} was ended by ${signal}.`));
      else resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command that must succeed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export async function run(command, args, options) {
  const code = await exitCodeOf(command, args, options);
  if (code !== 0) throw new Failure(`${command} ${args[0] ?? ''} failed (exit code ${code}).`);
}

/**
 * Runs a step and says how long it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} step
 */
export async function timed(name, step) {
  say(`${name} ...`);
  const start = performance.now();
  const result = await step();
  say(`${name}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * The outermost call of a script: a Failure becomes its sentence and its exit code.
 *
 * @param {() => Promise<unknown>} script
 */
export async function main(script) {
  try {
    await script();
  } catch (error) {
    if (error instanceof Failure) {
      process.stderr.write(`posenc: ${error.message}\n`);
      process.exitCode = error.exitCode;
    } else if (error instanceof Error && 'errors' in error && 'warnings' in error) {
      // The bundler has shown its errors already.
      process.stderr.write(`posenc: ${error.message.split('\n')[0]}\n`);
      process.exitCode = 1;
    } else {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error) : error}\n`);
      process.exitCode = 1;
    }
  }
}
