import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readJson } from '../../web/tools/page/languages.js';
import { checkReadable } from '../../web/tools/page/readable.js';
import { decidePack } from '../../web/tools/system/pack.js';
import { root } from '../../web/tools/system/paths.js';

test('a package is made of what is built, built where it can be, and refused in one sentence elsewhere', () => {
  assert.deepEqual(decidePack([], ['Emscripten']), { kind: 'pack' });
  assert.deepEqual(decidePack(['dist/posenc.js'], []), { kind: 'build' });
  const decision = decidePack(['dist/posenc.js'], ['Emscripten', 'CMake']);
  assert.ok(decision.kind === 'refuse');
  assert.match(decision.sentence, /because Emscripten, CMake are missing: run npm run build/);
  assert.doesNotMatch(decision.sentence, /\n/);
});

test('a syntax error in a script is told with its file and its line', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'posenc-readable-'));
  try {
    writeFileSync(path.join(place, 'main.js'), "import './figure.js';\n");
    writeFileSync(path.join(place, 'figure.js'), '// A figure.\nexport const x = ;\n');
    await assert.rejects(checkReadable(place, ['main.js']), (/** @type {any} */ error) => {
      const [{ location, text }] = error.errors;
      assert.equal(path.basename(location.file), 'figure.js');
      assert.equal(location.line, 2);
      assert.match(text, /Unexpected/);
      return true;
    });
  } finally {
    rmSync(place, { recursive: true });
  }
});

test('all scripts of the page can be read', () => checkReadable(root));

test('a text that is no JSON is told with its file and its line', () => {
  const source = '{\n  "title": "One",\n  "caption": "Two"\n  "name": "Three"\n}\n';
  assert.throws(() => readJson(source, 'web/text/en/figures/one.json'), {
    name: 'SyntaxError',
    message: /^web\/text\/en\/figures\/one\.json:4: /,
  });
  assert.throws(() => readJson('{"open": [', 'a.json'), { message: /^a\.json:1: / });
});
