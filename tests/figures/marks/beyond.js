import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { isTint, tones } from '../../support/tones.js';
import { mountFigure, press } from '../mounted.js';
import { engine } from '../support.js';

const state = { trainingLength: 40, farPosition: 60, slowPair: 8, dModel: 64, base: 10000 };
const omega = 10000 ** (-16 / 64);

test('beyond: the wave over twice the training, its edge, the rows of the table, the position', async () => {
  const picture = await mountFigure('beyond', state);
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const curve = only(drawn, { tag: 'path', stroke: tones.sine });
  const step = 80 / 960;
  const points = Array.from(
    { length: 961 },
    (_, n) => /** @type {const} */ ([x(n * step), y(Math.sin(omega * n * step))]),
  );
  alike(placesIn(curve.d), points, 'wave');
  const learned = engine.learnedTable({ rows: 40, seed: 7 });
  const rings = those(drawn, { tag: 'circle', stroke: tones.ink });
  alike(
    rings.map(middleOf),
    Array.from(learned, (value, row) => [x(row), y(value)]),
    'rows',
  );
  const edge = only(drawn, { tag: 'path', stroke: tones.ink, 'stroke-width': '2' });
  for (const [px] of placesIn(edge.d)) near(px, x(40), 'edge');
  only(drawn, { text: picture.stage.text('labels.end', { trainingLength: 40 }) });
  const band = only(drawn, { tag: 'rect', fill: tones.muted });
  near(Number(band.x), x(40), 'no rows, from');
  near(Number(band.x) + Number(band.width), x(80), 'no rows, to');
  only(drawn, { text: picture.stage.text('labels.none') });
  alike(
    [middleOf(only(drawn, { tag: 'circle', fill: tones.position }))],
    [[x(60), y(Math.sin(60 * omega))]],
    'position',
  );
  only(drawn, { text: '60', fill: tones.position });
  press(picture.canvases[0], x(55), 50);
  assert.equal(picture.state.trainingLength, 55);
  picture.destroy();
});

test('beyond: around the position slots are counted from there, and the value is named', async () => {
  const picture = await mountFigure('beyond', { ...state, farPosition: 16777217 });
  const drawn = picture.drawn(1);
  const y = scaleIn(drawn, 'y');
  const dot = only(drawn, { tag: 'circle', fill: tones.position });
  // Far out the angle is reduced by hand: a double holds 16777217 omega to 1e-9 only.
  const height = Math.sin(16777217 * omega);
  near(Number(dot.cy), y(height), 'height');
  only(drawn, { text: picture.stage.number(picture.model.height, ':4'), fill: tones.position });
  const texts = drawn.filter(({ text }) => /^[+\u2212]?\d/.test(text)).map(({ text }) => text);
  const { half } = picture.model.near;
  for (const share of [-1, -0.5, 0, 0.5, 1]) {
    const sign = share > 0 ? '+' : '';
    assert.ok(texts.includes(sign + picture.stage.number(share * half, '~4')), `${share}`);
  }
  const curve = only(drawn, { tag: 'path', stroke: tones.sine });
  const places = placesIn(curve.d);
  const [left, right] = [places[0][0], places[places.length - 1][0]];
  near((left + right) / 2, Number(dot.cx), 'the position stands in the middle');
  for (const [px, py] of places) {
    const away = ((px - Number(dot.cx)) / (right - left)) * 2 * half;
    near(py, y(Math.sin(16777217 * omega + away * omega)), `wave ${away} slots away`, 0.3);
  }
  assert.equal(those(drawn, { tag: 'circle', stroke: tones.ink }).length, 0);
  // Beyond the picture of the training no dot stands.
  assert.equal(those(picture.drawn(0), { fill: tones.position }).length, 0);
  only(drawn, {
    text: picture.stage.text('labels.around', { position: picture.stage.number(16777217, '!') }),
  });
  picture.destroy();
});

test('beyond: the first four values and the last two, in boxes of their colours', async () => {
  const picture = await mountFigure('beyond', state);
  const valueAt = (/** @type {number} */ dimension) => {
    const angle = 60 / 10000 ** ((2 * Math.floor(dimension / 2)) / 64);
    return dimension % 2 ? Math.cos(angle) : Math.sin(angle);
  };
  const items = picture.all('.number-row li');
  const dimensions = [0, 1, 2, 3, null, 62, 63];
  assert.equal(items.length, 7);
  items.forEach((item, n) => {
    const dimension = dimensions[n];
    const [name, text] = [...item.children].map(({ textContent }) => textContent);
    const tint = item.style.getPropertyValue('--tint');
    assert.equal(item.classList.contains('number-gap'), dimension === null);
    if (dimension === null) {
      assert.deepEqual([name, text, tint], ['', '\u2026', 'transparent']);
      return;
    }
    assert.equal(name, String(dimension));
    assert.equal(text, picture.stage.number(valueAt(dimension), ':6'));
    assert.ok(isTint(tint, valueAt(dimension)), `${dimension}`);
  });
  assert.equal(picture.text('.number-row-name'), 'PE(60)');
  const [norm, row] = picture
    .all('.number-row .readout span')
    .map(({ textContent }) => textContent);
  assert.equal(norm, picture.stage.text('labels.norm', { norm: Math.sqrt(32), half: 32 }));
  assert.equal(row, picture.stage.text('labels.noRow', { position: '60', last: 39 }));
  picture.change({ farPosition: 39 });
  assert.equal(
    picture.all('.number-row .readout span')[1].textContent,
    picture.stage.text('labels.row', { position: '39', last: 39 }),
  );
  picture.change({ dModel: 4, slowPair: 1 });
  assert.equal(picture.all('.number-row li').length, 4);
  picture.destroy();
});

test('beyond: a wave too quick for the picture is a band, with the turns in words', async () => {
  const picture = await mountFigure('beyond', { ...state, trainingLength: 5000, slowPair: 0 });
  const drawn = picture.drawn(0);
  assert.equal(those(drawn, { stroke: tones.sine }).length, 0);
  const band = only(drawn, { tag: 'rect', fill: tones.sine });
  assert.equal(band['fill-opacity'], '0.2');
  only(drawn, { text: picture.stage.text('labels.blur', { turns: 10000 / 2 / Math.PI }) });
  assert.equal(those(drawn, { text: picture.stage.text('labels.none') }).length, 0);
  picture.destroy();
});
