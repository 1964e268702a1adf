import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { buildFolder, root } from '../../web/tools/system/paths.js';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

/** @param {string} language */
function example(language) {
  const [, text = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme) ?? [];
  assert.notEqual(text, '');
  return text;
}

/** What an example says it prints: the comments after its printing lines. @param {string} text */
function promised(text) {
  return [...text.matchAll(/^.*(?:console\.log|printf)\(.*\); *\/\/ (.*)$/gm)].map(
    ([, comment]) => comment,
  );
}

/** @param {string} command @param {string[]} args */
function output(command, args) {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8' });
}

test('the JavaScript example prints what it says it prints', () => {
  const text = example('js');
  const printed = output(process.execPath, ['--input-type=module', '--eval', text]);
  assert.equal(promised(text).length, 5);
  assert.deepEqual(printed.trim().split('\n'), promised(text));
});

test('the C++ example compiles as shown and prints what it says it prints', () => {
  // Against the library that the C++ tests use, so that it is not built once more.
  const library = path.join(buildFolder, 'native/cpp/libposenc.a');
  assert.ok(existsSync(library), 'the native tests are built first: npm test does that');
  const place = path.join(buildFolder, 'readme');
  mkdirSync(place, { recursive: true });
  const [source, program] = ['main.cpp', 'program'].map((name) => path.join(place, name));
  writeFileSync(source ?? '', example('cpp'));
  const include = path.join(root, 'cpp/include');
  const options = ['-std=c++20', '-fsanitize=address,undefined', '-I', include];
  output('c++', [...options, source ?? '', library, '-o', program ?? '']);
  const printed = output(program ?? '', []);
  assert.equal(promised(example('cpp')).length, 1);
  assert.deepEqual(printed.trim().split('\n'), promised(example('cpp')));
});

test('the map of the house names folders that are there', () => {
  const folders = [...readme.matchAll(/^\| `((?:cpp|web|tests)\/[^`]*)` \|/gm)].map(
    ([, name]) => name,
  );
  assert.ok(folders.length > 10);
  for (const folder of folders) assert.ok(existsSync(path.join(root, folder ?? '')), folder);
});

test('every link of the README leads to a file that the package holds', () => {
  const { files } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  // These three are in every package.
  const held = [...files, 'README.md', 'LICENSE', 'package.json'];
  const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^(https:|#)/.test(link));
  assert.ok(own.length > 1);
  for (const link of own) assert.ok(held.includes(link), link);
});

for (const page of ['.github/CONTRIBUTING.md', 'web/text/README.md']) {
  test(`${page} names files that are there`, () => {
    const text = readFileSync(path.join(root, page), 'utf8');
    const names = [...text.matchAll(/(?<![\w/-])(?:cpp|web|tests)\/[\w./-]*[\w/]/g)]
      .map(([name]) => name)
      // The name goes on with a part that the reader puts in.
      .filter((name) => !new RegExp(`${name}[<{*_]`).test(text));
    assert.ok(names.length > 1);
    for (const name of names) assert.ok(existsSync(path.join(root, name)), name);
  });
}
