import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const omega = Math.PI / 6;
const at = (/** @type {number} */ slot) => Math.sin(omega * slot);

/** @param {Awaited<ReturnType<typeof mountFigure>>} picture */
function read(picture) {
  const drawn = picture.drawn();
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const place = (/** @type {number} */ slot, height = at(slot)) =>
    /** @type {const} */ ([x(slot), y(height)]);
  return { drawn, x, y, place };
}

test('wave: a dot for each slot, the curve, the slot and its height right across', async () => {
  const picture = await mountFigure('wave', { omega, position: 2, waveCount: 36 });
  const { drawn, x, y, place } = read(picture);
  const dots = those(drawn, { tag: 'circle', fill: tones.sine });
  alike(
    dots.map(middleOf),
    Array.from({ length: 36 }, (_, slot) => place(slot)),
    'slots',
  );
  const [curve] = those(drawn, { tag: 'path', stroke: tones.sine });
  const points = placesIn(curve.d);
  alike(
    points,
    Array.from({ length: 35 * 24 + 1 }, (_, n) => place(n / 24)),
    'curve',
  );
  alike([middleOf(only(drawn, { tag: 'circle', fill: tones.position }))], [place(2)], 'slot');
  const level = only(drawn, { tag: 'path', stroke: tones.position, 'stroke-dasharray': '1 4' });
  for (const [, py] of placesIn(level.d)) near(py, y(at(2)), 'height');
  const limits = those(drawn, { stroke: tones.muted, 'stroke-dasharray': '6 5' });
  assert.deepEqual(
    limits.map(({ d }) => Math.round(placesIn(d)[0][1])),
    [y(1), y(-1)].map(Math.round),
  );
  assert.ok(placesIn(level.d)[1][0] - placesIn(level.d)[0][0] >= x(35) - x(0));
  picture.destroy();
});

test('wave: twins a whole period away and mirrored ones, the bracket and the mirror', async () => {
  const picture = await mountFigure('wave', { omega, position: 2, waveCount: 36 });
  const { drawn, x, y, place } = read(picture);
  const shapes = those(drawn, { tag: 'path', fill: tones.ink });
  const [squares, triangles] = [4, 3].map((corners) =>
    shapes.filter(({ d }) => placesIn(d).length === corners),
  );
  alike(
    squares.map(middleOf),
    [14, 26].map((slot) => place(slot)),
    'whole periods',
  );
  const tops = triangles.map(({ d }) => placesIn(d)[0]);
  tops.forEach(([px, py], n) => {
    near(px, x([4, 16, 28][n]), `mirrored ${n}`);
    near(py, y(at(2)) - 1.2 * 6, `top of mirrored ${n}`);
  });
  assert.equal(tops.length, 3);
  const bracket = only(drawn, {
    tag: 'path',
    stroke: tones.ink,
    'stroke-width': '1.5',
    fill: 'none',
    'stroke-dasharray': undefined,
  });
  alike(
    placesIn(bracket.d),
    [place(2, 1.24), place(2, 1.34), place(14, 1.34), place(14, 1.24)],
    'bracket',
  );
  const span = only(drawn, { text: picture.stage.text('labels.span', { apart: 12, turns: 1 }) });
  near(Number(span.x), x(8), 'label of the bracket');
  const mirror = only(drawn, { stroke: tones.ink, 'stroke-dasharray': '3 4' });
  for (const [px] of placesIn(mirror.d)) near(px, x(3), 'mirror');
  only(drawn, { text: picture.stage.text('labels.crest'), fill: tones.ink });
  const lines = picture.all('.wave-reasons li').map((item) => item.textContent);
  assert.deepEqual(lines.slice(0, 3), [
    picture.stage.text('labels.rising', { slot: 2, height: at(2) }),
    picture.stage.text('labels.periods', {
      slots: '14, 26',
      period: 12,
      near: 0,
      last: 35,
      apart: 12,
      turns: 1,
    }),
    picture.stage.text('labels.acrossCrest', {
      slots: '4, 16, 28',
      slot: 2,
      twin: 4,
      at: 3,
      near: 0,
      last: 35,
    }),
  ]);
  picture.change({ position: 8 });
  const below = read(picture);
  only(below.drawn, { text: picture.stage.text('labels.trough') });
  assert.equal(
    picture.all('.wave-reasons li')[0].textContent,
    picture.stage.text('labels.falling', { slot: 8, height: at(8) }),
  );
  picture.destroy();
});

