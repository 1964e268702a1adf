import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../web/tools/system/paths.js';
import { benchPart, isMet, readmePart, shown, withPart } from './report.js';
import { spreadOf } from './timing.js';

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');

const results = () => JSON.parse(read('tests/bench/results.json'));

test('the README quotes five rows of what the benchmark last wrote', () => {
  const readme = read('README.md');
  const part = readmePart(results());
  assert.equal(withPart(readme, part), readme);
  assert.equal(part.match(/^\| /gm)?.length, 1 + 5);
});

test('the page of the benchmark has all rows that it last wrote', () => {
  const page = read('tests/bench/README.md');
  assert.equal(withPart(page, benchPart(results())), page);
});

test('a bar is met from its own side, the bar itself included', () => {
  const row = (/** @type {number} */ median, /** @type {'less' | 'more'} */ better) => ({
    name: '',
    unit: '',
    bar: 20,
    better,
    spread: { median, low: median, high: median },
  });
  assert.equal(isMet(row(20, 'less')), true);
  assert.equal(isMet(row(20.1, 'less')), false);
  assert.equal(isMet(row(20, 'more')), true);
  assert.equal(isMet(row(19.9, 'more')), false);
});

test('a spread is the median between its quartiles', () => {
  assert.deepEqual(spreadOf([5, 1, 4, 2, 3]), { median: 3, low: 2, high: 4 });
});

test('numbers are shown with three digits, whole ones whole', () => {
  assert.deepEqual([0, 42, 1234.5, 0.98765, 31.26].map(shown), [
    '0',
    '42',
    '1235',
    '0.988',
    '31.3',
  ]);
});
