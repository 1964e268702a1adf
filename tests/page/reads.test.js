import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { loadFigures } from '../../web/figures/index.js';
import { initialState } from '../../web/figures/parameters.js';
import { readsOf, watched } from '../../web/page/reads.js';
import { builtEncoder } from './support.js';

const figures = await loadFigures();

/** @type {import('../../cpp/bindings/posenc-lesson.js').LessonEncoder} */
let encoder;
before(async () => {
  encoder = await builtEncoder();
});

test('a watched state reads like the state, and tells what was looked at', () => {
  /** @type {Set<string>} */
  const seen = new Set();
  const { dModel, base } = watched(initialState(), seen);
  assert.deepEqual([dModel, base], [64, 10000]);
  assert.deepEqual([...seen], ['dModel', 'base']);
});

test('what a figure reads is found without a list: the wave', () => {
  const wave = figures.find(({ id }) => id === 'wave');
  assert.ok(wave);
  const reads = readsOf(wave, encoder, initialState());
  assert.deepEqual(reads, ['compare', 'omega', 'position', 'waveCount']);
});

/** Settings that change the picture alone. @type {Record<string, string[]>} */
const kPictureOnly = { map: ['exampleWhole'] };

for (const figure of figures) {
  test(`${figure.id} reads what its controls set`, () => {
    const reads = [...readsOf(figure, encoder, initialState()), ...(kPictureOnly[figure.id] ?? [])];
    for (const control of figure.controls) {
      const key = typeof control === 'string' ? control : control.key;
      assert.ok(reads.includes(key), key);
    }
    if (figure.player) assert.ok(reads.includes(figure.player.key));
  });
}
