// The labs' module, by values known from outside: golden rows and tables of facts.md.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dist } from '../../web/tools/system/paths.js';
import { largestDifference } from './support.js';

/** @type {typeof import('../../cpp/bindings/posenc-labs.js')} */
const { loadLabs } = await import(pathToFileURL(path.join(dist, 'posenc-labs.js')).href);

const flavours = [
  { name: 'SIMD', labs: await loadLabs() },
  { name: 'scalar', labs: await loadLabs({ simd: false }) },
];

/**
 * @param {string} sentence
 * @param {(labs: import('../../cpp/bindings/posenc-labs.js').LabsEncoder) => void} body
 */
function testLabs(sentence, body) {
  for (const { name, labs } of flavours) test(`${sentence} (labs, ${name})`, () => body(labs));
}

testLabs('golden rows by preset', (labs) => {
  const presets = new Map(labs.presets().map(({ name, convention }) => [name, convention]));
  assert.equal(presets.size, 19);
  /** @type {[string, number, number, number[]][]} */
  const golden = [
    ['paper', 4, 1, [0.84147098, 0.54030231, 0.00999983, 0.99995]],
    ['whisper', 4, 3, [0.14112001, 0.0003, -0.9899925, 0.99999996]],
    ['marian', 4, 3, [0.14112001, 0.0299955, -0.9899925, 0.99955003]],
    [
      'stable-diffusion',
      8,
      981,
      [
        0.67995719, -0.75795255, -0.92671502, 0.55619177, 0.73325181, -0.6523097, -0.37576491,
        0.83105398,
      ],
    ],
    [
      'nerf',
      8,
      0.5,
      [
        0.5, 0.47942554, 0.87758256, 0.84147098, 0.54030231, 0.90929743, -0.41614684, -0.7568025,
        -0.65364362,
      ],
    ],
  ];
  for (const [name, dModel, first, row] of golden) {
    const convention = presets.get(name) ?? {};
    const made = labs.conventionTable({ convention, dModel, first, count: 1 });
    assert.ok(largestDifference(made, row) < 6e-9, name);
  }
  const convention = presets.get('timm-2d') ?? {};
  const point = labs.conventionPoint({ convention, dModel: 8, x: 0, y: 1 });
  const expected = [0.84147098, 0.00999983, 0, 0, 0.54030231, 0.99995, 1, 1];
  assert.ok(largestDifference(point, expected) < 6e-9);
  const turned = labs.rope({ vector: [1, 2, 3, 4], pairing: 'halves', position: 3 });
  const halves = [-1.41335252, 1.87911807, -2.82885748, 4.05819114];
  assert.ok(largestDifference(turned, halves) < 6e-9);
});

testLabs('a convention may be written by hand, and what it cannot be is refused', (labs) => {
  const convention = /** @type {const} */ ({ ladder: 'endpoint', layout: 'sin|cos', start: 5 });
  const made = labs.conventionTable({ convention, dModel: 8, count: 1 });
  assert.ok(Math.abs(made[1] - 0.23000171) < 6e-9);
  const columns = labs.conventionColumns({ convention, dModel: 8 });
  assert.deepEqual(
    columns.map(({ kind }) => kind),
    ['sine', 'sine', 'sine', 'sine', 'cosine', 'cosine', 'cosine', 'cosine'],
  );
  /** @type {any} */
  const wrong = { convention: { ladder: 'no such' }, dModel: 8, count: 1 };
  assert.throws(() => labs.conventionTable(wrong), { name: 'TypeError', parameter: 'ladder' });
  const odd = { convention: {}, dModel: 5, count: 1 };
  assert.throws(() => labs.conventionTable(odd), { name: 'RangeError', parameter: 'dModel' });
});

