import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, near, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, press } from '../mounted.js';

const position = 7;
const kSlots = 32;
const omegas = Array.from({ length: 5 }, (_, pair) => 10000 ** (-(2 * pair) / 26));

/** Where slot p stands: 32 slots between the two ends of the axis. @param {any[]} drawn */
function axisOf(drawn) {
  const line = only(drawn, { tag: 'path', stroke: tones.position });
  const next = only(drawn, { tag: 'path', stroke: tones.shifted });
  const [here, there] = [line, next].map(({ d }) => placesIn(d));
  const step = there[0][0] - here[0][0];
  return {
    step,
    x: (/** @type {number} */ slot) => here[0][0] + (slot - position) * step,
    top: here[0][1],
    bottom: here[1][1],
  };
}

test('digits: squares for the binary digits, smooth waves for the pairs, and the slot in both', async () => {
  const picture = await mountFigure('digits', { position });
  for (const [which, tone] of /** @type {const} */ ([
    [0, 'ink'],
    [2, 'sine'],
  ])) {
    const drawn = picture.drawn(which);
    const { x, top, bottom, step } = axisOf(drawn);
    near(step, (640 - 104) / kSlots, 'room of a slot', 0.01);
    // Five rows of 2.6 each, from -1.3 to 12.
    const y = (/** @type {number} */ value) => bottom - ((value + 1.3) / 13.3) * (bottom - top);
    // The grip of the position has a few points only.
    const rows = those(drawn, { tag: 'path', stroke: tones[tone], fill: 'none' }).filter(
      ({ d }) => placesIn(d).length > 8,
    );
    assert.equal(rows.length, 5);
    rows.forEach(({ d }, row) => {
      const places = placesIn(d);
      if (which === 0) {
        const wanted = Array.from({ length: kSlots }, (_, p) => {
          const height = y(2.6 * row + (Math.floor(p / 2 ** row) % 2 ? 1 : -1));
          return /** @type {Array<[number, number]>} */ ([
            [x(p - 0.5), height],
            [x(p + 0.5), height],
          ]);
        });
        alike(places, wanted.flat(), `digit ${row}`);
        return;
      }
      const wanted = Array.from(
        { length: 31 * 8 + 1 },
        (_, n) => /** @type {const} */ ([x(n / 8), y(2.6 * row + Math.sin((omegas[row] * n) / 8))]),
      );
      alike(places, wanted, `wave ${row}`);
    });
    const labels = those(drawn, { tag: 'text', fill: tones.position });
    assert.deepEqual(
      labels.map(({ text }) => text),
      which === 0
        ? ['1', '1', '1', '0', '0']
        : omegas.map((omega) => picture.stage.number(Math.sin(omega * position), ':2')),
    );
    labels.forEach((label, row) => {
      near(Number(label.y), y(2.6 * row), `number of row ${row}`);
    });
  }
  picture.destroy();
});

test('digits: how far each step goes, by flipped digits and by waves', async () => {
  const picture = await mountFigure('digits', { position });
  const flips = Array.from(
    { length: kSlots - 1 },
    (_, p) => [0, 1, 2, 3, 4].filter((bit) => ((p ^ (p + 1)) >> bit) & 1).length,
  );
  const all = Array.from({ length: 13 }, (_, pair) => 10000 ** (-(2 * pair) / 26));
  const far = Math.sqrt(all.reduce((sum, omega) => sum + 2 - 2 * Math.cos(omega), 0));
  for (const [which, length] of /** @type {const} */ ([
    [1, (/** @type {number} */ p) => Math.sqrt(flips[p])],
    [3, () => far],
  ])) {
    const drawn = picture.drawn(which);
    const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
    const dots = those(drawn, { tag: 'circle', r: '2.5', fill: tones.step });
    alike(
      dots.map(middleOf),
      flips.map((_, p) => [x(p + 0.5), y(length(p))]),
      'steps',
    );
    const here = only(drawn, { tag: 'circle', r: '6', fill: tones.step });
    alike([middleOf(here)], [[x(position + 0.5), y(length(position))]], 'this step');
    assert.equal(
      picture.canvases[which - 1].getAttribute('aria-valuetext'),
      picture.stage.text('labels.now', { slot: 7, next: 8, step: length(position) }),
    );
  }
  press(picture.canvases[0], axisOf(picture.drawn(0)).x(15), 50);
  assert.equal(picture.state.position, 15);
  press(picture.canvases[2], 639, 50);
  assert.equal(picture.state.position, 30);
  picture.destroy();
});
