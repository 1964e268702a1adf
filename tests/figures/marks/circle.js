import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones, trailTone } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const [omega, position] = [0.7, 4];
const picture = await mountFigure('circle', { omega, position });
const [sine, cosine] = [Math.sin(omega * position), Math.cos(omega * position)];
const ring = picture.drawn(2);
const unit = only(ring, { tag: 'circle', fill: 'none', stroke: tones.muted });
const [cx, cy, r] = [Number(unit.cx), Number(unit.cy), Number(unit.r)];
const on = (/** @type {number} */ angle, share = 1) =>
  /** @type {const} */ ([cx + share * r * Math.cos(angle), cy - share * r * Math.sin(angle)]);

test('circle, ring: dot, legs, next step and chord', () => {
  const dot = only(ring, { tag: 'circle', fill: tones.position });
  alike([middleOf(dot)], [on(omega * position)], 'dot');
  const next = only(ring, { tag: 'circle', stroke: tones.step });
  alike([middleOf(next)], [on(omega * (position + 1))], 'next');
  const [upright] = those(ring, { tag: 'path', stroke: tones.sine });
  const foot = /** @type {const} */ ([cx + r * cosine, cy]);
  alike(placesIn(upright.d), [foot, on(omega * position)], 'sine');
  const [level] = those(ring, { tag: 'path', stroke: tones.cosine });
  alike(placesIn(level.d), [[cx, cy], foot], 'cosine');
  assert.equal(level['stroke-dasharray'], '7 4');
  const chord = only(ring, { stroke: tones.muted, 'stroke-dasharray': '2 4' });
  alike(placesIn(chord.d), [[cx + r, cy], on(omega * position)], 'chord');
  const rays = those(ring, { stroke: tones.step, 'stroke-dasharray': '4 4' });
  alike(placesIn(rays[0].d), [[cx, cy], on(omega * (position + 1))], 'ray of the next step');
});

test('circle, ring: the arc of a step, its arrow and its name', () => {
  const arc = only(ring, { tag: 'path', stroke: tones.step, 'stroke-width': '3' });
  const [start] = placesIn(arc.d);
  alike([start], [on(omega * position, 0.46)], 'begin of the arc');
  const [, ex, ey] = /A[\d. ]+ (-?[\d.]+) (-?[\d.]+)$/.exec(arc.d) ?? [];
  alike([[Number(ex), Number(ey)]], [on(omega * (position + 1), 0.46)], 'end of the arc');
  const arrow = only(ring, { tag: 'path', stroke: tones.step, 'stroke-width': '2.5' });
  alike([placesIn(arrow.d)[1]], [on(omega * (position + 1), 0.46)], 'tip of the arrow');
  const name = only(ring, { tag: 'text', text: 'ω', fill: tones.step });
  const middle = omega * (position + 0.5);
  near(Number(name.x), cx + (0.46 * r + 14) * Math.cos(middle), 'name, across');
  near(Number(name.y), cy - (0.46 * r + 14) * Math.sin(middle), 'name, up');
});

test('circle, ring: the slots passed so far, slot 0 and the number of the position', () => {
  const passed = Array.from({ length: position + 1 }, (_, slot) => slot);
  for (const slot of passed) {
    const dot = only(ring, { tag: 'circle', fill: trailTone(slot / 49) });
    alike([middleOf(dot)], [on(omega * slot)], `slot ${slot}`);
  }
  alike([middleOf(only(ring, { tag: 'circle', stroke: tones.ink }))], [[cx + r, cy]], 'slot 0');
  const label = only(ring, { tag: 'text', text: '4', fill: tones.position });
  near(Number(label.x), cx + r * cosine, 'number, across');
  assert.ok(Number(label.y) < cy - r * sine, 'the number stands above a dot with a sine over 0');
});

