import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createNative } from '../../web/engine/native.js';
import { testEach, testLesson } from './support.js';

/** @typedef {import('./support.js').Encoder} Encoder */

/**
 * @param {() => unknown} call
 * @returns {any}
 */
function errorOf(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail('nothing was refused');
}

/** @param {Encoder} encoder */
function assertAlive(encoder) {
  const [sine] = encoder.encode({ dModel: 4, first: 3, count: 1, dtype: 'float64' });
  assert.ok(Math.abs(sine - 0.14112000806) < 1e-11);
}

const table = { dModel: 4, base: 10000, first: 0, step: 1, count: 2 };

/** @type {[string, unknown, string][]} */
const outOfRange = [
  ['dModel', 7, 'not-even'],
  ['dModel', 0, 'too-small'],
  ['dModel', -4, 'too-small'],
  ['dModel', 4.5, 'not-whole'],
  ['dModel', 2 ** 32 + 4, 'too-large'],
  ['dModel', Number.NaN, 'not-finite'],
  ['base', 0, 'too-small'],
  ['base', 0.5, 'too-small'],
  ['base', Number.NaN, 'not-finite'],
  ['base', Number.POSITIVE_INFINITY, 'not-finite'],
  ['first', Number.NaN, 'not-finite'],
  ['first', 2 ** 54, 'too-large'],
  ['first', -(2 ** 54), 'too-small'],
  ['step', Number.NEGATIVE_INFINITY, 'not-finite'],
  ['count', 2 ** 22 + 1, 'table-too-large'],
  ['count', -1, 'too-small'],
  ['count', 1e308, 'table-too-large'],
];

testEach('a value out of range is a RangeError of one sentence', (encoder) => {
  for (const [parameter, value, code] of outOfRange) {
    const error = errorOf(() =>
      encoder.encode(/** @type {any} */ ({ ...table, [parameter]: value })),
    );
    assert.equal(error.constructor, RangeError);
    assert.deepEqual([error.code, error.parameter, error.value], [code, parameter, value]);
    assert.match(
      error.message,
      new RegExp(`^${parameter} [^.]*; got ${value}\\.$`.replace('+', '\\+')),
    );
    assertAlive(encoder);
  }
});

testEach('a wrong type is a TypeError that shows the value', (encoder) => {
  for (const parameter of ['dModel', 'base', 'first', 'step', 'count']) {
    for (const value of ['12abc', '4', null, true, 4n, [4], {}, () => 4, Symbol('4')]) {
      const error = errorOf(() =>
        encoder.encode(/** @type {any} */ ({ ...table, [parameter]: value })),
      );
      assert.equal(error.constructor, TypeError);
      assert.deepEqual([error.code, error.parameter], ['not-a-number', parameter]);
    }
  }
  assert.match(
    errorOf(() => encoder.encode(/** @type {any} */ ({ ...table, dModel: '12abc' }))).message,
    /12abc/,
  );
  assertAlive(encoder);
});

testEach('a name that is missing or unknown is a TypeError that names it', (encoder) => {
  const missing = errorOf(() => encoder.encode(/** @type {any} */ ({ dModel: 4 })));
  assert.equal(missing.constructor, TypeError);
  assert.deepEqual([missing.code, missing.parameter], ['missing', 'count']);
  const unknown = errorOf(() => encoder.encode(/** @type {any} */ ({ ...table, d_model: 4 })));
  assert.equal(unknown.constructor, TypeError);
  assert.deepEqual([unknown.code, unknown.parameter], ['unknown-name', 'd_model']);
  assert.match(unknown.message, /dModel/);
  assert.ok(errorOf(() => encoder.encode(/** @type {any} */ (undefined))) instanceof TypeError);
  assert.ok(errorOf(() => encoder.frequencies(/** @type {any} */ (64))) instanceof TypeError);
  const dtype = errorOf(() => encoder.encode(/** @type {any} */ ({ ...table, dtype: 'float16' })));
  assert.deepEqual([dtype.code, dtype.parameter], ['not-a-choice', 'dtype']);
});

