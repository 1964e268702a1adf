import { objections } from '../system/checks.js';
import { setUp } from '../system/set-up.js';
import { Failure, main } from '../system/steps.js';

await main(async () => {
  await setUp('lint');
  const names = await objections();
  if (names.length > 0) throw new Failure(`Not clean: ${names.join(', ')}.`);
});
