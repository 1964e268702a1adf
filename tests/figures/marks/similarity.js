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
import { isTint, tones } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const dModel = 8;
/** @param {number} offset */
function dotAt(offset) {
  let sum = 0;
  for (let pair = 0; pair < dModel / 2; ++pair)
    sum += Math.cos(offset / 10000 ** ((2 * pair) / dModel));
  return sum;
}

test('similarity: the curve, its rises, the offset looked at and the most there can be', async () => {
  const picture = await mountFigure('similarity', { dModel, gramCount: 30, k: 7 });
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const dots = Array.from({ length: 30 }, (_, offset) => dotAt(offset));
  const curve = only(drawn, { tag: 'path', stroke: tones.muted, 'stroke-width': '1' });
  alike(
    placesIn(curve.d),
    dots.map((dot, offset) => [x(offset), y(dot)]),
    'curve',
  );
  const rises = dots.flatMap((dot, n) => (n > 0 && dot > dots[n - 1] ? [n] : []));
  const triangles = those(drawn, { tag: 'path', fill: tones.warning });
  alike(
    triangles.map(({ d }) => placesIn(d)[0]),
    rises.map((offset) => [x(offset), y(dots[offset]) - 3.6]),
    'rises',
  );
  alike(
    those(drawn, { tag: 'circle', fill: tones.muted }).map(middleOf),
    dots.map((dot, offset) => [x(offset), y(dot)]),
    'a dot at each offset',
  );
  alike(
    [middleOf(only(drawn, { tag: 'path', fill: tones.shifted }))],
    [[x(7), y(dots[7])]],
    'offset',
  );
  const line = only(drawn, { tag: 'path', stroke: tones.shifted, 'stroke-dasharray': '2 4' });
  for (const [px] of placesIn(line.d)) near(px, x(7), 'its line');
  only(drawn, {
    text: picture.stage.text('labels.here', { offset: 7, dot: dots[7] }),
    fill: tones.shifted,
  });
  const top = only(drawn, { stroke: tones.muted, 'stroke-dasharray': '6 5' });
  for (const [, py] of placesIn(top.d)) near(py, y(dModel / 2), 'most');
  only(drawn, { text: picture.stage.text('labels.most', { most: dModel / 2 }) });
  assert.equal(
    picture.canvases[0].getAttribute('aria-valuetext'),
    picture.stage.text('labels.now', { offset: 7, dot: dots[7] }),
  );
  press(picture.canvases[0], x(12), 100);
  assert.equal(picture.state.k, 12);
  picture.destroy();
});

test('similarity: an offset beyond the table widens the curve, and one too far has no mark', async () => {
  const picture = await mountFigure('similarity', { dModel, gramCount: 10, k: -25 });
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const mark = only(drawn, { tag: 'path', fill: tones.shifted });
  alike([middleOf(mark)], [[x(25), y(dotAt(25))]], 'offset');
  const label = only(drawn, { tag: 'text', fill: tones.shifted });
  assert.equal(label['text-anchor'], 'end');
  picture.change({ k: 5000 });
  assert.equal(those(picture.drawn(0), { fill: tones.shifted }).length, 0);
  assert.equal(those(picture.drawn(0), { stroke: tones.shifted }).length, 0);
  picture.destroy();
});

test('similarity: every cell of the table, the diagonals of the offset and the cell that is read', async () => {
  const picture = await mountFigure('similarity', { dModel, gramCount: 10, first: 40, k: 3 });
  const drawn = picture.drawn(1);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const tone = cellsIn(drawn);
  for (let row = 0; row < 10; ++row) {
    for (let column = 0; column < 10; ++column) {
      const found = tone(x(40 + column), y(40 + row));
      const share = dotAt(row - column) / (dModel / 2);
      assert.ok(isTint(found, share), `cell ${row}, ${column}: ${found}`);
    }
  }
  const paths = those(drawn, { tag: 'path', stroke: tones.shifted }).map(({ d }) => placesIn(d));
  alike(
    paths[0],
    [
      [x(43), y(40)],
      [x(49), y(46)],
    ],
    'upper diagonal',
    0.6,
  );
  alike(
    paths[1],
    [
      [x(40), y(43)],
      [x(46), y(49)],
    ],
    'lower diagonal',
    0.6,
  );
  alike([middleOf(only(drawn, { tag: 'rect', stroke: tones.ink }))], [[x(43), y(40)]], 'cell', 0.6);
  const said = (/** @type {number} */ row, /** @type {number} */ column) =>
    picture.stage.text('labels.cell', {
      row: String(row),
      column: String(column),
      dot: dotAt(row - column),
    });
  assert.equal(picture.text('.similarity-foot .readout'), said(40, 43));
  assert.deepEqual(
    picture.all('.colour-ticks span').map(({ textContent }) => textContent),
    ['\u22124', '0', '4'],
  );
  press(picture.canvases[1], x(42), y(47));
  assert.equal(picture.state.k, 5);
  picture.change({ k: 5 });
  assert.equal(picture.text('.similarity-foot .readout'), said(47, 42));
  type(picture.canvases[1], 'ArrowDown');
  assert.equal(picture.state.k, 6);
  assert.equal(picture.said.at(-1), said(48, 42));
  picture.change({ k: 0 });
  const one = those(picture.drawn(1), { tag: 'path', stroke: tones.shifted });
  alike(
    placesIn(one[0].d),
    [
      [x(40), y(40)],
      [x(49), y(49)],
    ],
    'main diagonal',
    0.6,
  );
  assert.equal(one.length, 1);
  picture.destroy();
});

test('similarity: a table larger than the screen is drawn by the means of blocks', async () => {
  const picture = await mountFigure(
    'similarity',
    { dModel, gramCount: 600, k: 0 },
    { height: 200, width: 300 },
  );
  const drawn = picture.drawn(1);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const tone = cellsIn(drawn);
  const [[, top], , [, bottom]] = placesIn(those(drawn, { 'shape-rendering': 'crispEdges' })[0].d);
  const block = Math.round((bottom - top) / (y(1) - y(0)));
  assert.ok(block > 1);
  const mean = (/** @type {number} */ row, /** @type {number} */ column) => {
    let sum = 0;
    for (let r = 0; r < block; ++r)
      for (let c = 0; c < block; ++c) sum += dotAt(row * block + r - column * block - c);
    return sum / block / block / (dModel / 2);
  };
  for (const [row, column] of [
    [0, 0],
    [3, 9],
    [20, 2],
    [50, 51],
  ]) {
    const middle = (block - 1) / 2;
    const found = tone(x(column * block + middle), y(row * block + middle));
    assert.ok(
      isTint(found, mean(row, column)),
      `block ${row}, ${column} of ${block}: ${found}, ${mean(row, column)}`,
    );
  }
  picture.destroy();
});
