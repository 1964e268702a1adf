import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, middleOf, only, placesIn, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure } from '../mounted.js';

const [omega, k] = [Math.PI / 6, 2];
const truth = Array.from({ length: 48 }, (_, slot) => Math.sin(omega * (slot + k)));
const sines = Array.from({ length: 48 }, (_, slot) => Math.sin(omega * slot));
// The best multiple of the sine alone, by least squares, and the pair, which is exact.
const sum = (/** @type {(n: number) => number} */ of) =>
  sines.reduce((all, _, n) => all + of(n), 0);
const alone = sum((n) => sines[n] * truth[n]) / sum((n) => sines[n] * sines[n]);

test('shift: the true height, both guesses, and what the first misses', async () => {
  const picture = await mountFigure('shift', { omega, k });
  const drawn = picture.drawn(0);
  const [x, y] = [scaleIn(drawn, 'x'), scaleIn(drawn, 'y')];
  const slots = Array.from({ length: 24 }, (_, slot) => slot);
  alike(
    those(drawn, { tag: 'circle', fill: tones.shifted }).map(middleOf),
    slots.map((slot) => [x(slot), y(truth[slot])]),
    'truth',
  );
  alike(
    those(drawn, { tag: 'path', fill: tones.sine }).map(middleOf),
    slots.map((slot) => [x(slot), y(alone * sines[slot])]),
    'from the sine',
  );
  alike(
    those(drawn, { tag: 'circle', stroke: tones.ink }).map(middleOf),
    slots.map((slot) => [x(slot), y(truth[slot])]),
    'from the pair',
  );
  const misses = only(drawn, { tag: 'path', stroke: tones.warning });
  alike(
    placesIn(misses.d),
    slots.flatMap((slot) => [
      /** @type {const} */ ([x(slot), y(truth[slot])]),
      /** @type {const} */ ([x(slot), y(alone * sines[slot])]),
    ]),
    'misses',
  );
  picture.destroy();
});

test('shift: guess against truth, and the scores in words and as bars', async () => {
  const picture = await mountFigure('shift', { omega, k });
  for (const [which, guess] of [sines.map((one) => alone * one), truth].entries()) {
    const drawn = picture.drawn(1 + which);
    const y = scaleIn(drawn, 'y');
    const x = scaleIn(drawn, 'x');
    const dots = which
      ? those(drawn, { tag: 'circle', stroke: tones.ink })
      : those(drawn, { tag: 'path', fill: tones.sine });
    alike(
      dots.map(middleOf),
      truth.map((height, slot) => [x(guess[slot]), y(height)]),
      'guess against truth',
    );
    const line = only(drawn, { tag: 'path', stroke: tones.shifted });
    alike(
      placesIn(line.d),
      [
        [x(-1.2), y(-1.2)],
        [x(1.2), y(1.2)],
      ],
      'right guesses',
      0.1,
    );
  }
  const mean = sum((n) => truth[n]) / 48;
  const left = sum((n) => (truth[n] - alone * sines[n]) ** 2);
  const score = 1 - left / sum((n) => (truth[n] - mean) ** 2);
  const scores = picture.all('.shift-score').map(({ textContent }) => textContent);
  assert.deepEqual(
    scores,
    [score, 1].map((one) => picture.stage.text('labels.score', { score: one })),
  );
  const bars = picture
    .all('.shift-bar')
    .map((bar) => Number(bar.style.getPropertyValue('--share')));
  assert.ok(Math.abs(bars[0] - score) < 1e-9 && Math.abs(bars[1] - 1) < 1e-9, bars.join());
  const recipes = picture.all('.shift-recipe').map(({ textContent }) => textContent);
  const [ofSine, ofCosine] = [Math.cos(omega * k), Math.sin(omega * k)];
  assert.deepEqual(recipes, [
    picture.stage.text('labels.recipeSine', { alone }),
    picture.stage.text('labels.recipePair', { ofSine, ofCosine }),
  ]);
  picture.destroy();
});
