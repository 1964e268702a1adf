import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

/** @param {any[]} drawn */
function dialsIn(drawn) {
  return drawn.filter(
    ({ tag, fill, r }) =>
      tag === 'circle' && [tones.panel, tones.raised].includes(fill) && Number(r) > 5,
  );
}

test('clocks: every hand, wedge, step and name is that of its pair', async () => {
  const [dModel, position] = [16, 9];
  const picture = await mountFigure('clocks', { dModel, position, slowPair: 3 });
  const drawn = picture.drawn();
  const dials = dialsIn(drawn);
  const tips = those(drawn, { tag: 'circle', fill: tones.position });
  const hands = those(drawn, { tag: 'path', stroke: tones.ink });
  const wedges = those(drawn, { tag: 'path', fill: tones.step });
  const arcs = those(drawn, { tag: 'path', stroke: tones.step });
  for (const marks of [dials, tips, hands, wedges, arcs]) assert.equal(marks.length, 8);
  dials.forEach((dial, pair) => {
    const omega = 10000 ** (-(2 * pair) / dModel);
    const [cx, cy, r] = [Number(dial.cx), Number(dial.cy), Number(dial.r)];
    const on = (/** @type {number} */ angle, share = 1) =>
      /** @type {const} */ ([cx + share * r * Math.cos(angle), cy - share * r * Math.sin(angle)]);
    alike([middleOf(tips[pair])], [on(omega * position)], `tip ${pair}`);
    alike(placesIn(hands[pair].d), [[cx, cy], on(omega * position)], `hand ${pair}`);
    alike(
      [placesIn(wedges[pair].d)[0], ends(wedges[pair])],
      [[cx, cy], on(omega * position)],
      `wedge ${pair}`,
    );
    alike(
      [placesIn(arcs[pair].d)[0], ends(arcs[pair])],
      [on(omega * (position - 1), 0.62), on(omega * position, 0.62)],
      `step ${pair}`,
    );
    assert.equal(dial.fill, tones[pair === 3 ? 'raised' : 'panel']);
    assert.equal(Number(tips[pair].r) >= 3, true);
    const turns = (omega * position) / (2 * Math.PI);
    const note = picture.stage.text('labels.turns', {
      turns: picture.stage.number(turns, turns >= 0.1 ? ':2' : '~2'),
    });
    const under = drawn.filter(({ tag, x }) => tag === 'text' && Math.abs(Number(x) - cx) < 0.01);
    const row = under.filter(({ y }) => Math.abs(Number(y) - cy - r) < 40).map(({ text }) => text);
    assert.deepEqual(row, [picture.stage.text('labels.pair', { pair }), note]);
  });
  const rim = those(drawn, { tag: 'circle', stroke: tones.ink, 'stroke-width': '2.5' });
  alike(rim.map(middleOf), [middleOf(dials[3])], 'rim of the chosen one');
  assert.equal(
    picture.text('.panel-head'),
    picture.stage.text('labels.all', { pos: 9, shown: 8, pairs: 8 }),
  );
  press(picture.canvases[0], Number(dials[5].cx), Number(dials[5].cy));
  assert.equal(picture.state.slowPair, 5);
  type(picture.canvases[0], 'ArrowRight');
  assert.equal(picture.state.position, 10);
  picture.destroy();
});

/** Where an arc ends. @param {any} one */
function ends({ d }) {
  const all = [...d.matchAll(/A[\d.]+ [\d.]+ 0 0 [01] (-?[\d.]+) (-?[\d.]+)/g)];
  return /** @type {[number, number]} */ (all.at(-1).slice(1).map(Number));
}

test('clocks: of many pairs 32, the first, the last and the chosen one among them', async () => {
  const picture = await mountFigure('clocks', { dModel: 256, position: 3, slowPair: 50 });
  const drawn = picture.drawn();
  const dials = dialsIn(drawn);
  assert.equal(dials.length, 32);
  const names = drawn.filter(({ tag }) => tag === 'text').map(({ text }) => text);
  for (const pair of [0, 50, 127]) {
    assert.ok(names.includes(picture.stage.text('labels.pair', { pair })), `pair ${pair}`);
  }
  const at = names.indexOf(picture.stage.text('labels.pair', { pair: 50 }));
  assert.equal(dials[at].fill, tones.raised);
  const omega = 10000 ** (-100 / 256);
  const tip = those(drawn, { tag: 'circle', fill: tones.position })[at];
  const { cx, r } = dials[at];
  near(Number(tip.cx), Number(cx) + Number(r) * Math.cos(3 * omega), 'its hand');
  picture.destroy();
});

test('clocks: at slot 0 all hands point to the right, and no step lies behind them', async () => {
  const picture = await mountFigure('clocks', { dModel: 16, position: 0 });
  const drawn = picture.drawn();
  assert.equal(those(drawn, { tag: 'path', stroke: tones.step }).length, 0);
  for (const { d } of those(drawn, { tag: 'path', stroke: tones.ink })) {
    const [[, ay], [, by]] = placesIn(d);
    near(by, ay, 'level');
  }
  only(drawn, { tag: 'circle', fill: tones.raised });
  picture.destroy();
});
