import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, near, those } from '../../support/drawn.js';
import { isTint } from '../../support/tones.js';
import { mountFigure, press } from '../mounted.js';

const [omega, position, dModel] = [Math.PI / 12, 5, 8];
const [sine, cosine] = [Math.sin(omega * position), Math.cos(omega * position)];
const picture = await mountFigure('summary', { omega, position, dModel });
/** The shapes of each tier, by their class. @type {Array<(name: string) => any[]>} */
const tiers = picture.all('svg.tier-drawing').map(
  (svg) => (name) =>
    [...svg.querySelectorAll('circle, line, rect, path, text')]
      .filter((one) => (one.getAttribute('class') ?? '').split(' ').includes(name))
      .map((one) => ({
        tag: one.tagName.toLowerCase(),
        text: one.textContent,
        ...Object.fromEntries([...one.attributes].map(({ name: key, value }) => [key, value])),
      })),
);
/** @param {any} one @returns {[number, number]} */
const at = (one) => [Number(one.cx), Number(one.cy)];
const [counter, wave, round, clocks] = tiers;
/** Where slots stand, from the bars of the counter. */
const bars = counter('counter');
const x = (/** @type {number} */ slot) => Number(bars[slot].x) + Number(bars[slot].width) / 2;

test('summary, counter: a bar for each slot, as high as its number, and the number in large', () => {
  assert.equal(bars.length, 48);
  const floor = Number(counter('axis')[0].y1);
  const unit = Number(bars[47].height) / 47;
  bars.forEach((bar, slot) => {
    near(Number(bar.height), Math.max(slot * unit, 0.5), `bar ${slot}`);
    near(Number(bar.y) + Number(bar.height), floor, `foot of ${slot}`);
    if (slot > 0) near(x(slot) - x(slot - 1), (x(47) - x(0)) / 47, `step to ${slot}`);
  });
  const [here] = counter('here-fill');
  near(Number(here.height), position * unit, 'height');
  near(Number(here.x) + Number(here.width) / 2, x(position), 'place');
  assert.equal(counter('big')[0].text, '5');
  for (const tier of tiers.slice(0, 3)) near(Number(tier('cursor')[0].x1), x(position), 'cursor');
});

