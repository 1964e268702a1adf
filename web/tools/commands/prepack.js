import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decidePack } from '../system/pack.js';
import { root } from '../system/paths.js';
import { requirementsFor } from '../system/requirements.js';
import { isPresent } from '../system/set-up.js';
import { Failure, main } from '../system/steps.js';
import { build } from './build.js';

// Nothing is installed on the system here: whoever installs a package has not asked for that.
await main(async () => {
  const { files } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const absent = files.filter((/** @type {string} */ file) => !existsSync(path.join(root, file)));
  const missing = requirementsFor('build').filter((each) => !isPresent(each));
  const decision = decidePack(
    absent,
    missing.map(({ name }) => name),
  );
  if (decision.kind === 'refuse') throw new Failure(decision.sentence);
  if (decision.kind === 'build') await build();
});
