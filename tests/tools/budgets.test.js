import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  budgetTable,
  filesOfPage,
  openingOf,
  overBudget,
  total,
  weigh,
} from '../../web/tools/system/budgets.js';

const weight = (/** @type {number} */ brotli) => ({ raw: 3 * brotli, gzip: 2 * brotli, brotli });

test('bytes that say one thing over and over weigh little, and noise weighs what it is', () => {
  const even = weigh(new Uint8Array(10000));
  assert.equal(even.raw, 10000);
  assert.ok(even.brotli < 50 && even.gzip < 100);
  let state = 1;
  const noise = weigh(
    Uint8Array.from({ length: 10000 }, () => (state = (state * 48271) % 2147483647)),
  );
  assert.ok(noise.brotli >= 9990 && noise.gzip >= 9990);
});

test('files are compressed one by one, so their weights add up', () => {
  assert.deepEqual(total([weight(1), weight(10)]), weight(11));
  assert.deepEqual(total([]), { raw: 0, gzip: 0, brotli: 0 });
});

test('a budget may be filled to the last byte and not one byte more', () => {
  const entries = [999, 1000, 1001].map((size) => ({
    name: `${size}`,
    weight: weight(size),
    limit: 1000,
  }));
  assert.deepEqual(
    overBudget(entries).map(({ name }) => name),
    ['1001'],
  );
});

test('the table shows each weight beside its budget and marks what is over', () => {
  const entries = [
    { name: 'small', weight: weight(1024), limit: 16 * 1024 },
    { name: 'too large', weight: weight(20 * 1024), limit: 16 * 1024 },
  ];
  const [header, small, large] = budgetTable(entries).split('\n');
  assert.match(header ?? '', /raw +gzip +brotli +budget$/);
  assert.match(small ?? '', /^small +3\.0 +2\.0 +1\.0 +16\.0$/);
  assert.match(large ?? '', /^too large +60\.0 +40\.0 +20\.0 +16\.0 +over$/);
});

test('a page is charged for everything but programs, fallbacks and its translations', () => {
  const files = [
    'classic/wave.js',
    'fonts/text.woff2',
    'index-hinglish.html',
    'index.html',
    'page.js',
    'posenc-scalar.wasm',
    'posenc-worker.js',
    'posenc-encode.wasm',
    'posenc-labs-scalar.wasm',
    'posenc-command.js',
    'posenc-labs-worker.js',
    'posenc-labs.js',
    'posenc-labs.wasm',
    'posenc-lesson-scalar.wasm',
    'posenc-lesson.js',
    'posenc-lesson.wasm',
    'posenc.d.ts',
    'posenc.js',
    'posenc.wasm',
    'something-new.bin',
    'style.css',
  ];
  assert.deepEqual(filesOfPage(files, 'index-hinglish.html'), [
    'fonts/text.woff2',
    'index-hinglish.html',
    'page.js',
    'posenc-lesson.wasm',
    'something-new.bin',
    'style.css',
  ]);
  assert.deepEqual(filesOfPage(['index-hinglish.html', 'index.html'], 'index.html'), [
    'index.html',
  ]);
});

test('the opening is what the page names, with what its scripts import, and no later chunk', () => {
  /** @type {Record<string, string>} */
  const texts = {
    'index.html': '<script src="page-A.js"></script><link rel="modulepreload" href="chunk-B.js">',
    'page-A.js': 'import{a}from"./chunk-C.js";const b=()=>import("./chunk-D.js");',
    'chunk-B.js': 'import"./chunk-E.js";',
  };
  const chunks = ['chunk-B.js', 'chunk-C.js', 'chunk-D.js', 'chunk-E.js'];
  const opening = openingOf(['index.html', 'page-A.js', ...chunks], 'index.html', (file) => {
    return texts[file] ?? '';
  });
  const wanted = ['chunk-B.js', 'chunk-C.js', 'chunk-E.js', 'index.html', 'page-A.js'];
  assert.deepEqual(opening.sort(), wanted);
});
