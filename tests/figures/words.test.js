import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordAxis } from '../../web/figures/shared/words.js';
import { only } from '../support/drawn.js';
import { mountFigure } from './mounted.js';

const sentence = 'Ravi saw extraordinarily Priya';

test('the words of the sentence name the slots, as far as they go', () => {
  const { at, format } = wordAxis(sentence, 6);
  assert.deepEqual(at, [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(
    at?.map((slot) => format?.(slot)),
    [['0', 'Ravi'], ['1', 'saw'], ['2', 'extraor\u2026'], ['3', 'Priya'], ['4'], ['5']],
  );
  assert.equal(wordAxis(sentence, 6, true).format?.(1), '1 saw');
});

test('more than 24 slots keep their numbers', () => {
  assert.equal(wordAxis(sentence, 24).at?.length, 24);
  assert.equal(wordAxis(sentence, 25).at, undefined);
});

test('where 24 or fewer slots are shown they carry the reader’s words', async () => {
  for (const [id, which, few, many, said] of /** @type {const} */ ([
    ['wave', 0, { waveCount: 12 }, { waveCount: 30 }, 'Ravi'],
    ['strips', 1, { count: 10 }, { count: 30 }, 'Ravi'],
    ['heatmap', 0, { count: 10 }, { count: 30 }, '0 Ravi'],
    ['table', 0, { count: 20 }, { count: 30 }, '0 Ravi'],
  ])) {
    const picture = await mountFigure(id, { sentence, ...few });
    only(picture.drawn(which), { tag: 'text', text: said });
    picture.change({ sentence: 'Meera ne dekha' });
    only(picture.drawn(which), { tag: 'text', text: said.replace('Ravi', 'Meera') });
    picture.change(many);
    const words = picture.drawn(which).filter(({ text }) => text?.includes('Meera'));
    assert.deepEqual(words, [], id);
    picture.destroy();
  }
});
