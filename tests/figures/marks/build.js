import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTint } from '../../support/tones.js';
import { mountFigure } from '../mounted.js';

const [dModel, base] = [8, 10000];
const omegaOf = (/** @type {number} */ pair) => base ** ((-2 * pair) / dModel);

/** Cells that are shown, row by row. @param {any} picture */
function cellsOf(picture) {
  return picture
    .all('.build-array tbody tr')
    .map((/** @type {any} */ row) =>
      [...row.querySelectorAll('td')].filter((cell) => !cell.hasAttribute('hidden')),
    );
}

test('build: slots, pairs, speeds and angles, each with its number', async () => {
  const picture = await mountFigure('build', { exampleDModel: dModel, base, buildStep: 2 });
  const number = (/** @type {any} */ one) => Number(one.textContent.replace('\u2212', '-'));
  const speeds = picture.all('.build-speeds th:not([hidden])').slice(1).map(number);
  assert.deepEqual(
    speeds,
    [0, 1, 2, 3].map((pair) => Number(omegaOf(pair).toPrecision(4))),
  );
  const dimensions = picture.all('.build-dimensions .build-index').map(number);
  assert.deepEqual(dimensions, [0, 1, 2, 3, 4, 5, 6, 7]);
  const slots = picture.all('.build-slot').map(number);
  slots.forEach((slot, n) => {
    assert.equal(slot, n);
  });
  cellsOf(picture).forEach((/** @type {any[]} */ row, /** @type {number} */ slot) => {
    row.forEach((cell, pair) => {
      const angle = cell.querySelector('.angle');
      assert.equal(angle.hasAttribute('hidden'), false);
      const wanted = slot * omegaOf(pair);
      assert.ok(Math.abs(number(angle) - wanted) <= 5e-4 * wanted + 1e-9, `angle ${slot}, ${pair}`);
    });
  });
  picture.destroy();
});

test('build: sines in the even columns, then cosines in the odd ones, in the colours of their values', async () => {
  for (const [buildStep, odd] of /** @type {const} */ ([
    [3, false],
    [5, true],
  ])) {
    const picture = await mountFigure('build', { exampleDModel: dModel, base, buildStep });
    cellsOf(picture).forEach((/** @type {any[]} */ row, /** @type {number} */ slot) => {
      row.forEach((cell, pair) => {
        const angle = slot * omegaOf(pair);
        for (const [name, value, there] of /** @type {const} */ ([
          ['even', Math.sin(angle), true],
          ['odd', Math.cos(angle), odd],
        ])) {
          const part = cell.querySelector(`.${name}`);
          assert.equal(part.classList.contains('full'), there, `${name} of ${slot}, ${pair}`);
          if (!there) continue;
          assert.equal(part.textContent, picture.stage.number(value, ':2'));
          const tint =
            part.style.getPropertyValue('--tint') || part.style.getPropertyValue('--value');
          if (tint) assert.ok(isTint(tint, value), `colour of ${name} ${slot}, ${pair}`);
        }
      });
    });
    picture.destroy();
  }
});
