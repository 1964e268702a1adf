import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsIn, near, only, placesIn, scaleIn, ticksIn } from '../../support/drawn.js';
import { isTint, tones } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const [dModel, count] = [8, 12];
/** @param {number} pos @param {number} dimension */
function valueAt(pos, dimension) {
  const angle = pos / 10000 ** ((2 * Math.floor(dimension / 2)) / dModel);
  return dimension % 2 ? Math.cos(angle) : Math.sin(angle);
}

for (const first of [0, 1000]) {
  test(`heatmap from slot ${first}: every cell in the colour of its value, the numbers at their cells`, async () => {
    const picture = await mountFigure('heatmap', {
      dModel,
      count,
      first,
      position: first + 2,
      dimension: 3,
    });
    const drawn = picture.drawn();
    const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
    const tone = cellsIn(drawn);
    for (let row = 0; row < count; ++row) {
      for (let column = 0; column < dModel; ++column) {
        const found = tone(x(column), y(first + row));
        assert.ok(isTint(found, valueAt(first + row, column)), `cell ${row}, ${column}: ${found}`);
      }
    }
    assert.equal(tone(x(dModel) + 2, y(first)), '');
    assert.deepEqual(
      ticksIn(drawn, 'x').map(({ value }) => value),
      Array.from({ length: dModel }, (_, n) => n),
    );
    const box = only(drawn, { tag: 'rect', stroke: tones.ink });
    const wide = x(1) - x(0);
    const high = y(first + 1) - y(first);
    near(Number(box.x) + Number(box.width) / 2, x(3), 'cell read, across', 0.6);
    near(Number(box.y) + Number(box.height) / 2, y(first + 2), 'cell read, down', 0.6);
    near(Number(box.width), wide + 2, 'its width', 0.1);
    near(Number(box.height), high + 2, 'its height', 0.1);
    const cross = placesIn(only(drawn, { tag: 'path', stroke: tones.ink }).d);
    near(cross[0][1], y(first + 2), 'hairline across', 0.6);
    near(cross[2][0], x(3), 'hairline down', 0.6);
    assert.ok(cross[0][0] < x(0) - wide / 2 && cross[3][1] > y(first + count - 1) + high / 2);
    picture.destroy();
  });
}

test('heatmap: the value in words and as a swatch, and a note where the cell is not shown', async () => {
  const picture = await mountFigure('heatmap', { dModel, count, position: 2, dimension: 3 });
  const words = () =>
    picture.all('.heatmap-foot .readout > span').map(({ textContent }) => textContent);
  const tint = () => picture.root.querySelector('.swatch')?.style.getPropertyValue('--tint') ?? '';
  const said = (/** @type {number} */ pos, /** @type {number} */ dimension) => {
    const pair = Math.floor(dimension / 2);
    const omega = 10000 ** ((-2 * pair) / dModel);
    const facts = {
      pos,
      dimension,
      pair,
      omega,
      angle: pos * omega,
      value: valueAt(pos, dimension),
    };
    return picture.stage.text(dimension % 2 ? 'labels.cosine' : 'labels.sine', facts);
  };
  assert.deepEqual(words(), ['', said(2, 3), '']);
  assert.ok(isTint(tint(), valueAt(2, 3)));
  picture.change({ position: 50, dimension: 0 });
  assert.deepEqual(words(), ['', said(50, 0), picture.stage.text('labels.outside')]);
  assert.ok(isTint(tint(), valueAt(50, 0)));
  assert.equal(picture.drawn().filter(({ tag }) => tag === 'rect').length, 0);
  const ticks = picture.all('.colour-ticks span');
  assert.deepEqual(
    ticks.map(({ textContent }) => textContent),
    ['\u22121', '0', '+1'],
  );
  assert.deepEqual(
    ticks.map((one) => one.style.getPropertyValue('--at')),
    ['0', '0.5', '1'],
  );
  picture.destroy();
});

test('heatmap: a press and the keys read a cell', async () => {
  const picture = await mountFigure('heatmap', {
    dModel,
    count,
    first: 100,
    position: 102,
    dimension: 3,
  });
  const [canvas] = picture.canvases;
  const [x, y] = [scaleIn(picture.drawn(), 'x'), scaleIn(picture.drawn(), 'y')];
  press(canvas, x(6), y(109));
  assert.deepEqual([picture.state.position, picture.state.dimension], [109, 6]);
  press(canvas, 639, 1);
  assert.deepEqual([picture.state.position, picture.state.dimension], [100, 7]);
  picture.change({ position: 105, dimension: 5 });
  for (const [key, position, dimension] of /** @type {const} */ ([
    ['ArrowRight', 105, 6],
    ['ArrowLeft', 105, 4],
    ['ArrowDown', 106, 5],
    ['ArrowUp', 104, 5],
    ['PageDown', 111, 5],
    ['PageUp', 100, 5],
    ['Home', 105, 0],
    ['End', 105, 7],
  ])) {
    type(canvas, key);
    assert.deepEqual([picture.state.position, picture.state.dimension], [position, dimension], key);
    assert.equal(picture.said.length > 0, true);
    picture.change({ position: 105, dimension: 5 });
  }
  picture.destroy();
});

test('heatmap: of more dimensions than pixels whole pairs are drawn, and it is said how many', async () => {
  const picture = await mountFigure('heatmap', { dModel: 4096, count, position: 3 });
  const note = picture.text('.heatmap-note');
  const tone = cellsIn(picture.drawn());
  const y = scaleIn(picture.drawn(), 'y');
  const found = [];
  for (let x = 0; x < 640; ++x) found.push(tone(x + 0.5, y(3)));
  const cells = found.filter(Boolean);
  assert.equal(
    note,
    picture.stage.text('labels.sampled', { shown: cells.length / 2, pairs: 2048 }),
  );
  const shown = cells.length / 2;
  cells.forEach((cell, n) => {
    const pair = Math.round((Math.floor(n / 2) * 2047) / (shown - 1));
    const angle = 3 / 10000 ** (pair / 2048);
    assert.ok(isTint(cell, n % 2 ? Math.cos(angle) : Math.sin(angle)), `column ${n}`);
  });
  picture.destroy();
});

test('heatmap: far out the axis counts from the first slot, which its title names', async () => {
  const first = 1e9;
  const picture = await mountFigure('heatmap', { dModel, count, first, position: first + 1 });
  only(picture.drawn(), { text: picture.stage.text('labels.far', { first }) });
  assert.equal(ticksIn(picture.drawn(), 'y')[0].value, 0);
  picture.destroy();
});
