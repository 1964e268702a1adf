import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { aliases, gone, initialState, parameters } from '../../web/figures/parameters.js';
import { readQuery, writeQuery } from '../../web/page/permalink.js';
import { createStore } from '../../web/page/store.js';
import { builtEncoder, judgeOf } from './support.js';

/** @type {import('../../web/figures/parameters.js').Values} */
const opening = initialState();
const initial = initialState();
/** @type {import('../../web/page/rules.js').Judge} */
let judge;
before(async () => {
  judge = judgeOf(await builtEncoder());
});

test('the untouched state needs no query', () => {
  assert.equal(writeQuery(initial, initial), '');
  assert.deepEqual(readQuery('', initial, judge), { values: {}, ignored: [] });
});

test('the address uses words with dashes, and angles as multiples of pi', () => {
  const state = { ...initial, dModel: 128, omega: Math.PI / 16, tags: true, level: 'expert' };
  assert.equal(writeQuery(state, initial), '?d-model=128&omega=pi%2F16&tags=on&level=expert');
});

test('every state that can be reached comes back from its address', () => {
  const wanted = fc.record(
    {
      dModel: fc.integer({ min: 1, max: 300 }).map((half) => 2 * half),
      base: fc.double({ min: 1, max: 1e12, noNaN: true }),
      position: fc.double({ min: -(2 ** 53), max: 2 ** 53, noNaN: true }),
      omega: fc.double({ min: -10, max: 10, noNaN: true }),
      pair: fc.nat(200),
      k: fc.integer(),
      sentence: fc.string({ maxLength: 60, unit: 'grapheme' }),
      compare: fc.constantFrom('wave', 'counter', 'scaled'),
      tags: fc.boolean(),
      theme: fc.constantFrom('auto', 'light', 'dark'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(wanted, (partial) => {
      const store = createStore(initial);
      store.setJudge(judge);
      store.change(partial);
      const { values, ignored } = readQuery(writeQuery(store.state, initial), initial, judge);
      assert.deepEqual(ignored, []);
      for (const key of Object.keys(parameters)) {
        // The address does not tell 0 from -0, and nothing that is drawn does either.
        /** @type {import('../../web/figures/parameters.js').Values} */
        const reached = store.state;
        assert.ok((values[key] ?? opening[key]) === reached[key], key);
      }
    }),
  );
});

const hostile = [
  '?d-model=7',
  '?d-model=0x40',
  '?d-model=',
  '?d-model=64abc',
  '?position=1e309',
  '?position=NaN',
  '?base=0.5',
  '?base=Infinity',
  '?pair=99',
  '?compare=__proto__',
  '?tags=true',
  '?nonsense=1',
  '?__proto__=1',
  '?constructor=1',
  '?dModel=64',
  '?%=1',
  '?d-model=%E0%A4%A',
  '?sentence=%00',
  `?sentence=${'x'.repeat(500)}`,
];
for (const query of hostile) {
  test(`the address ${query.slice(0, 30)} falls back to the default and says so`, () => {
    const { values, ignored } = readQuery(query, initial, judge);
    assert.deepEqual(values, {});
    assert.equal(ignored.length, 1);
  });
}

test('what is good in an address stands, whatever is beside it', () => {
  const { values, ignored } = readQuery('?d-model=7&pos=5&pair=9&foo=1', initial, judge);
  assert.deepEqual(values, { position: 5, pair: 9 });
  assert.deepEqual(ignored.map(({ name }) => name).sort(), ['d-model', 'foo']);
});

test('a pair is judged by the d_model beside it in the address, even when that is refused', () => {
  assert.deepEqual(readQuery('?pair=40&d-model=128', initial, judge).values, {
    pair: 40,
    dModel: 128,
  });
  assert.deepEqual(readQuery('?pair=40&d-model=127', initial, judge).values, {});
});

test('names of the first edition go on working, each for what it stands for today', () => {
  const query =
    '?pos=7&one-pair=3&other-pair=9&column=5&example-pos=1&build-d-model=8&build-pair=3&far-pos=-3';
  assert.deepEqual(readQuery(query, initial, judge), {
    values: {
      position: 7,
      pair: 3,
      slowPair: 9,
      dimension: 5,
      examplePosition: 1,
      exampleDModel: 8,
      exampleDimension: 6,
      farPosition: -3,
    },
    ignored: [],
  });
  for (const name of ['slot', 'clock-pos', 'tour-pos', 'summary-pos']) {
    assert.deepEqual(readQuery(`?${name}=11`, initial, judge).values, { position: 11 });
  }
});

test('every old name leads to a parameter that there is, and none hides a present one', () => {
  const present = Object.values(parameters).map(({ url }) => url);
  for (const [name, { key }] of Object.entries(aliases)) {
    assert.ok(Object.hasOwn(parameters, key), name);
    assert.ok(!present.includes(name), name);
  }
  for (const name of gone) assert.ok(!present.includes(name) && !Object.hasOwn(aliases, name));
});

test('a setting that has gone is named, and is not called unknown', () => {
  const { values, ignored } = readQuery('?row-one=3', initial, judge);
  assert.deepEqual(values, {});
  assert.deepEqual(ignored[0].refusal?.code, 'gone');
});

test('no address throws, and none gives a value that the store refuses', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(...Object.values(parameters).map(({ url }) => url)),
    fc.double().map(String),
  );
  const query = fc
    .array(fc.tuple(part, part))
    .map((all) => `?${all.map(([a, b]) => `${a}=${b}`).join('&')}`);
  fc.assert(
    fc.property(query, (text) => {
      const { values } = readQuery(text, initial, judge);
      const store = createStore(initial);
      store.setJudge(judge);
      assert.deepEqual(store.change(values), []);
    }),
  );
});

