import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press } from '../mounted.js';

const [dModel, slowPair, count, position] = [64, 6, 40, 7];

test('strips: both waves, their dots, the bands of one sign and the position', async () => {
  const picture = await mountFigure('strips', { dModel, slowPair, count, position });
  for (const [which, pair] of [0, slowPair].entries()) {
    const drawn = picture.drawn(which);
    const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
    const omega = 10000 ** (-(2 * pair) / dModel);
    for (const [tone, of] of /** @type {const} */ ([
      ['sine', Math.sin],
      ['cosine', Math.cos],
    ])) {
      const [curve] = those(drawn, { tag: 'path', stroke: tones[tone] });
      const places = placesIn(curve.d);
      assert.ok(places.length >= count);
      for (const [px, py] of places)
        near(py, y(of(omega * ((px - x(0)) / (x(1) - x(0))))), tone, 0.2);
      assert.equal(curve['stroke-dasharray'], tone === 'sine' ? undefined : '7 4');
    }
    const dots = those(drawn, { tag: 'circle', fill: tones.sine, r: '2.2' });
    alike(
      dots.map(middleOf),
      Array.from({ length: count }, (_, slot) => [x(slot), y(Math.sin(omega * slot))]),
      'slots',
    );
    const here = only(drawn, { tag: 'circle', r: '6', fill: tones.sine });
    alike([middleOf(here)], [[x(position), y(Math.sin(omega * position))]], 'sine here');
    const square = only(drawn, { tag: 'path', fill: tones.cosine });
    alike([middleOf(square)], [[x(position), y(Math.cos(omega * position))]], 'cosine here');
    const line = only(drawn, { tag: 'path', stroke: tones.position });
    for (const [px] of placesIn(line.d)) near(px, x(position), 'line');

    const plus = Array.from({ length: count }, (_, slot) => Math.sin(omega * slot) >= 0);
    const ends = plus.flatMap((one, slot) => (slot > 0 && one !== plus[slot - 1] ? [slot] : []));
    const bands = drawn.filter((one) => one.tag === 'rect' && one['fill-opacity'] === '0.16');
    assert.equal(bands.length, ends.length + 1);
    bands.forEach((band, n) => {
      const from = n === 0 ? 0 : ends[n - 1] - 0.5;
      const to = n < ends.length ? ends[n] - 0.5 : count - 1;
      near(Number(band.x), x(from), `band ${n}, from`);
      near(Number(band.x) + Number(band.width), x(to), `band ${n}, to`);
      assert.equal(band.fill, tones[plus[n === 0 ? 0 : ends[n - 1]] ? 'high' : 'low']);
    });
    const [head, values] = picture.all('.panel-head')[which].children;
    assert.equal(
      head.textContent,
      picture.stage.text(which ? 'labels.slow' : 'labels.fast', {
        pair,
        wavelength: (2 * Math.PI) / omega,
        changes: ends.length,
      }),
    );
    const here_ = {
      pos: position,
      sine: Math.sin(omega * position),
      cosine: Math.cos(omega * position),
    };
    assert.equal(values.textContent, picture.stage.text('labels.values', here_));
    assert.equal(
      picture.canvases[which].getAttribute('aria-valuetext'),
      picture.stage.text('labels.now', { ...here_, pair }),
    );
  }
  press(picture.canvases[0], scaleIn(picture.drawn(0), 'x')(12), 90);
  assert.equal(picture.state.position, 12);
  picture.destroy();
});

test('strips: beyond the slots shown nothing stands for the position', async () => {
  const picture = await mountFigure('strips', { dModel, slowPair, count, position: count });
  const drawn = picture.drawn(1);
  assert.equal(those(drawn, { stroke: tones.position }).length, 0);
  assert.equal(those(drawn, { tag: 'circle', r: '6' }).length, 0);
  picture.change({ position: count - 1 });
  assert.equal(those(picture.drawn(1), { stroke: tones.position }).length, 1);
  picture.destroy();
});

test('strips: a wave too quick to be drawn truly is a grey band that says how often it turned', async () => {
  const picture = await mountFigure('strips', { dModel, slowPair, count: 6000, position });
  const drawn = picture.drawn(0);
  assert.equal(those(drawn, { stroke: tones.sine }).length, 0);
  const band = only(drawn, { tag: 'rect', 'fill-opacity': '0.25' });
  const x = scaleIn(drawn, 'x');
  near(Number(band.x), x(0), 'from');
  near(Number(band.x) + Number(band.width), x(5999), 'to');
  const turns = 5999 / 2 / Math.PI;
  only(drawn, { text: picture.stage.text('labels.blur', { turns }) });
  assert.equal(those(drawn, { tag: 'circle', r: '2.2' }).length, 0);
  picture.destroy();
});

test('strips: waves that turn often, but can be told apart, are thin', async () => {
  const picture = await mountFigure('strips', { dModel, slowPair, count: 400, position });
  const [curve] = those(picture.drawn(0), { tag: 'path', stroke: tones.sine });
  assert.equal(curve['stroke-width'], '1');
  picture.destroy();
});

test('strips: between two positions the marks keep to their waves', async () => {
  const picture = await mountFigure('strips', { dModel, slowPair, count, position });
  const from = picture.model;
  picture.change({ position: 11 });
  picture.between(from, 0.5);
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const [[px, py]] = [middleOf(only(drawn, { tag: 'circle', r: '6', fill: tones.sine }))];
  near(px, x(9), 'slot');
  near(py, y(Math.sin(9)), 'height', 1);
  picture.destroy();
});
