import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press } from '../mounted.js';

const [dModel, slowestCount, length] = [64, 50000, 12000];
const omega = 10000 ** (-62 / 64);
const wavelength = (2 * Math.PI) / omega;

test('slowest: both waves, the document under them, its end and the whole turn', async () => {
  const picture = await mountFigure('slowest', { dModel, slowestCount, length });
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  for (const [tone, of, dash] of /** @type {const} */ ([
    ['sine', Math.sin, undefined],
    ['cosine', Math.cos, '7 4'],
  ])) {
    const curve = only(drawn, { tag: 'path', stroke: tones[tone] });
    const step = slowestCount / 800;
    alike(
      placesIn(curve.d),
      Array.from({ length: 801 }, (_, n) => [x(n * step), y(of(omega * n * step))]),
      tone,
    );
    assert.equal(curve['stroke-dasharray'], dash);
  }
  alike(
    [middleOf(only(drawn, { tag: 'circle', fill: tones.sine }))],
    [[x(length), y(Math.sin(omega * length))]],
    'sine at the end',
  );
  alike(
    [middleOf(only(drawn, { tag: 'path', fill: tones.cosine }))],
    [[x(length), y(Math.cos(omega * length))]],
    'cosine at the end',
  );
  const band = only(drawn, { tag: 'rect', fill: tones.position });
  near(Number(band.x), x(0), 'begin of the document');
  near(Number(band.width), x(length) - x(0), 'length of the document');
  const end = only(drawn, { tag: 'path', stroke: tones.position });
  for (const [px] of placesIn(end.d)) near(px, x(length), 'end of the document');
  only(drawn, { text: picture.stage.text('labels.document', { length }), fill: tones.position });
  const turn = only(drawn, { tag: 'path', stroke: tones.step });
  for (const [px] of placesIn(turn.d)) near(px, x(wavelength), 'one turn');
  only(drawn, { text: picture.stage.text('labels.turn', { wavelength }), fill: tones.step });
  const limits = those(drawn, { stroke: tones.muted, 'stroke-dasharray': '6 5' }).map(
    ({ d }) => placesIn(d)[0][1],
  );
  near(limits[0], y(1), 'line at 1');
  near(limits[1], y(-1), 'line at -1');
  assert.equal(
    picture.canvases[0].getAttribute('aria-valuetext'),
    picture.stage.text('labels.now', { length, turns: length / wavelength }),
  );
  press(picture.canvases[0], x(30000), 50);
  assert.ok(Math.abs(picture.state.length - 30000) < 60);
  press(picture.canvases[0], 639, 50);
  assert.equal(picture.state.length, slowestCount);
  picture.destroy();
});

test('slowest: on the ring the hand stands where the document ends, and the wedge is what it turned', async () => {
  const picture = await mountFigure('slowest', { dModel, slowestCount, length });
  const drawn = picture.drawn(1);
  const ring = only(drawn, { tag: 'circle', fill: 'none' });
  const [cx, cy, r] = [Number(ring.cx), Number(ring.cy), Number(ring.r)];
  const end = /** @type {const} */ ([
    cx + r * Math.cos(omega * length),
    cy - r * Math.sin(omega * length),
  ]);
  alike([middleOf(only(drawn, { tag: 'circle', fill: tones.position }))], [end], 'dot');
  const ray = only(drawn, { tag: 'path', stroke: tones.position, 'stroke-width': '2' });
  alike(placesIn(ray.d), [[cx, cy], end], 'hand');
  alike(
    placesIn(only(drawn, { stroke: tones.muted, tag: 'path' }).d),
    [
      [cx, cy],
      [cx + r, cy],
    ],
    'where it began',
  );
  const wedge = only(drawn, { tag: 'path', fill: tones.step });
  alike(
    placesIn(wedge.d),
    [
      [cx, cy],
      [cx + r, cy],
    ],
    'wedge',
  );
  const [, ex, ey] = /A[\d. ]+ (-?[\d.]+) (-?[\d.]+)z$/.exec(wedge.d) ?? [];
  alike([[Number(ex), Number(ey)]], [end], 'end of the wedge');
  only(drawn, { tag: 'path', stroke: tones.step, 'stroke-width': '2.5' });
  assert.equal(
    picture.text('.slowest-title'),
    picture.stage.text('labels.turned', { turns: length / wavelength, length }),
  );
  picture.change({ length: 3 * slowestCount });
  // More than a whole turn: the whole ring is filled.
  const whole = only(picture.drawn(1), { tag: 'path', fill: tones.step });
  const corners = [...whole.d.matchAll(/[MA ](-?[\d.]+) (-?[\d.]+)(?=A|z)/g)].map((one) =>
    one.slice(1).map(Number),
  );
  alike(
    /** @type {any} */ (corners),
    [
      [cx + r, cy],
      [cx - r, cy],
      [cx + r, cy],
    ],
    'whole ring',
  );
  picture.destroy();
});

test('slowest: a document longer than the picture ends at its edge, and that is said', async () => {
  const picture = await mountFigure('slowest', { dModel, slowestCount, length: 60000 });
  const drawn = picture.drawn(0);
  const x = scaleIn(drawn, 'x');
  const line = only(drawn, { tag: 'path', stroke: tones.position });
  near(placesIn(line.d)[0][0], x(slowestCount), 'line');
  only(drawn, { text: picture.stage.text('labels.further', { length: 60000 }) });
  assert.equal(those(drawn, { tag: 'circle', fill: tones.sine }).length, 0);
  picture.destroy();
});

test('slowest: a wave too quick to be drawn truly is a grey band that says how often it turned', async () => {
  const picture = await mountFigure('slowest', { dModel: 4, slowestCount: 500000, length });
  const drawn = picture.drawn(0);
  assert.equal(those(drawn, { stroke: tones.sine }).length, 0);
  const band = only(drawn, { tag: 'rect', fill: tones.muted });
  assert.equal(band['fill-opacity'], '0.25');
  const shown = 500000 / 100 / 2 / Math.PI;
  only(drawn, { text: picture.stage.text('labels.blur', { shown }) });
  // More turns than can be marked one by one are not marked.
  assert.equal(those(drawn, { stroke: tones.step }).length, 0);
  picture.destroy();
});
