import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadFigures } from '../../web/figures/index.js';
import { initialState } from '../../web/figures/parameters.js';
import { followers, resetOf } from '../../web/page/linked.js';
import { controlOf, dependenciesOf } from '../../web/page/scale.js';
import { createStore } from '../../web/page/store.js';

const controls = (await loadFigures()).flatMap((figure) => figure.controls.map(controlOf));

/** The controls that are shown anew when one setting changes. @param {string} changed */
const refreshed = (changed) =>
  controls.filter((control) => dependenciesOf(control, initialState()).has(changed));

test('a setting refreshes the controls that show it or whose limits follow it, and no other', () => {
  const shown = (/** @type {string} */ key) => controls.filter((control) => control.key === key);
  // Nothing follows the position: of some 80 controls only its own.
  assert.deepEqual(refreshed('position'), shown('position'));
  assert.ok(controls.length > 60 && shown('position').length < 12);
  // Pairs and dimensions end where d says.
  const following = new Set(['dModel', 'dimension', 'pair', 'slowPair']);
  assert.ok(refreshed('dModel').every(({ key }) => following.has(key)));
  assert.ok(refreshed('dModel').length > shown('dModel').length);
});

test('a preset of several settings looks at all of them', () => {
  const control = {
    key: /** @type {const} */ ('shuffle'),
    presets: [{ text: 'both', values: { shuffle: 0, tags: true } }],
  };
  assert.deepEqual([...dependenciesOf(control, initialState())], ['shuffle', 'tags']);
});

test('a reset keeps the sentence, the level and the theme, and touches no other figure', () => {
  const initial = initialState();
  const store = createStore(initial);
  store.change({ dModel: 128, k: 9, sentence: 'a b c', level: 'expert', theme: 'dark' });
  assert.deepEqual(resetOf({ store, initial }), { dModel: 64, k: 5 });
  assert.deepEqual(resetOf({ store, initial }, new Set(['k', 'omega'])), { k: 5 });
});

test('pictures that show a setting are counted', () => {
  const frame = (/** @type {string[]} */ ...reads) =>
    /** @type {import('../../web/page/frame.js').Frame} */ (
      /** @type {unknown} */ ({ reads: new Set(reads) })
    );
  const frames = new Set([frame('dModel', 'k'), frame('dModel'), frame('omega')]);
  assert.equal(followers({ frames }, 'dModel'), 2);
  assert.equal(followers({ frames }, 'base'), 0);
});
