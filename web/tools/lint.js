import { objections } from './checks.js';
import { setUp } from './set-up.js';
import { Failure, main } from './steps.js';

await main(async () => {
  await setUp('test');
  const names = await objections();
  if (names.length > 0) throw new Failure(`Not clean: ${names.join(', ')}.`);
});