test('wave: with a step of 1 no slot is as high, and those nearly as high are grey', async () => {
  const picture = await mountFigure('wave', { omega: 1, position: 2, waveCount: 36 });
  const { drawn, x, y } = read(picture);
  const close = Array.from({ length: 36 }, (_, slot) => slot).filter(
    (slot) => slot !== 2 && Math.abs(Math.sin(slot) - Math.sin(2)) <= 0.05,
  );
  const shapes = those(drawn, { tag: 'path', fill: tones.muted, stroke: tones.paper });
  assert.deepEqual(
    shapes.map(({ d }) => Math.round((placesIn(d)[0][0] + placesIn(d)[1][0]) / 2)).length,
    close.length,
  );
  const heights = shapes.map((one) => middleOf(one)[1]);
  const wanted = close.map((slot) => y(Math.sin(slot)));
  for (const height of heights) {
    assert.ok(
      wanted.some((one) => Math.abs(one - height) < 3),
      `a mark at ${height}`,
    );
  }
  assert.ok(x(1) > x(0));
  picture.destroy();
});

for (const compare of /** @type {const} */ (['counter', 'scaled'])) {
  test(`wave compared with ${compare}: its tags, and that of the slot`, async () => {
    const picture = await mountFigure('wave', { omega, position: 5, waveCount: 20, compare });
    const { drawn, place } = read(picture);
    const tag = (/** @type {number} */ slot, length = 20) =>
      compare === 'counter' ? slot : slot / length;
    const line = only(drawn, { tag: 'path', stroke: tones.ink, 'stroke-dasharray': '8 4' });
    alike(
      placesIn(line.d),
      Array.from({ length: 20 }, (_, slot) => place(slot, tag(slot))),
      'tags',
    );
    const ring = only(drawn, { tag: 'circle', stroke: tones.ink, fill: 'none' });
    alike([middleOf(ring)], [place(5, tag(5))], 'tag of the slot');
    const shorter = those(drawn, { tag: 'path', stroke: tones.muted, 'stroke-dasharray': '2 3' });
    if (compare === 'scaled') {
      alike(
        placesIn(shorter[0].d),
        Array.from({ length: 10 }, (_, slot) => place(slot, tag(slot, 10))),
        'shorter text',
      );
      const other = only(drawn, { tag: 'circle', stroke: tones.muted, fill: 'none' });
      alike([middleOf(other)], [place(5, tag(5, 10))], 'tag in the shorter text');
    } else {
      const name = only(drawn, { text: picture.stage.text('labels.counterName') });
      near(Number(name.y), place(14, 14)[1], 'name of the counter');
      assert.equal(shorter.length, 0);
    }
    const sentences = picture.all('.wave-reasons li').slice(3);
    assert.equal(
      sentences[0].textContent,
      compare === 'counter'
        ? picture.stage.text('labels.counterSays', { last: 19, top: 19 })
        : picture.stage.text('labels.scaledSays', {
            length: 20,
            step: 1 / 20,
            slot: 5,
            tag: 5 / 20,
          }),
    );
    assert.equal(
      sentences[1].textContent,
      compare === 'counter'
        ? ''
        : picture.stage.text('labels.shorterSays', {
            length: 10,
            step: 1 / 10,
            slot: 5,
            tag: 5 / 10,
          }),
    );
    picture.destroy();
  });
}

test('wave: a press and the keys choose a slot that there is', async () => {
  const picture = await mountFigure('wave', { omega, position: 2, waveCount: 36 });
  const { x } = read(picture);
  const [canvas] = picture.canvases;
  press(canvas, x(20) + 3, 50);
  assert.equal(picture.state.position, 20);
  press(canvas, x(60), 50);
  assert.equal(picture.state.position, 35);
  press(canvas, x(-9), 50);
  assert.equal(picture.state.position, 0);
  picture.change({ position: 35 });
  type(canvas, 'ArrowRight');
  assert.equal(picture.state.position, 35);
  type(canvas, 'PageDown');
  assert.equal(picture.state.position, 31);
  picture.change({ position: 31 });
  type(canvas, 'Home');
  assert.equal(picture.state.position, 0);
  assert.equal(canvas.getAttribute('aria-valuemax'), '35');
  picture.destroy();
});
