// .npy files: what numpy makes of ours, and what we make of hostile ones.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { test } from 'node:test';
import { command, inFolder, labs, posencLabs, pythonWith, testLabs, without } from './support.js';

const numpy = pythonWith('numpy');

/** @param {Uint8Array} bytes */
const fingerprint = (bytes) => createHash('sha256').update(bytes).digest('hex');

test(
  'numpy loads 20000 x 512 as the encoder makes it, bit for bit',
  { skip: numpy ? false : without('numpy') },
  () =>
    inFolder((folder) => {
      const program = `
import hashlib, sys, numpy
table = numpy.load(sys.argv[1])
print(table.shape, table.dtype, table.flags.c_contiguous, hashlib.sha256(table.tobytes()).hexdigest())`;
      for (const dtype of /** @type {const} */ (['float32', 'float64'])) {
        const out = path.join(folder, `${dtype}.npy`);
        const size = ['--d-model', '512', '--count', '20000', '--dtype', dtype];
        assert.equal(command('table', ...size, '--out', out).status, 0);
        const { stdout } = spawnSync(String(numpy), ['-c', program, out], { encoding: 'utf8' });
        const table = labs.encode({ dModel: 512, count: 20000, dtype });
        const hash = fingerprint(new Uint8Array(table.buffer));
        assert.equal(stdout.trim(), `(20000, 512) ${dtype} True ${hash}`);
      }
    }),
);

test('a stream holds one piece at a time, says how far it is, and can be stopped', async () => {
  // 10^8 values in all: 400 MB would be seen.
  const plan = { dModel: 512, count: 195313 };
  const all = posencLabs.tableSize(labs, plan);
  assert.equal(all, 128 + 195313 * 512 * 4);
  const before = process.memoryUsage().arrayBuffers;
  let [most, last, bytes] = [0, 0, 0];
  const written = await posencLabs.writeTable(
    labs,
    plan,
    {
      write(piece) {
        bytes += piece.length;
        most = Math.max(most, process.memoryUsage().arrayBuffers);
      },
    },
    {
      progress(done, whole) {
        assert.ok(done > last && whole === all);
        last = done;
      },
    },
  );
  assert.deepEqual([written, bytes, last], [all, all, all]);
  assert.ok(most - before < 150e6, `${most - before} bytes more`);

  const stopping = new AbortController();
  let pieces = 0;
  const stopped = posencLabs.writeTable(
    labs,
    plan,
    {
      write() {
        pieces += 1;
        if (pieces === 3) stopping.abort();
      },
    },
    { signal: stopping.signal },
  );
  await assert.rejects(stopped, { name: 'AbortError' });
  assert.equal(pieces, 3);
});

testLabs('windows of a table are parts of the whole, however long it is', (each) => {
  const given = { dModel: 6, base: 700, first: 0.1, step: 0.3 };
  const whole = each.encode({ ...given, count: 50 });
  assert.deepEqual(each.tableWindow({ ...given, row: 20, rows: 30 }), whole.subarray(20 * 6));
  const far = each.tableWindow({ dModel: 6, row: 2 ** 40, rows: 2, dtype: 'float64' });
  const expected = each.encode({ dModel: 6, first: 2 ** 40, count: 2, dtype: 'float64' });
  assert.deepEqual(far, expected);
  assert.throws(() => each.tableWindow({ dModel: 6, row: 2 ** 53, rows: 3 }), RangeError);
  assert.throws(() => each.tableWindow({ dModel: 6, rows: 2 ** 24 }), RangeError);
});

/** A small generator with a seed of its own. @param {number} seed */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

/** @param {string} dictionary @param {number} bytes of data @param {number} [version] */
function fileOf(dictionary, bytes, version = 1) {
  const text = new TextEncoder().encode(`${dictionary}\n`);
  const prefix = version === 1 ? 10 : 12;
  const file = new Uint8Array(prefix + text.length + bytes);
  file.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, version, 0]);
  new DataView(file.buffer).setUint32(8, text.length, true);
  file.set(text, prefix);
  return file;
}

/** @param {string} shape @param {string} [type] @param {string} [order] */
const dictionary = (shape, type = '<f4', order = 'False') =>
  `{'descr': '${type}', 'fortran_order': ${order}, 'shape': ${shape}, }`;