test('summary, wave: each slot at its height, twins as squares and triangles, the height on its own', () => {
  const [gauge] = wave('gauge');
  const [zero, unit] = [(Number(gauge.y1) + Number(gauge.y2)) / 2, (gauge.y2 - gauge.y1) / 2];
  const y = (/** @type {number} */ value) => zero - unit * value;
  alike(
    wave('sine-fill').map(at),
    Array.from({ length: 48 }, (_, slot) => [x(slot), y(Math.sin(omega * slot))]),
    'slots',
  );
  const [alone, here] = wave('here-fill');
  alike([at(here)], [[x(position), y(sine)]], 'here');
  alike([at(alone)], [[Number(gauge.x1), y(sine)]], 'height alone');
  const twins = wave('twin').map(({ d }) => ({
    square: /h[\d.]+v/.test(d),
    x: Number(/^M(-?[\d.]+)/.exec(d)?.[1]) + (/h/.test(d) ? 5.5 : 0),
  }));
  // sin(5 pi / 12) comes again at 29 (a period of 24), mirrored at 7 and 31.
  assert.deepEqual(
    twins.map(({ square }) => square),
    [false, true, false],
  );
  twins.forEach((twin, n) => {
    near(twin.x, x([7, 29, 31][n]), `twin ${n}`);
  });
  const limits = wave('limit').map((line) => Number(line.y1));
  near(limits[0], y(1), 'line at 1');
  near(limits[1], y(-1), 'line at -1');
  near(Number(wave('carry')[0].y1), y(sine), 'line that carries the height');
  const curve = wave('sine').find(({ tag }) => tag === 'path');
  const points = [...curve.d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map((one) => [
    Number(one[1]),
    Number(one[2]),
  ]);
  assert.equal(points.length, 47 * 8 + 1);
  points.forEach(([px, py], n) => {
    near(px, x(0) + ((x(47) - x(0)) / 47) * (n / 8), 'curve, across', 0.06);
    near(py, y(Math.sin((omega * n) / 8)), 'curve, up', 0.06);
  });
});

test('summary, circle: the dot, its legs, the next step and both heights', () => {
  const [ring] = round('ring');
  const [cx, cy, r] = [Number(ring.cx), Number(ring.cy), Number(ring.r)];
  const on = (/** @type {number} */ angle, share = 1) =>
    /** @type {const} */ ([cx + share * r * Math.cos(angle), cy - share * r * Math.sin(angle)]);
  const y = (/** @type {number} */ value) => cy - r * value;
  const [dot, here] = round('here-fill');
  alike([at(dot)], [on(omega * position)], 'dot');
  alike([at(here)], [[x(position), y(sine)]], 'sine here');
  alike([at(round('cosine-fill')[0])], [[x(position), y(cosine)]], 'cosine here');
  alike([at(round('next')[0])], [on(omega * (position + 1))], 'next');
  const ends = (/** @type {any} */ line) =>
    /** @type {Array<[number, number]>} */ ([
      [Number(line.x1), Number(line.y1)],
      [Number(line.x2), Number(line.y2)],
    ]);
  const legs = ['sine', 'cosine', 'ray'].map((name) =>
    round(name).find(({ tag }) => tag === 'line'),
  );
  const foot = /** @type {const} */ ([cx + r * cosine, cy]);
  alike(ends(legs[0]), [foot, on(omega * position)], 'sine');
  alike(ends(legs[1]), [[cx, cy], foot], 'cosine');
  alike(ends(legs[2]), [[cx, cy], on(omega * position)], 'ray');
  const numbers = round('turn')[0]
    .d.match(/-?[\d.]+/g)
    .map(Number);
  alike(
    [[numbers[0], numbers[1]], numbers.slice(-2)],
    [on(omega * position, 0.5), on(omega * (position + 1), 0.5)],
    'turn',
  );
  near(Number(round('carry')[0].x1), on(omega * position)[0], 'the line begins at the dot');
  for (const [n, mark] of round('twin').entries()) {
    near(Number(/^M(-?[\d.]+)/.exec(mark.d)?.[1]) + 5.5, x(29), 'twin a whole period away');
    near(
      Number(/^M-?[\d.]+ (-?[\d.]+)/.exec(mark.d)?.[1]) + 5.5,
      y(n ? cosine : sine),
      'its height',
    );
  }
  assert.deepEqual(
    round('small').map(({ text }) => text),
    ['0', '6', '12', '18', '24', '30', '36', '42'],
  );
  round('small').forEach((number, n) => {
    near(Number(number.x), x(6 * n), `number ${n}`);
  });
});

test('summary, clocks: a hand for each pair, and a thread to its stripes', () => {
  const faces = clocks('ring');
  assert.equal(faces.length, dModel / 2);
  faces.forEach((face, pair) => {
    const turned = position / 10000 ** ((2 * pair) / dModel);
    const [cx, cy, r] = [Number(face.cx), Number(face.cy), Number(face.r)];
    const tip = /** @type {const} */ ([cx + r * Math.cos(turned), cy - r * Math.sin(turned)]);
    const hand = clocks('hand')[pair];
    alike([[Number(hand.x2), Number(hand.y2)]], [tip], `hand ${pair}`);
    alike([at(clocks('here-fill')[pair])], [tip], `tip ${pair}`);
    const wedge = clocks('wedge')
      [pair].d.match(/-?[\d.]+/g)
      .map(Number);
    alike([wedge.slice(-2)], [tip], `wedge ${pair}`);
    assert.equal(wedge[7], Math.sin(turned) < 0 ? 1 : 0, 'the far way round after half a turn');
    assert.equal(
      clocks('small')[pair].text,
      picture.stage.number(2 * Math.PI * 10000 ** ((2 * pair) / dModel), '~3'),
    );
    const [end] = clocks('wire')[pair].d.match(/-?[\d.]+ -?[\d.]+$/) ?? [];
    near(Number(end.split(' ')[0]), ((pair + 0.5) / 4) * 640, `thread ${pair}`);
  });
});

test('summary, code: stripes of the tag, of the embedding and of their sum, in one scale', () => {
  const { tag, embedding, sum } = picture.model.tagged;
  tag.forEach((/** @type {number} */ value, /** @type {number} */ n) => {
    const angle = position / 10000 ** ((2 * Math.floor(n / 2)) / dModel);
    near(value, n % 2 ? Math.cos(angle) : Math.sin(angle), `tag ${n}`, 1e-12);
    near(sum[n], value + embedding[n], `sum ${n}`, 1e-12);
  });
  for (const [which, values] of [tag, embedding, sum].entries()) {
    const stripes = those(picture.drawn(which), { tag: 'rect' });
    assert.equal(stripes.length, dModel);
    stripes.forEach((stripe, n) => {
      near(Number(stripe.x), n * 80, `stripe ${n}`);
      near(Number(stripe.width), 80, `width of ${n}`);
      assert.ok(
        isTint(stripe.fill, Math.max(-1, Math.min(1, values[n] / 2))),
        `stripe ${n} of row ${which}`,
      );
    });
    const key = ['tag', 'embedding', 'sum'][which];
    const norm = Math.hypot(...values);
    assert.equal(
      picture.all('.code-name')[which].textContent,
      picture.stage.text(`labels.${key}`, { pos: position, norm }),
    );
  }
});

test('summary: a press on a slot goes there, and where it has no tiers to read nothing happens', async () => {
  const one = await mountFigure('summary', { omega, position, dModel });
  const [svg] = one.all('svg.tier-drawing');
  press(svg, x(20), 50);
  assert.equal(one.state.position, 20);
  press(svg, 30, 50);
  assert.equal(one.state.position, 20);
  press(svg, 639, 50);
  assert.equal(one.state.position, 47);
  one.destroy();
});

test('summary: further out the window goes along', async () => {
  const one = await mountFigure('summary', { omega, position: 100, dModel });
  const numbers = one.all('svg.tier-drawing')[2].querySelectorAll('.small');
  assert.equal(numbers[0].textContent, '96');
  one.destroy();
});

test.after(() => picture.destroy());
