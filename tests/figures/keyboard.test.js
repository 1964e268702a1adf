import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mountFigure, type } from './mounted.js';

for (const id of ['circle', 'clocks', 'rotation', 'strips']) {
  test(`${id}: a key held down goes on while the picture is still on its way`, async () => {
    const picture = await mountFigure(id, { position: 3 });
    const canvas = picture.canvases.find((one) => one.getAttribute('role') === 'slider');
    // Nothing is drawn in between, as during a motion.
    for (let n = 0; n < 3; ++n) type(canvas, 'ArrowRight');
    assert.equal(picture.state.position, 6);
    type(canvas, 'ArrowLeft');
    assert.equal(picture.state.position, 5);
    picture.destroy();
  });
}