for (const [which, of, slope] of /** @type {const} */ ([
  [0, Math.sin, Math.cos],
  [1, Math.cos, (/** @type {number} */ angle) => -Math.sin(angle)],
])) {
  const name = ['sine', 'cosine'][which];
  const drawn = picture.drawn(which);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];

  test(`circle, ${name}: a dot for each slot, the curve, the position`, () => {
    const dots = those(drawn, { tag: 'circle', fill: tones[name] });
    alike(
      dots.map(middleOf),
      Array.from({ length: 50 }, (_, slot) => [x(slot), y(of(omega * slot))]),
      name,
    );
    const [curve] = those(drawn, { tag: 'path', stroke: tones[name] });
    for (const [px, py] of placesIn(curve.d)) {
      const slot = (px - x(0)) / (x(1) - x(0));
      near(py, y(of(omega * slot)), `curve at ${slot}`, 0.2);
    }
    assert.equal(curve['stroke-dasharray'], which ? '7 4' : undefined);
    alike(
      [middleOf(only(drawn, { tag: 'circle', fill: tones.position }))],
      [[x(position), y(of(omega * position))]],
      'position',
    );
    const line = only(drawn, { tag: 'path', stroke: tones.position });
    near(placesIn(line.d)[0][0], x(position), 'line');
    for (let slot = 0; slot <= position; ++slot) {
      const dot = only(drawn, { tag: 'circle', fill: trailTone(slot / 49) });
      alike([middleOf(dot)], [[x(slot), y(of(omega * slot))]], `passed ${slot}`);
    }
  });

  test(`circle, ${name}: the tangent, the bars at its flat places, hairlines at those of both`, () => {
    const tangent = only(drawn, { tag: 'path', stroke: tones.ink, 'stroke-width': '2.5' });
    const [[ax, ay], [bx, by]] = placesIn(tangent.d);
    const rise = omega * slope(omega * position);
    near((ax + bx) / 2, x(position), 'middle of the tangent');
    near((ay + by) / 2, y(of(omega * position)), 'touches the wave');
    const run = (bx - ax) / (x(1) - x(0));
    near((by - ay) / (y(1) - y(0)) / run, rise, 'slope', 1e-3);
    near(run / 2, Math.min(2.4, 0.8 / Math.abs(rise)), 'length', 1e-2);
    const quarter = Math.PI / 2 / omega;
    const all = Array.from({ length: 100 }, (_, n) => n * quarter).filter((at) => at <= 49.01);
    const hairs = those(drawn, { stroke: tones.rule, 'stroke-dasharray': '2 3' });
    assert.equal(hairs.length, all.length);
    hairs.forEach((hair, n) => {
      near(placesIn(hair.d)[0][0], x(all[n]), `hairline ${n}`);
    });
    const flat = all.filter((_, n) => n % 2 === 1 - which);
    const [bars] = those(drawn, { tag: 'path', stroke: tones.muted, 'stroke-width': '3' });
    const places = placesIn(bars.d);
    flat.forEach((at, n) => {
      const height = y(of(omega * at) > 0 ? 1.2 : -1.2);
      alike(
        places.slice(2 * n, 2 * n + 2),
        [
          [x(at - 1.1), height],
          [x(at + 1.1), height],
        ],
        `bar ${n}`,
      );
    });
    assert.equal(places.length, 2 * flat.length);
  });
}

test('circle: the words over both waves, and the values for a screen reader', () => {
  const course = picture.stage.text('labels.sloping');
  const [above, below] = picture.all('.readout').map(({ textContent }) => textContent);
  const says = (
    /** @type {string} */ which,
    /** @type {number} */ height,
    /** @type {number} */ rise,
  ) => picture.stage.text(`labels.${which}Says`, { height, rise, course });
  assert.equal(above, says('sine', sine, omega * cosine));
  assert.equal(below, says('cosine', cosine, -omega * sine));
  const now = picture.stage.text('labels.now', { pos: position, sine, cosine });
  for (const canvas of picture.canvases) {
    const told = ['now', 'min', 'max', 'text'].map((what) =>
      canvas.getAttribute(`aria-value${what}`),
    );
    assert.deepEqual(told, ['4', '0', '49', now]);
  }
});

test('circle: the near returns, nearer each time, and the one that the reader stands on', async () => {
  const one = await mountFigure('circle', { omega: 1, position: 44 });
  const rows = one.all('.circle-returns tbody tr').map((row) => [...row.children]);
  const slots = [6, 19, 25, 44, 333, 710];
  assert.deepEqual(
    rows.map(([first]) => Number(first.textContent)),
    slots,
  );
  rows.forEach(([first, chord, angle], n) => {
    const turned = slots[n] - 2 * Math.PI * Math.round(slots[n] / (2 * Math.PI));
    near(Number(chord.textContent), 2 * Math.abs(Math.sin(slots[n] / 2)), 'chord', 1e-5);
    near(Number(angle.textContent?.replace('\u2212', '-')), turned, 'angle', 1e-5);
    const pressed = first.querySelector('button')?.getAttribute('aria-pressed');
    assert.equal(pressed, String(slots[n] === 44));
  });
  const drawn = one.drawn(2);
  const chord = only(drawn, { tag: 'path', stroke: tones.warning });
  const dot = only(drawn, { tag: 'circle', fill: tones.position });
  alike([placesIn(chord.d)[1]], [middleOf(dot)], 'chord');
  rows[1][0].querySelector('button')?.click();
  assert.equal(one.state.position, 19);
  one.destroy();
});

test('circle: a press on a wave, on the ring, the arrow keys and the jump lead to positions', async () => {
  const one = await mountFigure('circle', { omega: Math.PI / 6, position: 4 });
  const x = scaleIn(one.drawn(1), 'x');
  press(one.canvases[1], x(17) + 2, 100);
  assert.equal(one.state.position, 17);
  one.change({ position: 4 });
  // Slots 0, 12, 24 ... all lie here; the nearest to where the reader stands is meant.
  press(one.canvases[2], cx + r, cy - 3);
  assert.equal(one.state.position, 0);
  one.change({ position: 4 });
  type(one.canvases[2], 'ArrowLeft');
  assert.equal(one.state.position, 3);
  one.change({ position: 4 });
  one.root.querySelector('.circle-jump')?.click();
  assert.equal(one.state.position, 6);
  one.destroy();
});

test.after(() => picture.destroy());
