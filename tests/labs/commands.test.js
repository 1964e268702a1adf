// posenc check and posenc table, as a shell calls them.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { dist } from '../../web/tools/system/paths.js';
import { command, inFolder, labs } from './support.js';

test('a table is written, read back and named', () =>
  inFolder((folder) => {
    const out = path.join(folder, 'pe.npy');
    const written = command(
      ...['table', '--d-model', '64', '--count', '500', '--first', '7', '--out', out],
    );
    assert.deepEqual([written.status, written.stderr], [0, '']);
    assert.equal(statSync(out).size, 128 + 500 * 64 * 4);
    const { values, ...facts } = labs.readTable({ file: new Uint8Array(readFileSync(out)) });
    assert.deepEqual([facts.rows, facts.columns, facts.dtype], [500, 64, 'float32']);
    const expected = labs.encode({ dModel: 64, first: 7, count: 500 });
    assert.deepEqual(values, Float64Array.from(expected));

    const json = command('check', out, '--json');
    assert.deepEqual([json.status, json.stderr], [0, '']);
    const found = JSON.parse(json.stdout);
    const { named, ladder, layout, base, start, scale, dtype, maxError } = found;
    assert.deepEqual(
      { named, ladder, layout, base, start, scale, dtype },
      {
        ...{ named: true, ladder: 'paper', layout: 'interleaved', base: 10000 },
        ...{ start: 7, scale: 1, dtype: 'float32' },
      },
    );
    assert.ok(maxError > 1e-9 && maxError < 3.1e-8);
    assert.equal(found.matches.length, 2);
    const said = command('check', out);
    assert.equal(said.status, 0);
    assert.match(said.stdout, /named: paper ladder, interleaved, base 10000, start 7, scale 1\n/);
    assert.match(said.stdout, /the same table: endpoint ladder, interleaved, base 7498\.942/);
  }));

test('CSV, JSON and pasted rows are named as files of numbers are', () =>
  inFolder((folder) => {
    const table = labs.encode({ dModel: 8, count: 30, dtype: 'float64' });
    const rows = Array.from({ length: 30 }, (_, r) => [...table.subarray(8 * r, 8 * r + 8)]);
    const texts = {
      'a.csv': rows.map((row) => row.join(',')).join('\n'),
      'named.csv': `a,b,c,d,e,f,g,h\r\n${rows.map((row) => row.join(',')).join('\r\n')}\r\n`,
      'b.csv': rows.map((row) => row.join('; ')).join('\n'),
      'c.json': JSON.stringify(rows),
      'd.json': JSON.stringify({ table: rows }),
      'e.txt': `[${rows.map((row) => `[${row.join('  ')}]`).join('\n ')}]\n`,
      'f.txt': rows.map((row) => `[${row.join(', ')}],`).join('\n'),
    };
    for (const [name, text] of Object.entries(texts)) {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      const { status, stdout } = command('check', file, '--json');
      const { base, ladder, dtype } = JSON.parse(stdout);
      assert.deepEqual([name, status, ladder, base, dtype], [name, 0, 'paper', 10000, 'float64']);
    }
  }));

test('a table of no convention has the status 1, and its neighbours are told', () =>
  inFolder((folder) => {
    const table = labs.encode({ dModel: 16, count: 40, dtype: 'float64' });
    const lines = Array.from({ length: 40 }, (_, r) =>
      [...table.subarray(16 * r, 16 * r + 16)].map((x, j) => (j % 2 === 0 ? -x : x)).join(','),
    );
    const file = path.join(folder, 'negated.csv');
    writeFileSync(file, lines.join('\n'));
    const said = command('check', file);
    assert.deepEqual([said.status, said.stderr], [1, '']);
    assert.match(said.stdout, /none of the conventions known.*\n.*its sines are negated/);
    const json = command('check', file, '--json');
    assert.equal(json.status, 1);
    assert.equal(JSON.parse(json.stdout).named, false);
    assert.equal(JSON.parse(json.stdout).nearest[0].slip, 'sine-negated');
  }));

