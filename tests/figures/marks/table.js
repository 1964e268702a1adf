import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  alike,
  cellsIn,
  middleOf,
  near,
  only,
  placesIn,
  scaleIn,
  those,
} from '../../support/drawn.js';
import { isTint, tones, trailTone } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const [dModel, count, position, pair, slowPair] = [8, 20, 3, 0, 2];
const state = { dModel, count, position, pair, slowPair };
const omegaOf = (/** @type {number} */ one) => 10000 ** ((-2 * one) / dModel);

test('table: every cell in the colour of its value, the slot and both pairs outlined', async () => {
  const picture = await mountFigure('table', state);
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const tone = cellsIn(drawn);
  for (let row = 0; row < count; ++row) {
    for (let column = 0; column < dModel; ++column) {
      const angle = row * omegaOf(Math.floor(column / 2));
      const found = tone(x(column), y(row));
      assert.ok(
        isTint(found, column % 2 ? Math.cos(angle) : Math.sin(angle)),
        `cell ${row}, ${column}: ${found}`,
      );
    }
  }
  const row = only(drawn, { tag: 'rect', stroke: tones.position });
  near(middleOf(row)[1], y(position), 'slot', 0.6);
  near(Number(row.width), 8 * (x(1) - x(0)) + 2, 'whole row', 0.6);
  const boxes = those(drawn, { tag: 'rect', stroke: tones.ink });
  alike(
    boxes.map(middleOf),
    [
      [x(0.5), (y(0) + y(19)) / 2],
      [x(4.5), (y(0) + y(19)) / 2],
      [x(4), y(position)],
    ],
    'both pairs and the cell',
    0.6,
  );
  press(picture.canvases[0], x(3), y(11));
  assert.deepEqual([picture.state.position, picture.state.slowPair], [11, 1]);
  type(picture.canvases[0], 'ArrowDown');
  assert.equal(picture.state.position, 4);
  picture.destroy();
});

test('table: each pair as two waves and as a path of its point, the second slid by a share of a turn', async () => {
  const picture = await mountFigure('table', { ...state, slide: 0.25 });
  for (const [which, one] of [pair, slowPair].entries()) {
    const omega = omegaOf(one);
    const drawn = picture.drawn(1 + 2 * which);
    const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
    const [sine, cosine] = ['sine', 'cosine'].map((tone) =>
      only(drawn, { tag: 'path', stroke: tones[tone] }),
    );
    assert.equal(cosine['stroke-dasharray'], '7 4');
    // A cosine slid to the right by a quarter of a turn is the sine.
    for (const curve of [sine, cosine]) {
      const places = placesIn(curve.d);
      near(places[0][0], x(0), 'begin');
      near(places[places.length - 1][0], x(19), 'end');
      for (const [px, py] of places) {
        near(py, y(Math.sin((omega * (px - x(0))) / (x(1) - x(0)))), `wave of pair ${one}`, 0.2);
      }
    }
    const line = only(drawn, { tag: 'path', stroke: tones.position });
    for (const [px] of placesIn(line.d)) near(px, x(position), 'slot');
    for (const tone of ['sine', 'cosine']) {
      const dot = only(drawn, { tag: 'circle', fill: tones[tone] });
      alike([middleOf(dot)], [[x(position), y(Math.sin(omega * position))]], tone, 0.2);
    }
    const round = picture.drawn(2 + 2 * which);
    const ring = only(round, { tag: 'circle', fill: 'none', stroke: tones.muted });
    const [cx, cy, r] = [Number(ring.cx), Number(ring.cy), Number(ring.r)];
    const on = (/** @type {number} */ slot) =>
      /** @type {const} */ ([cx + r * Math.cos(omega * slot), cy - r * Math.sin(omega * slot)]);
    const trail = those(round, { tag: 'circle', r: '3.5' });
    alike(
      trail.map(middleOf),
      Array.from({ length: count }, (_, slot) => on(slot)),
      'path',
    );
    trail.forEach(({ fill }, slot) => {
      assert.equal(fill, trailTone(slot / 19));
    });
    alike([middleOf(only(round, { fill: tones.position }))], [on(position)], 'point');
    alike(placesIn(only(round, { stroke: tones.position }).d), [[cx, cy], on(position)], 'hand');
    const head = picture.all('.panel-title')[which].textContent;
    assert.equal(
      head,
      picture.stage.text('labels.head', { pair: one, turns: (19 * omega) / 2 / Math.PI }),
    );
    const here = {
      slot: position,
      pair: one,
      sine: Math.sin(omega * position),
      cosine: Math.cos(omega * position),
    };
    for (const canvas of picture.canvases.slice(1 + 2 * which, 3 + 2 * which)) {
      assert.equal(canvas.getAttribute('aria-valuetext'), picture.stage.text('labels.now', here));
      assert.equal(canvas.getAttribute('aria-valuemax'), '19');
    }
  }
  picture.destroy();
});

test('table: the key of the colours marks the slot; waves, paths and key lead to slots', async () => {
  const picture = await mountFigure('table', state);
  const mark = picture.root.querySelector('.trail-mark');
  near(Number(mark.style.getPropertyValue('--at')), 3 / 19, 'mark', 1e-6);
  assert.deepEqual(
    picture.all('.trail-ticks span').map(({ textContent }) => textContent),
    ['0', '19'],
  );
  press(picture.root.querySelector('.trail-strip'), 320, 5);
  assert.equal(picture.state.position, 10);
  press(picture.canvases[1], scaleIn(picture.drawn(1), 'x')(7), 50);
  assert.equal(picture.state.position, 7);
  const ring = only(picture.drawn(2), { tag: 'circle', fill: 'none', stroke: tones.muted });
  const [cx, cy, r] = [Number(ring.cx), Number(ring.cy), Number(ring.r)];
  press(picture.canvases[2], cx + r * Math.cos(5), cy - r * Math.sin(5));
  assert.equal(picture.state.position, 5);
  picture.destroy();
});
