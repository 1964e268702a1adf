import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillHtml } from '../../web/page/html.js';
import { fill, fillText, formatValue, holesOf } from '../../web/page/text.js';

test('holes take decimals, significant digits, all digits, or what is there', () => {
  const values = { turns: 0.159154943, count: 100, pair: 16, name: 'dog' };
  assert.equal(
    fillText('Pair {pair} turns {turns:3} times in {count} slots: {name}.', values),
    'Pair 16 turns 0.159 times in 100 slots: dog.',
  );
  assert.equal(fillText('{turns~2} {turns!} {turns}', values), '0.16 0.159154943 0.1591549');
});

const written = /** @type {Array<[number, string, string]>} */ ([
  [60611.4771661, ':3', '60611.477'],
  [-0.0000001, ':3', '0.000'],
  [-0, '', '0'],
  [-0.5, '', '\u22120.5'],
  [1e-17, '~3', '1\u2009\u00d7\u200910\u207b\u00b9\u2077'],
  [6.02887e-7, '~3', '6.03\u2009\u00d7\u200910\u207b\u2077'],
  [9007199254740992, '', '9007199254740992'],
  [16777217, '', '16777217'],
  [Number.POSITIVE_INFINITY, ':2', '\u221e'],
  [Number.NaN, '', '?'],
  [100, '~3', '100'],
]);
for (const [value, format, text] of written) {
  test(`${value} with the format "${format}" is written ${text}`, () => {
    assert.equal(formatValue(value, format), text);
  });
}

test('a language brings its own decimal mark', () => {
  assert.equal(formatValue(1.5, ':2', 'de'), '1,50');
  assert.equal(formatValue(1.5, ':2', 'hi-Latn'), '1.50');
  assert.equal(formatValue(1234567.5, '', 'en'), '1234568');
});

test('marks dress a stretch of text and nest', () => {
  assert.deepEqual(fill('{here|slot {b|{slot}}} on', { slot: 3 }), [
    { text: 'slot ', marks: ['here'] },
    { text: '3', marks: ['here', 'b'] },
    { text: ' on', marks: [] },
  ]);
  assert.equal(
    fillHtml('{sine|the {i|x}} &', {}),
    '<span class="tone-sine">the </span><span class="tone-sine"><i>x</i></span> &#38;',
  );
});

const counted = /** @type {Array<[string, number | string, string]>} */ ([
  ['{n} {n?pair|pairs}', 1, '1 pair'],
  ['{n} {n?pair|pairs}', 0, '0 pairs'],
  ['{n} {n?pair|pairs}', 2, '2 pairs'],
  ['{n} {n?step|steps}', -1, '\u22121 step'],
  ['{n~4} {n~4?turn|turns}', 0.99999, '1 turn'],
  ['{n~4} {n~4?turn|turns}', 0.9999, '0.9999 turns'],
  ['{n:3} {n:3?turn|turns}', 1, '1.000 turns'],
  ['{n} {n?slot|slots}', 0.99999999, '1 slot'],
  ['{n!} {n!?slot|slots}', 0.99999999, '0.99999999 slots'],
  ['{n} {n?slot|slots}', Number.POSITIVE_INFINITY, '\u221e slots'],
  ['{n} {n?slot|slots}', 'no', 'no slots'],
  ['{turn|{n} {n?turn takes|turns take}}', 1, '1 turn takes'],
  ['{n} twin{n?|s}', 1, '1 twin'],
]);
for (const [template, n, text] of counted) {
  test(`${template} with ${n} reads ${text}`, () => {
    assert.equal(fillText(template, { n }), text);
  });
}

test('a language brings its own plural rules', () => {
  const template = '{n?one|few|many|other}';
  const read = (/** @type {number} */ n) => fillText(template, { n }, 'pl');
  assert.deepEqual([1, 3, 5, 1.5].map(read), ['one', 'few', 'many', 'other']);
  assert.equal(fillText('{n?form|forms}', { n: 0 }, 'hi-Latn'), 'form');
});

test('a value never becomes markup', () => {
  const html = fillHtml('{name}', { name: '<img src=x onerror="alert(1)">' });
  assert.ok(!/[<"]/.test(html));
});

test('a template that asks for something unknown is refused, not shown with a hole', () => {
  assert.throws(() => fillText('{missing}', {}), ReferenceError);
  for (const broken of [
    '{',
    '}',
    '{a',
    '{a|b',
    '{nomark|b}',
    '{a:}',
    '{a~x}',
    '{ a}',
    'a}b',
    '{a?b}',
  ]) {
    assert.throws(() => fillText(broken, { a: 1 }), Error, broken);
  }
});

test('the holes of a template can be listed', () => {
  assert.deepEqual(holesOf('{a:3} {here|{b} {i|x}} {a} {b?c|d}'), ['a', 'b']);
});
