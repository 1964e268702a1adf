import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { objections } from '../system/checks.js';
import { passesAsWasm, passesNatively } from '../system/native.js';
import { root } from '../system/paths.js';
import { setUp } from '../system/set-up.js';
import { filesUnder } from '../system/stamps.js';
import { exitCodeOf, Failure, main, timed } from '../system/steps.js';
import { build } from './build.js';

// Node 20 takes no patterns, so the files are found here.
const testFiles = () =>
  filesUnder(path.join(root, 'tests')).filter((file) => file.endsWith('.test.js'));

/** @param {string[]} files */
function runTests(files) {
  const options = [
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${availableParallelism()}`,
  ];
  return exitCodeOf(process.execPath, [...options, ...files]);
}

await main(async () => {
  const asked = process.argv.slice(2);
  const missing = asked.filter((file) => !existsSync(path.resolve(root, file)));
  if (missing.length > 0) throw new Failure(`No such test file: ${missing.join(', ')}.`);
  await setUp('test');
  await build();
  if (asked.length > 0) {
    process.exitCode = await runTests(asked);
    return;
  }
  const failures = [];
  if (!(await timed('C++ tests, native with sanitizers', passesNatively))) {
    failures.push('the C++ tests (native)');
  }
  if (!(await timed('C++ tests, as WebAssembly', passesAsWasm))) {
    failures.push('the C++ tests (WebAssembly)');
  }
  failures.push(...(await timed('format, lint and types', objections)));
  // Last, so that Node's own summary closes the run.
  const code = await runTests(testFiles());
  if (failures.length > 0) throw new Failure(`Failed before: ${failures.join(', ')}.`);
  process.exitCode = code;
});
