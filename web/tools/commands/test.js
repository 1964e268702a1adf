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

await main(async () => {
  await setUp('test');
  await build();
  const failures = [];
  if (!(await timed('C++ tests, native with sanitizers', passesNatively))) {
    failures.push('the C++ tests (native)');
  }
  if (!(await timed('C++ tests, as WebAssembly', passesAsWasm))) {
    failures.push('the C++ tests (WebAssembly)');
  }
  failures.push(...(await timed('format, lint and types', objections)));
  // Last, so that Node's own summary closes the run.
  const options = [
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${availableParallelism()}`,
  ];
  const code = await exitCodeOf(process.execPath, [...options, ...testFiles()]);
  if (failures.length > 0) throw new Failure(`Failed before: ${failures.join(', ')}.`);
  process.exitCode = code;
});