test('what cannot be done is refused in one sentence, with the status 2', () =>
  inFolder((folder) => {
    const out = path.join(folder, 'x.npy');
    const text = path.join(folder, 'words.csv');
    writeFileSync(text, '1,2\n3,four\n');
    const long = path.join(folder, 'lengths.csv');
    writeFileSync(long, '1,2\n3\n');
    mkdirSync(path.join(folder, 'folder'));
    /** @type {[string[], RegExp][]} */
    const refused = [
      [['frobnicate'], /no command "frobnicate"/],
      [['check'], /check takes one FILE; got 0/],
      [['check', path.join(folder, 'absent.npy')], /cannot be read: ENOENT/],
      [['check', path.join(folder, 'folder')], /cannot be read: EISDIR/],
      [['check', text], /line 2 does not; got "four"/],
      [['check', long], /row 1 is not as long as the first, 2; got 1/],
      [['check', text, '--jsn'], /--jsn is not an option/],
      [['table', '--count', '3', '--out', out], /--d-model is missing/],
      [['table', '--d-model', '7', '--count', '3', '--out', out], /dModel must be.* even.*got 7/],
      [['table', '--d-model', '12abc', '--count', '3', '--out', out], /--d-model must be a number/],
      [['table', '--d-model', '8', '--count', '1.5', '--out', out], /count must be a whole number/],
      [['table', '--d-model', '8', '--count', '-1', '--out', out], /count must be a whole number/],
      [['table', '--d-model', '8', '--count', '1e17', '--out', out], /count must be/],
      [
        ['table', '--d-model', '8', '--count', '9', '--first', '9007199254740990', '--out', out],
        /beyond|2\^53/,
      ],
      [['table', '--d-model', '8', '--count', '3', '--base', '0.5', '--out', out], /base must/],
      [['table', '--d-model', '8', '--count', '3', '--dtype', 'int8', '--out', out], /dtype must/],
      [['table', '--d-model', '8', '--count', '3', '--out', '/nowhere/x.npy'], /cannot be written/],
      [['table', '--d-model', '8', '--d-model', '8', '--count', '3', '--out', out], /given twice/],
      [['table', '--d-model', '8', '--count'], /needs a value/],
    ];
    for (const [given, sentence] of refused) {
      const { status, stdout, stderr } = command(...given);
      assert.deepEqual([given, status, stdout], [given, 2, '']);
      assert.match(stderr, /^posenc: [^\n]+\.\n$/, given.join(' '));
      assert.match(stderr, sentence);
    }
    assert.equal(existsSync(out) || existsSync(`${out}.part`), false);
    const json = command('check', text, '--json');
    assert.equal(json.status, 2);
    assert.match(JSON.parse(json.stdout).refused, /got "four"/);
  }));

test('raw tables are the values alone, in either type', () =>
  inFolder((folder) => {
    const out = path.join(folder, 'raw.bin');
    const given = ['table', '--d-model=6', '--count=5', '--step', '0.5', '--base', '100', '--raw'];
    command(...given, '--dtype', 'float64', '--out', out);
    const bytes = readFileSync(out);
    const expected = labs.encode({ dModel: 6, base: 100, step: 0.5, count: 5, dtype: 'float64' });
    assert.deepEqual(new Float64Array(new Uint8Array(bytes).buffer), expected);
  }));

test('a table that is stopped leaves no file, and one that is done replaces the old one', () =>
  inFolder(async (folder) => {
    const out = path.join(folder, 'long.npy');
    const given = ['table', '--d-model', '512', '--count', '2000000', '--out', out];
    const child = spawn(process.execPath, [path.join(dist, 'posenc-command.js'), ...given]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    while (!existsSync(`${out}.part`) || statSync(`${out}.part`).size < 2 ** 22) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.kill('SIGINT');
    assert.equal(await ended, 2);
    assert.deepEqual([existsSync(out), existsSync(`${out}.part`)], [false, false]);
    writeFileSync(out, 'old');
    assert.equal(command('table', '--d-model', '2', '--count', '0', '--out', out).status, 0);
    assert.equal(statSync(out).size, 128);
  }));

test('help and version', () => {
  const help = command('--help');
  assert.equal(help.status, 0);
  assert.match(help.stdout, /posenc check FILE/);
  assert.equal(command().status, 2);
  assert.match(command('--version').stdout, /^\d+\.\d+\.\d+\n$/);
});
