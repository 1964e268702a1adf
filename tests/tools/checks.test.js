import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { tidyIdentity } from '../../web/tools/system/checks.js';
import { root } from '../../web/tools/system/paths.js';

test('clang-tidy looks at a file again when it or a header has changed, and at no other', () => {
  const { inputs } = tidyIdentity(path.join(root, 'cpp/src/plan.cpp'));
  const names = inputs.map((file) => path.relative(root, file));
  assert.ok(names.includes('cpp/src/plan.cpp'));
  assert.ok(names.includes('cpp/include/posenc/plan.hpp'));
  assert.ok(names.includes('.clang-tidy'));
  assert.deepEqual(
    names.filter((name) => name.endsWith('.cpp')),
    ['cpp/src/plan.cpp'],
  );
});
