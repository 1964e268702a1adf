import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const [position, k, pair, dModel] = [3, 2, 1, 8];
const omega = 10000 ** (-(2 * pair) / dModel);

/** Where an arc ends. @param {string} d */
function endOf(d) {
  const all = [...d.matchAll(/A[\d.]+ [\d.]+ 0 0 [01] (-?[\d.]+) (-?[\d.]+)/g)];
  return /** @type {[number, number]} */ (all.at(-1)?.slice(1).map(Number));
}

test('rotation: both dots with their numbers, the wedge between them and the one from slot 0', async () => {
  const picture = await mountFigure('rotation', { position: 30, k: 8, pair, dModel });
  const drawn = picture.drawn();
  const ring = only(drawn, { tag: 'circle', fill: 'none', stroke: tones.muted });
  const [cx, cy, r] = [Number(ring.cx), Number(ring.cy), Number(ring.r)];
  const on = (/** @type {number} */ angle, share = 1) =>
    /** @type {const} */ ([cx + share * r * Math.cos(angle), cy - share * r * Math.sin(angle)]);
  const [from, to] = [30 * omega, 38 * omega];
  alike([middleOf(only(drawn, { tag: 'circle', fill: tones.position }))], [on(from)], 'here');
  const there = only(drawn, { tag: 'path', fill: tones.shifted });
  alike([middleOf(there)], [on(to)], 'there');
  const rays = [tones.position, tones.shifted].map((stroke) =>
    only(drawn, { tag: 'path', stroke, fill: 'none' }),
  );
  alike(placesIn(rays[0].d), [[cx, cy], on(from)], 'ray here');
  alike(placesIn(rays[1].d), [[cx, cy], on(to)], 'ray there');
  assert.equal(rays[1]['stroke-dasharray'], '6 4');
  const wedge = only(drawn, { tag: 'path', fill: tones.step });
  alike([...placesIn(wedge.d), endOf(wedge.d)], [[cx, cy], on(from), on(to)], 'wedge');
  const arc = only(drawn, { tag: 'path', stroke: tones.step, 'stroke-width': '3' });
  alike([placesIn(arc.d)[0], endOf(arc.d)], [on(from, 0.64), on(to, 0.64)], 'arc');
  const ghost = only(drawn, { tag: 'path', stroke: tones.muted, 'stroke-dasharray': '5 4' });
  alike(
    [...placesIn(ghost.d), endOf(ghost.d)],
    [[cx, cy], on(0, 0.36), on(8 * omega, 0.36)],
    'from slot 0',
  );
  for (const [text, fill, angle] of /** @type {const} */ ([
    ['30', tones.position, from],
    ['38', tones.shifted, to],
  ])) {
    const label = only(drawn, { text, fill });
    const [x, y] = on(angle);
    const [dx, dy] = [Number(label.x) - x, Number(label.y) - y];
    near(Math.abs(dx) + Math.abs(dy), Math.abs(dx) > 1 ? 15 : 18, `number ${text} beside its dot`);
  }
  only(drawn, { text: 'kω' });
  picture.destroy();
});

test('rotation: the matrix, both columns, and the comparison number by number', async () => {
  const picture = await mountFigure('rotation', { position, k, pair, dModel });
  const show = (/** @type {number} */ value, format = ':4') => picture.stage.number(value, format);
  const of = (/** @type {number} */ slot) => [Math.sin(slot * omega), Math.cos(slot * omega)];
  const [matrix, before, product] = picture
    .all('.matrix')
    .map((one) => [...one.querySelectorAll('mn')].map(({ textContent }) => textContent));
  const [sine, cosine] = of(k);
  assert.deepEqual(
    matrix,
    [cosine, sine, -sine, cosine].map((value) => show(value)),
  );
  assert.deepEqual(
    before,
    of(position).map((value) => show(value)),
  );
  assert.deepEqual(
    product,
    of(position + k).map((value) => show(value)),
  );
  const cells = picture
    .all('.product tbody tr')
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  const both = of(position + k).map((value) => show(value, ':8'));
  assert.deepEqual(cells.slice(0, 2), [both, both]);
  assert.ok(Number(cells[2][0]) < 1e-15);
  near(Number.parseFloat(cells[3][0]), k * omega, 'angle of the turn', 1e-8);
  picture.destroy();
});

test('rotation: on a narrow stage there are fewer digits', async () => {
  const picture = await mountFigure('rotation', { position, k, pair, dModel }, { width: 320 });
  const [cell] = picture.all('.product tbody td');
  assert.equal(cell.textContent, picture.stage.number(Math.sin((position + k) * omega), ':6'));
  picture.destroy();
});

test('rotation: from slot 0 there is no second wedge, and a small one has no arrow', async () => {
  const picture = await mountFigure('rotation', { position: 0, k: 1, pair, dModel });
  const drawn = picture.drawn();
  assert.equal(those(drawn, { 'stroke-dasharray': '5 4' }).length, 0);
  assert.equal(those(drawn, { text: 'kω' }).length, 0);
  assert.equal(those(drawn, { stroke: tones.step, 'stroke-width': '2.5' }).length, 0);
  // Labels of dots that nearly meet stand apart: one below, one above.
  const [here, there] = ['0', '1'].map((text) => only(drawn, { tag: 'text', text }));
  assert.ok(Number(here.y) > Number(there.y) + 20);
  picture.destroy();
});

test('rotation: each dot can be taken hold of, and the keys move the start', async () => {
  const picture = await mountFigure('rotation', { position, k, pair: 0, dModel });
  const ring = only(picture.drawn(), { tag: 'circle', fill: 'none', stroke: tones.muted });
  const [cx, cy, r] = [Number(ring.cx), Number(ring.cy), Number(ring.r)];
  const [canvas] = picture.canvases;
  const at = (/** @type {number} */ slot) =>
    /** @type {[number, number]} */ ([cx + r * Math.cos(slot), cy - r * Math.sin(slot)]);
  press(canvas, ...at(3.2));
  assert.deepEqual([picture.state.position, picture.state.k], [3, 2]);
  press(canvas, ...at(2.2));
  assert.deepEqual([picture.state.position, picture.state.k], [2, 2]);
  picture.change({ position, k });
  press(canvas, ...at(5.9));
  assert.deepEqual([picture.state.position, picture.state.k], [3, 3]);
  type(canvas, 'ArrowRight');
  assert.equal(picture.state.position, 4);
  assert.equal(canvas.getAttribute('aria-valuetext'), picture.stage.text('labels.now', { pos: 3 }));
  assert.equal(canvas.getAttribute('aria-valuemax'), '99');
  picture.change({ position: 1000 });
  assert.deepEqual(
    ['min', 'max'].map((end) => canvas.getAttribute(`aria-value${end}`)),
    ['900', '1100'],
  );
  picture.destroy();
});
