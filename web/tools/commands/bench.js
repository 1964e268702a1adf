import path from 'node:path';
import { root } from '../system/paths.js';
import { setUp } from '../system/set-up.js';
import { exitCodeOf, main } from '../system/steps.js';
import { build } from './build.js';

await main(async () => {
  await setUp('test');
  await build();
  const script = path.join(root, 'tests/bench/index.js');
  process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)]);
});
