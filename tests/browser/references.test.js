import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences, madeWith } from './references.js';
import { openSite } from './support.js';

test('every figure looks as its reference picture, light and dark', async (t) => {
  const site = await openSite();
  const version = site.browser.version();
  await site.close();
  if (madeWith() !== version) {
    const made = madeWith() || 'no browser yet';
    t.skip(`not run: the pictures were made by ${made}, and this is Chromium ${version}`);
    return;
  }
  const sentences = await differences();
  assert.deepEqual(
    sentences,
    [],
    `${sentences.join('\n')}\nLook at build/references/; where the change is meant, run npm run references.`,
  );
});