testLabs('a hostile file is refused in a sentence, and the module goes on', (each) => {
  /** @type {Record<string, Uint8Array>} */
  const corpus = {
    empty: new Uint8Array(0),
    'magic alone': new Uint8Array([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]),
    'header longer than the file': fileOf(dictionary('(2, 2)'), 16).subarray(0, 40),
    'shape larger than the data': fileOf(dictionary('(1000, 1000)'), 16),
    'shape smaller than the data': fileOf(dictionary('(1, 2)'), 16),
    'product that overflows 32 bits': fileOf(dictionary('(65536, 65536)'), 16),
    'product that overflows 64 bits': fileOf(dictionary('(4294967296, 4294967296)'), 16),
    'an axis beyond all': fileOf(dictionary('(99999999999999999999, 1)'), 16),
    'an axis of 0': fileOf(dictionary('(0, 4)'), 0),
    'a negative axis': fileOf(dictionary('(-2, 2)'), 16),
    'a fraction for an axis': fileOf(dictionary('(2.0, 2)'), 16),
    'no axis': fileOf(dictionary('()'), 4),
    'three axes': fileOf(dictionary('(2, 2, 2)'), 32),
    'objects, which are programs': fileOf(dictionary('(2, 2)', '|O'), 16),
    'whole numbers': fileOf(dictionary('(2, 2)', '<i4'), 16),
    'a record': fileOf("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2, 2)}", 16),
    'complex numbers': fileOf(dictionary('(1, 2)', '<c8'), 16),
    'long doubles': fileOf(dictionary('(1, 1)', '<f16'), 16),
    'an expression': fileOf("__import__('os').system('true')", 16),
    'an order that is neither': fileOf(dictionary('(2, 2)', '<f4', 'Maybe'), 16),
    'a key twice': fileOf(`{'shape': (2, 2), ${dictionary('(2, 2)').slice(1)}`, 16),
    'a header without an end': fileOf("{'descr': '<f4', 'shape': (2, 2", 16),
    'version 4': fileOf(dictionary('(2, 2)'), 16, 4),
    'a program': new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0, 1, 2, 3]),
    'text that is not UTF-8': new Uint8Array([0x31, 0x2c, 0xff, 0xfe, 0x32]),
    'brackets alone': new TextEncoder().encode('[[[[[['),
    'JSON of texts': new TextEncoder().encode('[["a", "b"]]'),
    'JSON of objects': new TextEncoder().encode('{"a": {"b": 1}}'),
    'JSON of nothing': new TextEncoder().encode('[]'),
    'numbers that are none': new TextEncoder().encode('nan, inf\n1, 2\n'),
    'hexadecimal numbers': new TextEncoder().encode('1, 2\n0x10, 3\n'),
    'a page': new TextEncoder().encode('<html><body>1,2</body></html>'),
  };
  for (const [name, file] of Object.entries(corpus)) {
    assert.throws(
      () => each.identify({ file }),
      (/** @type {any} */ error) => {
        assert.ok(error instanceof RangeError, `${name}: ${error}`);
        assert.match(error.message, /^(file|table) [^\n]+; got [^\n]+\.$/, name);
        return true;
      },
      name,
    );
  }
  const table = each.encode({ dModel: 8, count: 30 });
  assert.equal(each.identify({ values: table, columns: 8 }).matches[0].base, 10000);
});

testLabs('of 3000 damaged files none does worse than be refused', (each) => {
  const random = chance(20170612);
  const table = each.encode({ dModel: 8, count: 6 });
  const header = each.npyHeader({ rows: 6, columns: 8 });
  const good = new Uint8Array(header.length + table.byteLength);
  good.set(header);
  good.set(new Uint8Array(table.buffer), header.length);
  let refused = 0;
  for (let turn = 0; turn < 3000; turn += 1) {
    let file = good.slice();
    for (let flips = 1 + random(4); flips > 0; flips -= 1) {
      file[random(turn % 3 === 0 ? file.length : header.length)] = random(256);
    }
    if (turn % 5 === 0) file = file.subarray(0, random(file.length));
    try {
      each.identify({ file });
    } catch (error) {
      assert.ok(error instanceof RangeError, String(error));
      refused += 1;
    }
  }
  assert.ok(refused > 1500, String(refused));
});