/** @param {string} query */
function told(query) {
  const { values, ignored } = readQuery(query, initial, judge);
  return { values, said: ignored.map(({ name, refusal }) => [name, refusal?.code ?? 'unknown']) };
}

test('a number that falls between two that there are is refused, with the one it would become', () => {
  for (const [text, nearest] of [
    ['9007199254740993', 9007199254740992],
    ['1e-400', 0],
  ]) {
    const { values, ignored } = readQuery(`?position=${text}`, initial, judge);
    assert.deepEqual(values, {});
    assert.equal(ignored[0].refusal?.nearest, nearest);
  }
  assert.deepEqual(told('?d-model=64.00000000000000001').said, [['d-model', 'not-exact']]);
  assert.deepEqual(told('?position=1e-1').values, { position: 0.1 });
});

test('an address that is too long is read up to the last whole value, and that is said', () => {
  const padding = 'y'.repeat(4000 - '?x=&d-model=10'.length);
  const { values, said } = told(`?x=${padding}&d-model=1024&k=3`);
  assert.deepEqual(values, {});
  assert.deepEqual(said, [
    ['x', 'unknown'],
    ['d-model', 'cut'],
  ]);
  const one = told(`?sentence=${'a'.repeat(5000)}`);
  assert.deepEqual([one.values, one.said], [{}, [['sentence', 'cut']]]);
  const fits = told(`?x=${padding}&d-model=10`);
  assert.deepEqual([fits.values, fits.said], [{ dModel: 10 }, [['x', 'unknown']]]);
});

test('what stands twice in an address counts once, and that is said', () => {
  const { values, said } = told('?d-model=32&d-model=128&pos=4&position=5');
  assert.deepEqual(values, { dModel: 32, position: 4 });
  assert.deepEqual(said, [
    ['d-model', 'twice'],
    ['position', 'twice'],
  ]);
});

test('broken escapes and half characters are said, not shown as something else', () => {
  for (const text of ['%ff', '%C3', '%ED%A0%80', 'a%80b', '\uD800']) {
    assert.deepEqual(told(`?sentence=${text}`).said, [['sentence', 'broken-text']], text);
    assert.deepEqual(told(`?position=${text}`).said, [['position', 'not-a-number']], text);
  }
  const whole = told(`?sentence=${encodeURIComponent('\u{1F600} 100%')}`);
  assert.deepEqual(whole, { values: { sentence: '\u{1F600} 100%' }, said: [] });
});