testEach(
  'the largest table is 2^24 values and nothing is allocated for a larger one',
  (encoder) => {
    const { Float32Array: Native } = globalThis;
    let made = 0;
    globalThis.Float32Array = /** @type {any} */ (
      new Proxy(Native, {
        construct(target, given, newTarget) {
          made += 1;
          return Reflect.construct(target, given, newTarget);
        },
      })
    );
    try {
      const error = errorOf(() => encoder.encode({ dModel: 2, count: 2 ** 23 + 1 }));
      assert.deepEqual([error.code, error.parameter], ['table-too-large', 'count']);
    } finally {
      globalThis.Float32Array = Native;
    }
    assert.equal(made, 0);
    const wide = errorOf(() => encoder.encode({ dModel: 2 ** 24 + 2, count: 0 }));
    assert.equal(wide.parameter, 'dModel');
    assertAlive(encoder);
  },
);

testEach('encodeInto refuses what is no table and tables of broken rows', (encoder) => {
  for (const wrong of [[0, 0], new Int32Array(4), new ArrayBuffer(16), null, undefined]) {
    const error = errorOf(() => encoder.encodeInto(/** @type {any} */ (wrong), { dModel: 2 }));
    assert.equal(error.constructor, TypeError);
    assert.equal(error.parameter, 'table');
  }
  const broken = new Float32Array(6).fill(5);
  const error = errorOf(() => encoder.encodeInto(broken, { dModel: 4 }));
  assert.equal(error.constructor, RangeError);
  assert.deepEqual([error.code, error.parameter, error.value], ['not-whole', 'table', 6]);
  assert.ok(broken.every((value) => value === 5));
});

testLesson('every other function refuses in the same way', (encoder) => {
  /** @type {[() => unknown, string][]} */
  const calls = [
    [() => encoder.rotation({ omega: Number.NaN, k: 1 }), 'omega'],
    [() => encoder.rotation({ omega: 1, k: 2 ** 54 }), 'k'],
    [() => encoder.wave({ omega: 1, count: 2 ** 23 + 1 }), 'count'],
    [() => encoder.slopes({ omega: 1, first: Number.NaN, count: 1 }), 'first'],
    [() => encoder.pairWave({ dModel: 8, pair: 4, count: 1 }), 'pair'],
    [() => encoder.twins({ omega: 1, slot: 0.5, count: 9 }), 'slot'],
    [() => encoder.nearReturns({ omega: 1, limit: -1 }), 'limit'],
    [() => encoder.shiftFit({ omega: 1, k: 1, count: 0 }), 'count'],
    [() => encoder.ladder({ dModel: 8, length: 1.5 }), 'length'],
    [() => encoder.phases({ dModel: 8, pos: 2 ** 54 }), 'pos'],
    [() => encoder.slotMap({ dModel: 8, pos: 0, dimension: 8 }), 'dimension'],
    [() => encoder.rotationCheck({ dModel: 8, pair: 0, pos: 2 ** 53, k: 1 }), 'k'],
    [() => encoder.similarity({ dModel: 512, count: 32769 }), 'count'],
    [() => encoder.gram({ dModel: 2, count: 4097 }), 'count'],
    [() => encoder.norms({ dModel: 2, count: 0 }), 'count'],
    [() => encoder.attention({ words: [], dModel: 8 }), 'words'],
    [() => encoder.attention({ words: Array(257).fill('x'), dModel: 8 }), 'words'],
    [() => encoder.attention({ words: ['x'], dModel: 1026 }), 'dModel'],
    [() => encoder.counter({ length: 0, dModel: 8 }), 'length'],
    [() => encoder.learnedTable({ rows: 2 ** 24 + 1 }), 'rows'],
  ];
  for (const [call, parameter] of calls) {
    const error = errorOf(call);
    assert.equal(error.constructor, RangeError);
    assert.equal(error.parameter, parameter);
  }
  const words = errorOf(() => encoder.attention(/** @type {any} */ ({ words: [1], dModel: 8 })));
  assert.equal(words.constructor, TypeError);
  assertAlive(encoder);
});

