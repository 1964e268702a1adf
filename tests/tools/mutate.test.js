import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDice, faultsIn } from '../mutate/faults.js';

/** @param {string} source */
function planted(source) {
  return faultsIn(source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );
}

test('a sign, a bound, an index, a colour and a forgotten call are faults', () => {
  assert.deepEqual(planted('a = b + c;'), [';', 'a = (b - c);']);
  assert.ok(planted('if (a < b) f();').includes('if (!(a < b)) f();'));
  assert.ok(planted('if (a < b) f();').includes('if ((a <= b)) f();'));
  assert.ok(planted('x = rows[0];').includes('x = rows[1];'));
  assert.ok(planted("draw('sine');").includes("draw('cosine');"));
  assert.ok(planted('draw(x, y);').includes('draw(y, x);'));
});

test('imports and plain words are left alone', () => {
  assert.deepEqual(planted("import { a } from './b.js';"), []);
  assert.deepEqual(planted("const word = 'hello';"), []);
});

test('the same seed chooses the same faults', () => {
  const [one, other] = [createDice(5), createDice(5)];
  const rolls = Array.from({ length: 100 }, () => one(6));
  assert.deepEqual(
    rolls,
    Array.from({ length: 100 }, () => other(6)),
  );
  assert.equal(new Set(rolls).size, 6);
});
