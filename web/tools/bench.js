import path from 'node:path';
import { build } from './build.js';
import { root } from './paths.js';
import { setUp } from './set-up.js';
import { exitCodeOf, main } from './steps.js';

await main(async () => {
  await setUp('test');
  await build();
  const script = path.join(root, 'tests/bench/index.js');
  process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)]);
});