testEach('refusalOf says what encode would throw, and null for what it would take', (encoder) => {
  for (const [parameter, value, code] of outOfRange) {
    if (code === 'table-too-large' && value === 2 ** 22 + 1) continue;
    const refusal = encoder.refusalOf(parameter, value);
    const error = errorOf(() =>
      encoder.encode(/** @type {any} */ ({ ...table, [parameter]: value })),
    );
    assert.deepEqual(refusal, { code, parameter, value, message: error.message });
  }
  assert.equal(encoder.refusalOf('dModel', 64), null);
  assert.equal(encoder.refusalOf('pos', 16777217), null);
  assert.equal(encoder.refusalOf('base', '12abc')?.code, 'not-a-number');
  assert.ok(errorOf(() => encoder.refusalOf('no such', 1)) instanceof TypeError);
});

const anything = fc.oneof(
  fc.double(),
  fc.integer({ min: -10, max: 600 }),
  fc.constantFrom(2 ** 24, 2 ** 32 + 4, 2 ** 53, 2 ** 54, -0),
  fc.anything(),
);

testEach('whatever is given, encode answers a whole table or one of two errors', (encoder) => {
  const given = fc.record(
    { dModel: anything, base: anything, first: anything, step: anything, count: anything },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (each) => {
      /** @type {any} */
      const wished = each;
      try {
        const made = encoder.encode(wished);
        assert.equal(made.length, Math.abs(wished.dModel * wished.count));
        assert.ok(made.every((value) => Math.abs(value) <= 1));
      } catch (error) {
        assert.ok(error instanceof RangeError || error instanceof TypeError);
        const { code, parameter, message } = /** @type {any} */ (error);
        assert.equal(typeof code, 'string');
        assert.ok(message.startsWith(parameter) && message.endsWith('.'));
      }
    }),
    { numRuns: 400 },
  );
  assertAlive(encoder);
});

testEach('a valid request is never refused and never out of [-1, 1]', (encoder) => {
  const reach = 2 ** 53;
  const position = fc.double({ min: -reach, max: reach, noNaN: true });
  const given = fc.record({
    dModel: fc.integer({ min: 1, max: 40 }).map((pairs) => 2 * pairs),
    base: fc.double({ min: 1, max: 1e12, noNaN: true }),
    first: position,
    count: fc.integer({ min: 0, max: 1 }),
  });
  fc.assert(
    fc.property(given, (each) => {
      const row = encoder.encode({ ...each, dtype: 'float64' });
      for (let pair = 0; pair < row.length; pair += 2) {
        assert.ok(Math.abs(row[pair] ** 2 + row[pair + 1] ** 2 - 1) < 1e-15);
      }
    }),
    { numRuns: 400 },
  );
});

testLesson('words with holes are refused, and the encoder goes on', (encoder) => {
  const holes = errorOf(() => encoder.attention({ words: new Array(2), dModel: 8 }));
  assert.deepEqual([holes.constructor, holes.parameter], [TypeError, 'words']);
  assertAlive(encoder);
});

test('an argument that the bindings cannot take does not end the encoder; a trap does', () => {
  const faults = [Object.assign(new Error('no number'), { name: 'BindingError' }), null];
  /** @type {any} */
  const module = {
    ask() {
      const fault = faults.shift();
      if (fault) throw fault;
      return 5;
    },
    trap() {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  };
  const native = createNative(module);
  assert.equal(errorOf(() => native.call('ask')).code, 'wrong-type');
  assert.equal(native.call('ask'), 5);
  assert.equal(errorOf(() => native.call('trap')).code, 'stopped');
  assert.equal(errorOf(() => native.call('ask')).code, 'stopped');
});
