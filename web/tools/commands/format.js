import { biomeFolder, biomePlaces, formattedCpp, local } from '../system/checks.js';
import { setUp } from '../system/set-up.js';
import { main, run } from '../system/steps.js';

await main(async () => {
  await setUp('lint');
  await run('clang-format', ['-i', ...formattedCpp()]);
  await run(local('biome'), ['check', '--write', ...biomePlaces], { cwd: biomeFolder });
});
