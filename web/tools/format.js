import { biomeFolder, biomePlaces, formattedCpp, local } from './checks.js';
import { setUp } from './set-up.js';
import { main, run } from './steps.js';

await main(async () => {
  await setUp('test');
  await run('clang-format', ['-i', ...formattedCpp()]);
  await run(local('biome'), ['check', '--write', ...biomePlaces], { cwd: biomeFolder });
});
