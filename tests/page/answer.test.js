import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from '../../web/page/answer.js';

// What readers typed, and what they meant.
const kMeant = /** @type {[string, number[]][]} */ ([
  ['8', [8]],
  [' +8. ', [8]],
  ['8e0', [8]],
  ['8,0', [8]],
  ['0,25', [0.25]],
  ['.25', [0.25]],
  ['8 slots', [8]],
  ['8slots', [8]],
  ['0.159 turns', [0.159]],
  ['16/2', [8]],
  ['1/4', [0.25]],
  ['25%', [0.25]],
  ['25 %', [0.25]],
  ['pi/4', [Math.PI / 4]],
  ['π', [Math.PI]],
  ['25/pi', [25 / Math.PI]],
  ['2pi/(pi/4)', [8]],
  ['200pi', [200 * Math.PI]],
  ['2pi*100', [200 * Math.PI]],
  ['2 · π · 100 slots', [200 * Math.PI]],
  ['1/6.28', [1 / 6.28]],
  ['1/(2pi)', [1 / (2 * Math.PI)]],
  ['sqrt(256)', [16]],
  ['√256', [16]],
  ['−0.5', [-0.5]],
  ['= 16', [16]],
  ['1,000', [1, 1000]],
  ['10,000.5', [10000.5]],
]);
for (const [typed, values] of kMeant) {
  test(`"${typed}" is read as ${values.join(' or ')}`, () => {
    const read = readAnswer(typed);
    assert.equal(read.length, values.length);
    for (const [index, value] of values.entries()) {
      assert.ok(Math.abs(read[index] - value) < 1e-12, `${read}`);
    }
  });
}

test('what is no number is none', () => {
  for (const typed of [
    '',
    'eight',
    'slots',
    '1/0',
    '8 9x9',
    '(',
    '2**3',
    '1,2,3,',
    '((((8',
    '8)',
  ]) {
    assert.deepEqual(readAnswer(typed), [], typed);
  }
  assert.deepEqual(readAnswer('('.repeat(60)), []);
});
