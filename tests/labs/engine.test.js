// The labs' module, by values known from outside: golden rows and tables of facts.md.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { largestDifference } from '../engine/support.js';
import { posencLabs, testLabs } from './support.js';

/** @typedef {import('../../cpp/bindings/posenc-labs.js').LabsEncoder} LabsEncoder */

// Printed with eight decimals. The endpoint ladder of every system that has it gives the same rows.
const endpoint = {
  one: [0.84147098, 0.0001, 0.54030231, 1],
  three: [0.14112001, 0.0003, -0.9899925, 0.99999996],
  five: [
    -0.95892427, 0.23000171, 0.01077197, 0.0005, 0.28366219, 0.97319022, 0.99994198, 0.99999988,
  ],
};
/** @type {[string, number, number, number[]][]} preset, width, position, row */
const golden = [
  ['paper', 4, 1, [0.84147098, 0.54030231, 0.00999983, 0.99995]],
  ['paper', 6, 3, [0.14112001, -0.9899925, 0.1387981, 0.9903207, 0.00646326, 0.99997911]],
  [
    'paper',
    8,
    5,
    [
      -0.95892427, 0.28366219, 0.47942554, 0.87758256, 0.04997917, 0.99875026, 0.00499998,
      0.9999875,
    ],
  ],
  ...['distilbert', 'keras-hub', 'opennmt-py'].map((name) => {
    /** @type {[string, number, number, number[]]} */
    const line = [name, 4, 1, [0.84147098, 0.54030231, 0.00999983, 0.99995]];
    return line;
  }),
  ...[
    'tensor2tensor',
    'fairseq',
    'opennmt-py-concat',
    'opennmt-tf',
    'whisper',
    'diffusers',
  ].flatMap((name) => {
    /** @type {[string, number, number, number[]][]} */
    const lines = [
      [name, 4, 1, endpoint.one],
      [name, 4, 3, endpoint.three],
      [name, 8, 5, endpoint.five],
    ];
    return lines;
  }),
  ...['marian', 'tf-tutorial', 'mae-1d'].map((name) => {
    /** @type {[string, number, number, number[]]} */
    const line = [name, 4, 3, [0.14112001, 0.0299955, -0.9899925, 0.99955003]];
    return line;
  }),
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

testLabs('golden rows by preset', (labs) => {
  const presets = new Map(labs.presets().map(({ name, convention }) => [name, convention]));
  assert.equal(presets.size, 19);
  for (const [name, dModel, first, row] of golden) {
    const convention = presets.get(name) ?? {};
    const made = labs.conventionTable({ convention, dModel, first, count: 1 });
    assert.equal(made.length, row.length, name);
    assert.ok(largestDifference(made, row) < 6e-9, name);
  }
  // The reverse layout of the paper's ladder, which no system here has by itself.
  const reversed = labs.conventionTable({
    ...{ convention: { layout: 'cos|sin' }, dModel: 4, first: 3, count: 1 },
  });
  assert.ok(largestDifference(reversed, [-0.9899925, 0.99955003, 0.14112001, 0.0299955]) < 6e-9);
  /** @type {[string, number, number, number[]][]} preset, x, y, row of dimension 8 */
  const points = [
    ['mae-2d', 1, 0, [0.84147098, 0.00999983, 0.54030231, 0.99995, 0, 0, 1, 1]],
    ['timm-2d', 0, 1, [0.84147098, 0.00999983, 0, 0, 0.54030231, 0.99995, 1, 1]],
    ['detr', 0, 1, [0.84147098, 0.54030231, 0.00999983, 0.99995, 0, 1, 0, 1]],
  ];
  for (const [name, x, y, row] of points) {
    const convention = presets.get(name) ?? {};
    const made = labs.conventionPoint({ convention, dModel: 8, x, y });
    assert.ok(largestDifference(made, row) < 6e-9, name);
  }
});

testLabs('RoPE turns a vector in both pairings', (labs) => {
  const vector = [1, 2, 3, 4];
  const halves = labs.rope({ vector, pairing: 'halves', position: 3 });
  assert.ok(largestDifference(halves, [-1.41335252, 1.87911807, -2.82885748, 4.05819114]) < 6e-9);
  const interleaved = labs.rope({ vector: Float32Array.from(vector), position: 3 });
  const expected = [-1.27223251, -1.83886499, 2.8786681, 4.08818664];
  assert.ok(largestDifference(interleaved, expected) < 6e-9);
  assert.throws(() => labs.rope({ vector: [1, 2, 3], position: 3 }), { name: 'RangeError' });
  assert.throws(() => labs.rope({ vector: /** @type {any} */ (['1', 2]), position: 3 }), TypeError);
});

testLabs('what a convention makes of a width, in a word', (labs) => {
  const presets = new Map(labs.presets().map(({ name, convention }) => [name, convention]));
  /** @type {[string, number, string, number][]} facts.md, section 2 */
  const known = [
    ['paper', 512, 'plain', 512],
    ['paper', 5, 'refused', 0],
    ['tensor2tensor', 5, 'pads-zero', 5],
    ['tensor2tensor', 2, 'denominator-one', 2],
    ['fairseq', 5, 'pads-zero', 5],
    ['fairseq', 2, 'refused', 0],
    ['fairseq', 3, 'refused', 0],
    ['opennmt-py', 7, 'refused', 0],
    ['opennmt-tf', 7, 'refused', 0],
    ['whisper', 3, 'refused', 0],
    ['whisper', 2, 'not-a-number', 2],
    ['distilbert', 5, 'ends-on-sine', 5],
    ['marian', 5, 'extra-sine', 5],
    ['tf-tutorial', 5, 'rounds-up', 6],
    ['diffusers', 3, 'not-a-number', 3],
    ['diffusers', 5, 'pads-zero', 5],
    ['stable-diffusion', 2, 'plain', 2],
    ['keras-hub', 7, 'ends-on-sine', 7],
    ['mae-2d', 6, 'refused', 0],
    ['detr', 6, 'refused', 0],
  ];
  for (const [name, dModel, outcome, columns] of known) {
    const made = labs.conventionWidth({ convention: presets.get(name) ?? {}, dModel });
    assert.deepEqual([name, dModel, made.outcome, made.columns], [name, dModel, outcome, columns]);
    assert.equal(made.message === null, outcome !== 'refused');
    if (made.message) assert.match(made.message, /^(dModel|shift) [^\n]+; got \d+\.$/);
  }
});

testLabs('two conventions side by side, with the permutation between them', (labs) => {
  const paper = {};
  const marian = /** @type {const} */ ({ layout: 'sin|cos' });
  const same = labs.conventionDifference({ one: paper, other: marian, dModel: 8, count: 20 });
  assert.deepEqual([...(same.permutation ?? [])], [0, 4, 1, 5, 2, 6, 3, 7]);
  assert.equal(same.largestAfter, 0);
  assert.ok(same.largest > 1 && same.columns === 8);
  const at = same.row * 8 + same.column;
  assert.equal(Math.abs(same.one[at] - same.other[at]), same.largest);
  assert.equal(same.difference?.[at], same.one[at] - same.other[at]);
  // Another ladder: after the permutation something is left.
  const whisper = /** @type {const} */ ({ ladder: 'endpoint', layout: 'sin|cos' });
  const other = labs.conventionDifference({ one: paper, other: whisper, dModel: 8, count: 20 });
  assert.deepEqual([...(other.permutation ?? [])], [0, 4, 1, 5, 2, 6, 3, 7]);
  assert.ok(other.largestAfter > 0.1 && other.largestAfter <= other.largest);
  // Each from its own start, unless a position is given.
  const late = { start: 2 };
  const own = labs.conventionDifference({ one: paper, other: late, dModel: 8 });
  assert.ok(own.largest > 0.5);
  assert.equal(
    labs.conventionDifference({ one: paper, other: late, dModel: 8, first: 7 }).largest,
    0,
  );
  // Other widths, and two coordinates.
  const wide = labs.conventionDifference({
    ...{ one: { layout: 'sin|cos', odd: 'extra-sine' }, other: { odd: 'rounds-up' }, dModel: 5 },
  });
  assert.deepEqual([wide.columns, wide.otherColumns, wide.difference], [5, 6, null]);
  const presets = new Map(labs.presets().map(({ name, convention }) => [name, convention]));
  const two = labs.conventionDifference({
    ...{ one: presets.get('mae-2d') ?? {}, other: presets.get('timm-2d') ?? {} },
    ...{ dModel: 8, x: 1, y: 0 },
  });
  assert.equal(two.largestAfter, 0);
  assert.ok(two.largest > 0.5);
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

/** @param {LabsEncoder} labs @param {Float32Array} table @param {number} columns */
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
  const read = labs.readTable({ file });
  assert.deepEqual([read.rows, read.columns, read.dtype], [3, 8, 'float32']);
  assert.deepEqual(read.values, Float64Array.from(table));
  for (const bad of [file.slice(0, 9), file.slice(0, -1), new Uint8Array(0), file.slice(1)]) {
    assert.throws(() => labs.readTable({ file: bad }), { name: 'RangeError', parameter: 'file' });
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

test('the same functions answer from a worker', async () => {
  const worker = await posencLabs.loadWorkerLabs();
  try {
    const table = await worker.encode({ dModel: 8, count: 30 });
    const found = await worker.identify({ values: table, columns: 8 });
    assert.equal(found.matches[0].base, 10000);
    const file = new TextEncoder().encode('1,2\n3,x\n');
    await assert.rejects(worker.identify({ file }), { name: 'RangeError', parameter: 'file' });
    assert.equal((await worker.presets()).length, 19);
  } finally {
    worker.close();
  }
});
