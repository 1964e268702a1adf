import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, near } from '../../support/drawn.js';
import { isTint } from '../../support/tones.js';
import { mountFigure, press, type } from '../mounted.js';

const state = { sentence: 'the dog bit the man', position: 3, base: 10000 };
const omegas = Array.from({ length: 12 }, (_, pair) => 10000 ** ((-2 * pair) / 64));

/** @param {any} picture */
function read(picture) {
  const find = (/** @type {string} */ selector) => picture.all(`svg ${selector}`);
  const number = (/** @type {any} */ one, /** @type {string} */ name) =>
    Number(one.getAttribute(name));
  const ticks = find('.tick').map((/** @type {any} */ one) => number(one, 'x1'));
  const zeros = find('.band').map(
    (/** @type {any} */ one) => number(one, 'y') + number(one, 'height') / 2,
  );
  const reach = number(find('.band')[0], 'height') / 2 - 1;
  return {
    find,
    number,
    x: (/** @type {number} */ slot) => ticks[0] + slot * (ticks[1] - ticks[0]),
    zeros,
    reach,
  };
}

test('opening: twelve waves over their bands, tinted above and below', async () => {
  const picture = await mountFigure('opening', state);
  const { find, x, zeros, reach } = read(picture);
  for (const [name, keep] of /** @type {const} */ ([
    ['curve', (/** @type {number} */ value) => value],
    ['above', (/** @type {number} */ value) => Math.max(value, 0)],
    ['below', (/** @type {number} */ value) => Math.min(value, 0)],
  ])) {
    const paths = find(`.opening-bands .${name}`);
    assert.equal(paths.length, 12);
    paths.forEach((/** @type {any} */ path, /** @type {number} */ wave) => {
      let places = [...path.getAttribute('d').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((one) => [
        Number(one[1]),
        Number(one[2]),
      ]);
      if (name !== 'curve') places = places.slice(1, -1);
      const wanted = Array.from(
        { length: 19 * 8 + 1 },
        (_, n) =>
          /** @type {const} */ ([
            x(n / 8),
            zeros[wave] - reach * keep(Math.sin((omegas[wave] * n) / 8)),
          ]),
      );
      alike(/** @type {any} */ (places), wanted, `${name} ${wave}`, 0.11);
    });
  }
  assert.ok(zeros[0] > zeros[11], 'the quickest wave is the lowest');
  picture.destroy();
});

test('opening: where the line crosses the waves stand dots, and cells with their colours', async () => {
  const picture = await mountFigure('opening', state);
  const { find, number, x, zeros, reach } = read(picture);
  for (const slot of [3, 4]) {
    if (slot !== 3) picture.change({ position: slot });
    const dots = find('.dot');
    assert.equal(dots.length, 12);
    dots.forEach((/** @type {any} */ dot, /** @type {number} */ wave) => {
      const value = Math.sin(omegas[wave] * slot);
      near(number(dot, 'cx'), x(slot), `dot ${wave}, across`);
      near(number(dot, 'cy'), zeros[wave] - reach * value, `dot ${wave}, up`);
      assert.ok(isTint(find('.cell')[wave].getAttribute('fill'), value), `cell ${wave}`);
      near(
        number(find('.cell')[wave], 'y') + number(find('.cell')[wave], 'height') / 2,
        zeros[wave],
        'cell beside its wave',
      );
    });
    near(number(find('.reading')[0], 'x1'), x(slot), 'line');
    near(number(find('.reading')[0], 'x2'), x(slot), 'line');
    const word = state.sentence.split(' ')[slot];
    assert.equal(find('.column-slot')[0].textContent, word);
    assert.deepEqual(
      find('.word.held').map((/** @type {any} */ one) => one.getAttribute('data-slot')),
      [String(slot)],
    );
    const svg = picture.root.querySelector('svg');
    assert.equal(
      svg.getAttribute('aria-valuetext'),
      picture.stage.text('labels.now', { slot, word: `\u2068${word}\u2069` }),
    );
    assert.deepEqual(
      ['now', 'min', 'max'].map((what) => svg.getAttribute(`aria-value${what}`)),
      [String(slot), '0', '4'],
    );
  }
  picture.destroy();
});

test('opening: each word under its slot, the rest of the slots empty', async () => {
  const picture = await mountFigure('opening', state);
  const { find, number, x } = read(picture);
  const words = find('.word');
  assert.equal(find('.tick').length, 20);
  words.forEach((/** @type {any} */ word, /** @type {number} */ slot) => {
    near(number(word, 'x'), x(slot), `word ${slot}`);
    assert.equal(word.querySelector('title').textContent, state.sentence.split(' ')[slot]);
  });
  assert.equal(words.length, 5);
  picture.change({ sentence: Array(50).fill('a').join(' ') });
  assert.equal(picture.text('svg .more'), picture.stage.text('labels.more', { hidden: 10 }));
  picture.destroy();
});

test('opening: a press and the keys move the line to whole words', async () => {
  const picture = await mountFigure('opening', state);
  const { x, find, number } = read(picture);
  const svg = picture.root.querySelector('svg');
  press(svg, x(1) + 5, 50);
  assert.equal(picture.state.position, 1);
  near(number(find('.reading')[0], 'x1'), x(1), 'line');
  press(svg, x(15), 50);
  assert.equal(picture.state.position, 4);
  for (const [key, position] of /** @type {const} */ ([
    ['ArrowLeft', 3],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['End', 4],
  ])) {
    type(svg, key);
    assert.equal(picture.state.position, position, key);
  }
  picture.destroy();
});