testLabs('errors by recipe and position at dModel 512', (labs) => {
  const positions = [50, 5000, 50000, 1e6];
  /** @type {[string, number[]][]} */
  const known = [
    ['double-angle', [3.0e-8, 3.0e-8, 3.0e-8, 3.0e-8]],
    ['float32-exp', [2.7e-6, 2.5e-4, 2.8e-3, 3.8e-2]],
    ['float32-pow', [1.7e-6, 2.5e-4, 1.8e-3, 6.2e-2]],
    ['bfloat16-omegas', [7.1e-2, 1.99, 1.98, 2.0]],
    ['bfloat16', [0.19, 1.97, 1.99, 2.0]],
    ['float16', [1.8e-2, 1.55, 2.0, Number.NaN]],
    ['exact-float16', [2.4e-4, 2.4e-4, 2.4e-4, 2.4e-4]],
  ];
  for (const [recipe, expected] of known) {
    const errors = labs.recipeErrors({ dModel: 512, recipe, positions });
    expected.forEach((value, index) => {
      if (Number.isNaN(value)) assert.ok(Number.isNaN(errors[index]));
      else assert.ok(Math.abs(errors[index] / value - 1) < 0.03, `${recipe}: ${errors[index]}`);
    });
  }
  assert.equal(labs.recipeFacts({ dModel: 8, recipe: 'bfloat16' }).firstBlurred, 256);
  assert.equal(labs.recipeFacts({ dModel: 8, recipe: 'float16' }).firstBlurred, 2048);
  const [sine] = labs.recipeRow({ dModel: 2, recipe: 'float32-exp', position: 16777217 });
  assert.ok(Math.abs(sine + 0.7796) < 5e-5);
});

/** @param {import('../../cpp/bindings/posenc-labs.js').LabsEncoder} labs @param {Float32Array} table @param {number} columns */
function npyOf(labs, table, columns) {
  const header = labs.npyHeader({ rows: table.length / columns, columns });
  const file = new Uint8Array(header.length + table.byteLength);
  file.set(header);
  file.set(new Uint8Array(table.buffer), header.length);
  return file;
}

testLabs('the encoder’s own table is named, by file and by values', (labs) => {
  const table = labs.encode({ dModel: 64, first: 7, count: 200 });
  for (const given of [{ file: npyOf(labs, table, 64) }, { values: table, columns: 64 }]) {
    const found = labs.identify(given);
    const [match, other] = found.matches;
    assert.deepEqual([found.dtype, found.rows, found.columns], ['float32', 200, 64]);
    const { ladder, layout, base, start, scale, recipe, recipeError, differs } = match;
    assert.deepEqual(
      { ladder, layout, base, start, scale, recipe, recipeError, differs },
      {
        ladder: 'paper',
        layout: 'interleaved',
        base: 10000,
        start: 7,
        scale: 1,
        recipe: 'double-angle',
        recipeError: 0,
        differs: null,
      },
    );
    assert.equal(other.ladder, 'endpoint');
    assert.ok(match.maxError < 3.1e-8);
  }
});

testLabs('a table that fits nothing has no name but neighbours', (labs) => {
  const values = labs.encode({ dModel: 16, count: 40, dtype: 'float64' });
  for (let i = 0; i < values.length; i += 2) values[i] = -values[i];
  const { matches, nearest } = labs.identify({ values, columns: 16 });
  assert.equal(matches.length, 0);
  assert.equal(nearest[0].slip, 'sine-negated');
});

testLabs('files are read as written, and hostile ones refused in a sentence', (labs) => {
  const table = labs.encode({ dModel: 8, count: 3 });
  const file = npyOf(labs, table, 8);
  const read = labs.readNpy({ file });
  assert.deepEqual([read.rows, read.columns, read.dtype], [3, 8, 'float32']);
  assert.deepEqual(read.values, Float64Array.from(table));
  for (const bad of [file.slice(0, 9), file.slice(0, -1), new Uint8Array(0), file.slice(1)]) {
    assert.throws(() => labs.readNpy({ file: bad }), { name: 'RangeError', parameter: 'file' });
  }
  for (let at = 0; at < 128; at += 1) {
    const changed = file.slice();
    changed[at] ^= 0x15;
    try {
      labs.identify({ file: changed });
    } catch (error) {
      assert.ok(error instanceof RangeError, String(error));
      assert.match(error.message, /^(file|table) [^.]*(\.npy[^.]*)*; got \d+\.$/);
    }
  }
  assert.throws(() => labs.identify({ values: [1, 2, 3], columns: 2 }), { parameter: 'values' });
  assert.throws(() => labs.identify(/** @type {any} */ ({})), { name: 'TypeError' });
  assert.equal(labs.identify({ values: table, columns: 8 }).matches[0].base, 10000);
});
