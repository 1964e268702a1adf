// npm test, and before it what takes minutes: the proof of the known blocks, whose stamp it renews.
import { proveAndStamp } from '../system/proof.js';
import { setUp } from '../system/set-up.js';
import { main } from '../system/steps.js';

await main(async () => {
  await setUp('test');
  await proveAndStamp();
});
if (!process.exitCode) await import('./test.js');
