import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure } from '../mounted.js';

/** @param {number} dModel @param {number} pos @param {number} dimension */
function valueAt(dModel, pos, dimension) {
  const angle = pos / 10000 ** ((2 * Math.floor(dimension / 2)) / dModel);
  return dimension % 2 ? Math.cos(angle) : Math.sin(angle);
}

test('fence: a picket for each dimension, its head and its number, sine and cosine by turns', async () => {
  const [dModel, pos] = [8, 3];
  const picture = await mountFigure('fence', { dModel, fencePosition: pos });
  const drawn = picture.drawn();
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const bars = those(drawn, { tag: 'rect' });
  assert.equal(bars.length, dModel);
  bars.forEach((bar, dimension) => {
    const value = valueAt(dModel, pos, dimension);
    const tone = tones[dimension % 2 ? 'cosine' : 'sine'];
    near(Number(bar.height), Math.abs(y(value) - y(0)), `picket ${dimension}`);
    near(Number(bar.y), Math.min(y(value), y(0)), `top of picket ${dimension}`);
    near(middleOf(bar)[0], x(dimension), `place of picket ${dimension}`);
    assert.equal(bar.fill, tone);
    const heads = drawn.filter(
      (one) => one.fill === tone && one.stroke === tones.paper && one.tag !== 'text',
    );
    const head = heads[Math.floor(dimension / 2)];
    assert.equal(head.tag, dimension % 2 ? 'path' : 'circle');
    const top = head.tag === 'circle' ? Number(head.cy) : placesIn(head.d)[0][1] + 1.2 * 7;
    near(top, y(value), `head ${dimension}`);
    const labels = those(drawn, { tag: 'text', fill: tone });
    const label = labels[Math.floor(dimension / 2)];
    assert.equal(label.text, picture.stage.number(value, ':2'));
    near(Number(label.y), y(value) + (value < 0 ? 16 : -16), `number ${dimension}`);
  });
  const lines = drawn
    .filter((one) => one['stroke-dasharray'] === '6 5')
    .map(({ d }) => placesIn(d)[0][1]);
  near(lines[0], y(1), 'line at 1');
  near(lines[1], y(-1), 'line at -1');
  near(placesIn(only(drawn, { tag: 'path', stroke: tones.ink }).d)[0][1], y(0), 'line at 0');
  picture.destroy();
});

test('fence: at position 0 the sines are 0 and the cosines are 1, whole numbers without decimals', async () => {
  const picture = await mountFigure('fence', { dModel: 4, fencePosition: 0 });
  const numbers = picture
    .drawn()
    .filter(({ tag, stroke }) => tag === 'text' && stroke === tones.paper);
  assert.deepEqual(
    numbers.map(({ text }) => text),
    ['0', '1', '0', '1'],
  );
  picture.destroy();
});

test('fence: of a wide table both ends are shown, with a gap between', async () => {
  const [dModel, pos] = [256, 2];
  const picture = await mountFigure('fence', { dModel, fencePosition: pos });
  const drawn = picture.drawn();
  const y = scaleIn(drawn, 'y');
  const bars = those(drawn, { tag: 'rect' });
  assert.equal(bars.length, 65);
  const dimensions = [
    ...Array.from({ length: 32 }, (_, n) => n),
    null,
    ...Array.from({ length: 32 }, (_, n) => 224 + n),
  ];
  dimensions.forEach((dimension, place) => {
    const value = dimension === null ? 0 : valueAt(dModel, pos, dimension);
    near(Number(bars[place].height), Math.abs(y(value) - y(0)), `place ${place}`);
  });
  only(drawn, { text: '\u2026' });
  only(drawn, { text: '255' });
  assert.equal(drawn.filter((one) => one.stroke === tones.paper && one.tag !== 'text').length, 64);
  assert.equal(drawn.filter((one) => one.stroke === tones.paper && one.tag === 'text').length, 0);
  picture.destroy();
});
