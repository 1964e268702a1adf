import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChanged } from '../../web/figures/shared/changed.js';

test('it is changed at first, and then only when a part is another one', () => {
  const changed = createChanged();
  const colours = new Uint8Array(4);
  assert.equal(changed(64, colours), true);
  assert.equal(changed(64, colours), false);
  assert.equal(changed(65, colours), true);
  assert.equal(changed(65, new Uint8Array(4)), true);
});
