import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../web/tools/system/paths.js';
import { isMet, readmePart, shown, wholePart, withPart } from './report.js';
import { spreadOf } from './timing.js';

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');

test('both READMEs quote what the benchmark last wrote, the first of them five rows', () => {
  const sections = JSON.parse(read('tests/bench/results.json'));
  const readme = read('README.md');
  assert.equal(withPart(readme, readmePart(sections)), readme);
  assert.equal(readmePart(sections).split('\n').length, 5 + 4);
  const whole = read('tests/bench/README.md');
  assert.equal(withPart(whole, wholePart(sections)), whole);
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
