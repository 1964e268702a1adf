import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextFrame } from '../support/document.js';
import { drawings } from '../support/sheet.js';
import { mountFigure, nothing, type } from './mounted.js';

const { figures } = await import('../../web/figures/index.js');
const { rereadTheme } = await import('../../web/charts/theme.js');

for (const { id } of figures) {
  test(`${id}: destroyed, it leaves no canvas, listener, observer, timer or animation frame`, async () => {
    const picture = await mountFigure(id);
    // On its way from one state to another, and with a key just pressed.
    picture.between(picture.model, 0.5);
    for (const canvas of picture.canvases) type(canvas, 'ArrowRight');
    nextFrame();
    assert.deepEqual(picture.destroy(), nothing);
    const before = drawings.count;
    rereadTheme();
    while (nextFrame()) assert.fail('an animation frame is due');
    dispatchEvent(new Event('resize'));
    assert.equal(drawings.count, before, 'it goes on drawing');
  });
}

test('two pictures of one figure do not know each other', async () => {
  const [one, other] = [
    await mountFigure('circle', { position: 3 }),
    await mountFigure('circle', { position: 20 }),
  ];
  const before = other.drawn(2);
  one.change({ position: 10, omega: 1 });
  assert.deepEqual(other.drawn(2), before);
  one.destroy();
  other.change({ position: 21 });
  assert.notDeepEqual(other.drawn(2), before);
  other.destroy();
});
