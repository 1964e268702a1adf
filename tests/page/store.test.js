import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { initialState, parameters } from '../../web/figures/parameters.js';
import { createStore } from '../../web/page/store.js';
import { builtEncoder, judgeOf } from './support.js';

/** @type {import('../../web/page/rules.js').Judge} */
let judge;
before(async () => {
  judge = judgeOf(await builtEncoder());
});

/** The state by names that are only known here. @param {{state: import('../../web/figures/parameters.js').Values}} store */
const valuesOf = ({ state }) => state;

function judgedStore() {
  const store = createStore(initialState());
  store.setJudge(judge);
  return store;
}

test('the state is frozen, and replaced by a change', () => {
  const store = judgedStore();
  const first = store.state;
  assert.ok(Object.isFrozen(first));
  assert.deepEqual(store.change({ position: 7 }), []);
  assert.equal(first.position, 2);
  assert.equal(store.state.position, 7);
  assert.ok(Object.isFrozen(store.state));
});

test('listeners hear which keys changed, and nothing when nothing did', () => {
  const store = judgedStore();
  /** @type {string[][]} */
  const heard = [];
  const stop = store.subscribe((_, changed) => heard.push([...changed]));
  store.change({ position: 4, k: 5 });
  store.change({ position: 4 });
  stop();
  store.change({ position: 5 });
  assert.deepEqual(heard, [['position']]);
});

const refused = /** @type {Array<[string, unknown, string]>} */ ([
  ['dModel', 7, 'not-even'],
  ['dModel', 0, 'too-small'],
  ['dModel', -4, 'too-small'],
  ['dModel', 4.5, 'not-whole'],
  ['dModel', '12abc', 'not-a-number'],
  ['dModel', 2 ** 32 + 4, 'too-large'],
  ['dModel', Number.NaN, 'not-a-number'],
  ['base', 0, 'too-small'],
  ['base', 0.5, 'too-small'],
  ['base', Number.NaN, 'not-a-number'],
  ['base', Number.POSITIVE_INFINITY, 'not-finite'],
  ['position', Number.NaN, 'not-a-number'],
  ['position', 2 ** 54, 'too-large'],
  ['position', null, 'not-a-number'],
  ['pair', 32, 'above-page'],
  ['compare', 'nothing', 'not-a-choice'],
  ['tags', 'yes', 'not-a-switch'],
  ['sentence', 'a\u202eb', 'not-plain-text'],
  ['sentence', 'x'.repeat(1000), 'too-long'],
]);
for (const [key, value, code] of refused) {
  test(`${key} ${String(value).slice(0, 20)} is refused as ${code}, and the state stays`, () => {
    const store = judgedStore();
    const before = store.state;
    const [refusal] = store.change({ [key]: value, k: 9 });
    assert.equal(refusal?.code, code);
    assert.equal(refusal?.key, key);
    assert.equal(store.state, before);
  });
}

for (const [key, value] of Object.entries({
  position: 2 ** 53,
  base: 1,
  dModel: 2,
  farPosition: -3.5,
})) {
  test(`${key} ${value} is taken as it is`, () => {
    const store = judgedStore();
    assert.deepEqual(store.change({ [key]: value }), []);
    assert.equal(valuesOf(store)[key], value);
  });
}

test('a pair that a smaller d_model no longer has moves to the last one, and says so', () => {
  const store = judgedStore();
  store.change({ pair: 31 });
  /** @type {string[]} */
  let heard = [];
  store.subscribe((_, changed) => {
    heard = [...changed];
  });
  store.change({ dModel: 8 });
  assert.equal(store.state.pair, 3);
  assert.ok(heard.includes('pair') && heard.includes('dModel'));
});

test('what was set before anybody could judge it is judged as a whole, and leaves no trace', () => {
  const store = createStore(initialState());
  assert.deepEqual(store.change({ dModel: 7 }), []);
  assert.deepEqual(store.change({ base: 0.5, k: 9 }), []);
  const refused = store.setJudge(judge).map(({ key, code }) => [key, code]);
  assert.deepEqual(refused, [
    ['dModel', 'not-even'],
    ['base', 'too-small'],
  ]);
  // Neither the pair that had followed d nor anything else is left of it.
  assert.deepEqual(store.state, { ...initialState(), k: 9 });
});

test('values that fit only together are taken together', () => {
  const store = judgedStore();
  assert.deepEqual(store.change({ pair: 255, dModel: 512 }), []);
  assert.equal(store.state.pair, 255);
});

test('a key that nobody knows is a mistake of the caller', () => {
  const store = judgedStore();
  assert.throws(() => store.change({ nonsense: 1 }), TypeError);
  assert.throws(() => store.change({ toString: 1 }), TypeError);
});

test('whatever is thrown at it, the state only ever holds values that pass its own rules', () => {
  const store = judgedStore();
  const key = fc.constantFrom(...Object.keys(parameters));
  fc.assert(
    fc.property(key, fc.anything(), (name, value) => {
      store.change({ [name]: value });
      for (const one of Object.keys(parameters)) {
        const again = createStore(store.state);
        again.setJudge(judge);
        assert.deepEqual(again.change({ [one]: valuesOf(store)[one] }), []);
      }
    }),
    { numRuns: 60 },
  );
});
