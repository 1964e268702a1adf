import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState } from '../../web/figures/parameters.js';
import { wordsOf } from '../../web/figures/shared/words.js';
import { figure } from '../../web/figures/shuffle/index.js';
import { createStore } from '../../web/page/store.js';
import { engine, tryFigure } from './support.js';

const { modelOf } = tryFigure(figure);

/**
 * The largest difference between the outputs of a word, found here and not by the encoder.
 *
 * @param {any} model
 */
function largestDifference({ order, outputs, shuffledOutputs, width }) {
  let most = 0;
  order.forEach((/** @type {number} */ from, /** @type {number} */ slot) => {
    for (let at = 0; at < width; ++at) {
      const apart = shuffledOutputs[slot * width + at] - outputs[from * width + at];
      most = Math.max(most, Math.abs(apart));
    }
  });
  return most;
}

test('without tags, every shuffle only moves the outputs', () => {
  for (let shuffle = 1; shuffle <= 30; ++shuffle) {
    const model = modelOf({ shuffle });
    assert.deepEqual([...model.order].sort(), [0, 1, 2, 3, 4]);
    assert.ok(model.moved, `seed ${shuffle} moves something`);
    assert.ok(model.same);
    assert.ok(largestDifference(model) < 1e-14);
    assert.equal(model.difference, largestDifference(model));
  }
});

test('with tags, every shuffle changes some output by more than any rounding', () => {
  for (let shuffle = 1; shuffle <= 30; ++shuffle) {
    const model = modelOf({ shuffle, tags: true });
    assert.ok(!model.same);
    assert.ok(model.difference > 0.01);
    assert.equal(model.difference, largestDifference(model));
  }
});

test('the same seed gives the same order, with tags and without', () => {
  assert.deepEqual(modelOf({ shuffle: 7 }).order, modelOf({ shuffle: 7, tags: true }).order);
});

test('put back, nothing has moved and nothing differs', () => {
  const model = modelOf({ shuffle: 0 });
  assert.ok(!model.moved);
  assert.equal(model.difference, 0);
});

test('a word that occurs twice has one output without tags and two with them', () => {
  assert.deepEqual(modelOf().repeated, { word: 'the', slots: [0, 3], alike: true });
  assert.deepEqual(modelOf({ tags: true }).repeated, { word: 'the', slots: [0, 3], alike: false });
  assert.equal(modelOf({ sentence: 'all words differ' }).repeated, null);
});

test('words are told apart by what they are: other words, other outputs', () => {
  const [bit, saw] = ['the dog bit', 'the dog saw'].map((sentence) => modelOf({ sentence }));
  assert.notDeepEqual(bit.outputs, saw.outputs);
});

test('the tags in the boxes are the encoding: 0, 1, ... in slot 0 and sin 1, cos 1 in slot 1', () => {
  const { tags, width } = modelOf();
  assert.deepEqual([...tags.subarray(0, 4)], [0, 1, 0, 1]);
  assert.ok(Math.abs(tags[width] - 0.8414709848078965) < 1e-15);
  assert.ok(Math.abs(tags[width + 1] - 0.5403023058681398) < 1e-15);
});

const sentences = /** @type {[string, string[]][]} */ ([
  ['  dog   bites\tman ', ['dog', 'bites', 'man']],
  ['kutte ne aadmi ko kaata', ['kutte', 'ne', 'aadmi', 'ko', 'kaata']],
  [
    '\u0915\u0941\u0924\u094d\u0924\u0947 \u0928\u0947',
    ['\u0915\u0941\u0924\u094d\u0924\u0947', '\u0928\u0947'],
  ],
  [
    '\u0627\u0644\u0643\u0644\u0628 \u0639\u0636',
    ['\u0627\u0644\u0643\u0644\u0628', '\u0639\u0636'],
  ],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsgesellschaft']],
  ['?!', ['?!']],
]);
for (const [sentence, words] of sentences) {
  test(`"${sentence}" is ${words.length} word(s)`, () => {
    assert.deepEqual(wordsOf(sentence), words);
  });
}

test('a script without blanks is parted into words all the same', () => {
  const words = wordsOf('\u72ac\u304c\u4eba\u3092\u565b\u3093\u3060');
  assert.ok(words.length > 2);
  assert.equal(words.join(''), '\u72ac\u304c\u4eba\u3092\u565b\u3093\u3060');
});

test('the longest sentence of the shortest words is still a picture', () => {
  const { words, outputs, width } = modelOf({ sentence: 'a '.repeat(60).trim(), shuffle: 3 });
  assert.equal(words.length, 60);
  assert.equal(outputs.length, 60 * width);
});

test('a sentence of blanks alone is refused, and the last good one stays', () => {
  const store = createStore(initialState());
  const [refusal] = store.change({ sentence: '   ' });
  assert.equal(refusal?.code, 'blank');
  assert.equal(store.state.sentence, initialState().sentence);
});

test('the facts and the table tell of the same shuffle', () => {
  const state = { ...initialState(), shuffle: 4 };
  const model = figure.model(engine, state);
  assert.deepEqual(figure.facts(model, state), {
    words: 5,
    width: 16,
    difference: model.difference,
  });
  const { columns, rows } = figure.table(model, state);
  for (const row of rows) assert.equal(row.length, columns.length);
  rows.forEach(([slot, word, to]) => {
    assert.equal(word, model.words[model.order[Number(to)]]);
    assert.equal(model.order[Number(to)], slot);
  });
});
