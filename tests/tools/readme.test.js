import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { buildFolder, root } from '../../web/tools/paths.js';

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

test('the C++ example builds as shown and prints what it says it prints', () => {
  const place = path.join(buildFolder, 'readme');
  const text = example('cpp');
  const recipe = example('cmake')
    .replace('add_subdirectory(posenc)', `add_subdirectory("${root}" posenc EXCLUDE_FROM_ALL)`)
    .replace('target_link', 'add_executable(your-program main.cpp)\ntarget_link');
  const files = {
    'main.cpp': text,
    'CMakeLists.txt': `cmake_minimum_required(VERSION 3.22)\nproject(reader LANGUAGES CXX)\n${recipe}`,
  };
  mkdirSync(place, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(place, name);
    // Left alone when it says the same, so that nothing is built twice.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
  // A debug build, because it is quick to make.
  const options = ['-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Debug'];
  output('cmake', ['-S', place, '-B', path.join(place, 'build'), ...options]);
  output('cmake', ['--build', path.join(place, 'build')]);
  const printed = output(path.join(place, 'build/your-program'), []);
  assert.equal(promised(text).length, 1);
  assert.deepEqual(printed.trim().split('\n'), promised(text));
});

test('the map of the house names folders that are there', () => {
  const folders = [...readme.matchAll(/^\| `((?:cpp|web|tests)\/[^`]*)` \|/gm)].map(
    ([, name]) => name,
  );
  assert.ok(folders.length > 10);
  for (const folder of folders) assert.ok(existsSync(path.join(root, folder ?? '')), folder);
});
