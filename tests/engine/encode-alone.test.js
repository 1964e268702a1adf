import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeAlone, flavours } from './support.js';

for (const simd of [true, false]) {
  test(`posenc/encode makes the same tables as the library, ${simd ? 'SIMD' : 'scalar'}`, async () => {
    const small = await encodeAlone.loadEncoder({ simd });
    assert.deepEqual(Object.keys(small).sort(), ['eachWindow', 'encode', 'encodeInto']);
    const given = { dModel: 64, first: 1000.5, step: 3, count: 400 };
    const [{ encoder }] = flavours;
    assert.deepEqual(small.encode(given), encoder.encode(given));
    assert.throws(() => small.encode({ dModel: 7, count: 1 }), { code: 'not-even' });
  });
}
