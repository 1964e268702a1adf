import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTint } from '../../support/tones.js';
import { mountFigure } from '../mounted.js';

const state = {
  exampleDModel: 8,
  examplePosition: 3,
  exampleDimension: 2,
  base: 10000,
  exampleSlip: true,
};
const kStops = ['dimension', 'pair', 'exponent', 'divisor', 'omega', 'angle', 'value', 'slip'];
const picture = await mountFigure('map', state);

/** What stands in the boxes of one row. @param {string} stop */
const row = (stop) => picture.all(`button.map-${stop}`);
/** @param {any} box */
const result = (box) => box.querySelector('.map-result').textContent.replace('\u2212', '-');
/** @param {number} dimension */
function slotAt(dimension) {
  const pair = Math.floor(dimension / 2);
  const exponent = (2 * pair) / 8;
  const angle = 3 / 10000 ** exponent;
  const value = dimension % 2 ? Math.cos(angle) : Math.sin(angle);
  return {
    dimension,
    pair,
    exponent,
    divisor: 10000 ** exponent,
    omega: 10000 ** -exponent,
    angle,
    value,
  };
}

test('map: every box holds its number, pairs as wide as both of their dimensions', () => {
  for (const stop of kStops) {
    const boxes = row(stop);
    const wide = ['pair', 'exponent', 'divisor', 'omega', 'angle'].includes(stop);
    assert.equal(boxes.length, wide ? 4 : 8, stop);
    boxes.forEach((box, n) => {
      const dimension = wide ? 2 * n : n;
      assert.equal(box.classList.contains('map-wide'), wide);
      const slot = slotAt(dimension);
      // The slip takes 2j / d for the exponent, with j the dimension.
      const slipped = 3 / 10000 ** ((2 * dimension) / 8);
      const wanted =
        stop === 'slip'
          ? dimension % 2
            ? Math.cos(slipped)
            : Math.sin(slipped)
          : slot[/** @type {keyof typeof slot} */ (stop)];
      const shown = Number(result(box));
      assert.ok(
        Math.abs(shown - wanted) <= Math.max(6e-4 * Math.abs(wanted), 6e-5),
        `${stop} ${n}: ${shown}, ${wanted}`,
      );
    });
  }
});

test('map: each says where its number comes from', () => {
  const work = (/** @type {string} */ stop, n = 1) =>
    row(stop)[n].querySelector('.map-work')?.textContent;
  assert.equal(work('pair'), '⌊2/2⌋ = ⌊3/2⌋');
  assert.equal(work('exponent'), '2 · 1 / 8');
  assert.equal(work('divisor'), '100000.25');
  assert.equal(row('divisor')[1].querySelector('sup')?.textContent, '0.25');
  assert.equal(work('omega'), '1 / 10');
  assert.equal(work('angle'), '3 · 0.1');
  assert.equal(work('value', 2), 'sin 0.3');
  assert.equal(work('value', 3), 'cos 0.3');
  assert.equal(work('slip', 2), '0.5');
});

test('map: values have the colour of their value and the mark of their wave', () => {
  row('value').forEach((box, dimension) => {
    const { value } = slotAt(dimension);
    assert.ok(
      isTint(/** @type {any} */ (box).style.getPropertyValue('--value'), value),
      `${dimension}`,
    );
    assert.equal(box.classList.contains('map-sine'), dimension % 2 === 0);
    assert.equal(box.classList.contains('map-cosine'), dimension % 2 === 1);
  });
  row('slip').forEach((box, dimension) => {
    // Only the first two dimensions, whose exponents are 0 and not 0, tell: dimension 0 is right.
    assert.equal(box.classList.contains('wrong'), dimension !== 0);
  });
});

test('map: the way of the chosen dimension is lit, and its partner hinted at', () => {
  const lit = (/** @type {string} */ stop, name = 'on') =>
    row(stop).flatMap((box, n) => (box.classList.contains(name) ? [n] : []));
  for (const stop of ['dimension', 'value', 'slip']) {
    assert.deepEqual(lit(stop), [2], stop);
    assert.deepEqual(lit(stop, 'also'), [3], stop);
  }
  for (const stop of ['pair', 'exponent', 'divisor', 'omega', 'angle'])
    assert.deepEqual(lit(stop), [1], stop);
  assert.deepEqual(
    row('pair').map((box) => box.getAttribute('aria-pressed')),
    ['false', 'true', 'false', 'false'],
  );
});

test('map: the formula holds the numbers of the chosen dimension', () => {
  const filled = Object.fromEntries(
    picture
      .all('.map-working [data-slot]')
      .map((one) => [one.getAttribute('data-slot'), one.textContent]),
  );
  const write = (/** @type {number} */ value, format = '~7') => picture.stage.number(value, format);
  assert.deepEqual(filled, {
    ...{ j: '2', i: '1', d: '8', base: '10000', pos: '3', j0: '2' },
    exponent: write(0.25),
    divisor: write(10),
    omega: write(0.1),
    angle: write(0.3, ''),
    value0: write(Math.sin(0.3), ':10'),
  });
  assert.equal(
    picture.text('.map .panel-head'),
    picture.stage.text('labels.all', { first: 0, last: 7, count: 8 }),
  );
});

test('map: a box chooses its dimension, and one of a pair the whole pair', async () => {
  const one = await mountFigure('map', state);
  const boxes = (/** @type {string} */ stop) =>
    /** @type {any[]} */ (one.all(`button.map-${stop}`));
  boxes('value')[5].click();
  assert.deepEqual([one.state.exampleDimension, one.state.exampleWhole], [5, false]);
  boxes('omega')[3].click();
  one.change({});
  assert.deepEqual([one.state.exampleDimension, one.state.exampleWhole], [6, true]);
  const ends = Object.fromEntries(
    one
      .all('.map-working [data-slot]')
      .map((each) => [each.getAttribute('data-slot'), each.textContent]),
  );
  const angle = 3 / 1000;
  assert.equal(ends.value0, one.stage.number(Math.sin(angle), ':10'));
  assert.equal(ends.value1, one.stage.number(Math.cos(angle), ':10'));
  assert.deepEqual(
    boxes('value').map((box) => box.classList.contains('on')),
    [0, 0, 0, 0, 0, 0, 1, 1].map(Boolean),
  );
  one.destroy();
});

test('map: of many dimensions the stretch around the chosen one, and it is said', async () => {
  const one = await mountFigure('map', {
    ...state,
    exampleDModel: 64,
    exampleDimension: 21,
    exampleSlip: false,
  });
  assert.deepEqual(one.all('button.map-dimension').map(result), [
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
  ]);
  assert.equal(one.all('button.map-slip').length, 0);
  assert.equal(
    one.text('.map .panel-head'),
    one.stage.text('labels.part', { first: 16, last: 23, count: 64 }),
  );
  const far = one.all('button.map-dimension').map((box) => box.classList.contains('far'));
  assert.deepEqual(far, [1, 1, 1, 1, 0, 0, 0, 0].map(Boolean));
  one.destroy();
});

test.after(() => picture.destroy());
