import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { integrityOf } from '../../web/tools/system/library.js';
import { root } from '../../web/tools/system/paths.js';
import { fingerprint } from '../../web/tools/system/stamps.js';
import { isSameGlue } from '../../web/tools/system/wasm.js';
import { makeWhole } from '../../web/tools/system/whole.js';

const place = mkdtempSync(path.join(tmpdir(), 'posenc-build-'));
after(() => rmSync(place, { recursive: true }));

test('the integrity of a file is the one that the standard gives as an example', () => {
  // Subresource Integrity, section 3.1: alert('Hello, world.');
  assert.equal(
    integrityOf(Buffer.from("alert('Hello, world.');")),
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});

test('one glue serves two modules only if nothing but their names differs', () => {
  assert.ok(isSameGlue('load("posenc.wasm")', 'load("posenc-scalar.wasm")'));
  assert.ok(!isSameGlue('load("posenc.wasm", a)', 'load("posenc-scalar.wasm", b)'));
});

test('a step is done again when a file below its inputs is edited, added, renamed or removed', () => {
  mkdirSync(path.join(place, 'below'));
  const file = path.join(place, 'below/one.js');
  const seen = new Set();
  const record = () => seen.add(fingerprint({ inputs: [place] }));
  record();
  writeFileSync(file, 'one');
  record();
  writeFileSync(file, 'two');
  record();
  writeFileSync(path.join(place, 'two.js'), 'two');
  record();
  rmSync(file);
  record();
  assert.equal(seen.size, 5);
});

test('a step is done again when its options change, and not otherwise', () => {
  const inputs = [place];
  const first = fingerprint({ inputs, options: ['a'] });
  assert.equal(fingerprint({ inputs, options: ['a'] }), first);
  assert.notEqual(fingerprint({ inputs, options: ['b'] }), first);
});

test('what was built last stays until the new build is whole', async () => {
  const folder = path.join(place, 'built');
  const put = (/** @type {string} */ where, /** @type {string} */ text) =>
    writeFileSync(path.join(where, 'page.html'), text);
  const shown = () => readFileSync(path.join(folder, 'page.html'), 'utf8');
  await makeWhole(folder, async (fresh) => put(fresh, 'one'));
  assert.equal(shown(), 'one');
  const broken = makeWhole(folder, async (fresh) => {
    put(fresh, 'half of two');
    assert.equal(shown(), 'one');
    throw new SyntaxError('main.js:3');
  });
  await assert.rejects(broken, /main\.js:3/);
  assert.equal(shown(), 'one');
  await makeWhole(folder, async (fresh) => {
    assert.ok(!existsSync(path.join(fresh, 'page.html')), 'nothing is left of the broken build');
    put(fresh, 'two');
  });
  assert.equal(shown(), 'two');
  assert.deepEqual([`${folder}.new`, `${folder}.old`].filter(existsSync), []);
});

test("the package resolves by its own name from the project's folder", () => {
  const script = "import { loadEncoder } from 'posenc'; console.log(typeof loadEncoder);";
  const args = ['--input-type=module', '--eval', script];
  assert.equal(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }), 'function\n');
});
