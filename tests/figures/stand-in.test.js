import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadFigures } from '../../web/figures/index.js';
import { initialState } from '../../web/figures/parameters.js';
import { standIn } from '../../web/figures/shared/stand-in.js';
import { mountFigure } from './mounted.js';
import { engine } from './support.js';

const figures = await loadFigures();
const kPositions = [-3, -0.25, 2.5, 47, 99, 1000, 123456.75, 2 ** 53 - 50, 2 ** 53, -(2 ** 53)];

test('the nearest whole slot that has a place stands in, and zero has no sign', () => {
  assert.deepEqual(standIn(3, 0, 9), { slot: 3, asked: null });
  assert.deepEqual(standIn(3.6, 0, 9), { slot: 4, asked: 3.6 });
  assert.deepEqual(standIn(12, 0, 9), { slot: 9, asked: 12 });
  assert.ok(Object.is(standIn(-0.25, 0, 9).slot, 0));
});

for (const figure of figures) {
  test(`${figure.id} shows something at every position that another figure may set`, () => {
    for (const position of kPositions) {
      // Five steps on from there no position is left.
      if (figure.id === 'rotation' && position === 2 ** 53) continue;
      const state = { ...initialState(), position, examplePosition: position };
      const model = figure.model(engine, state);
      figure.facts(model, state);
    }
  });
}

test('a picture that shows a stand-in says so, and is silent once it does not', async () => {
  for (const id of ['wave', 'digits', 'table', 'head', 'build']) {
    const picture = await mountFigure(id);
    const note = () => picture.text('.stand-in');
    assert.equal(note(), '', id);
    picture.change({ position: 1000, examplePosition: 1000 });
    assert.match(note(), /1000.*slot \d+ stands in/, id);
    picture.change({ position: 1, examplePosition: 1 });
    assert.equal(note(), '', id);
    picture.destroy();
  }
});
