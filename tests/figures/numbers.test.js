import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { figureNumbers } from '../../web/figures/numbers.js';
import { loadLanguages } from '../../web/tools/page/languages.js';
import { root } from '../../web/tools/system/paths.js';

// Printed in notes and said in class: these stay as they are.
test('the numbers that were given first stand', () => {
  const first = ['opening', 'shuffle', 'counter', 'wave', 'circle', 'shift', 'strips', 'digits'];
  assert.deepEqual(
    first.map((id) => figureNumbers[id]),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  assert.equal(figureNumbers.heatmap, 13);
  assert.equal(figureNumbers.summary, 23);
});

for (const { folder, sections } of await loadLanguages(path.join(root, 'web/text'))) {
  test(`${folder}: each figure of the article has a number of its own, in reading order`, () => {
    const placed = sections
      .flatMap(({ body }) => [...body.matchAll(/^::figure (\w+)/gm)].map(([, id]) => id))
      // On their way into other figures.
      .filter((id) => !['bases', 'rows'].includes(id));
    const numbers = placed.map((id) => figureNumbers[id]);
    assert.deepEqual(
      numbers,
      [...numbers].sort((a, b) => a - b),
    );
    assert.equal(new Set(numbers).size, placed.length);
  });

  test(`${folder}: every sub-heading is a place`, () => {
    for (const { id, body } of sections) {
      for (const heading of body.match(/^#{3,4} .*$/gm) ?? []) {
        assert.match(heading, /\{#[a-z][a-z0-9-]*\}$/, `${id}: ${heading}`);
      }
    }
  });
}
