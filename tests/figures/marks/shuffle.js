import assert from 'node:assert/strict';
import { test } from 'node:test';
import { near, those } from '../../support/drawn.js';
import { sheetOf } from '../../support/sheet.js';
import { isTint, tones, trailTone } from '../../support/tones.js';
import { mountFigure } from '../mounted.js';

const sentence = 'the dog bit the man';
const words = sentence.split(' ');

/** The two rows of strips and the links between them. @param {import('../mounted.js').Picture} picture */
function linksOf(picture) {
  const canvas = picture.root.querySelector('.shuffle-links');
  const drawn = picture.drawn(picture.canvases.indexOf(canvas));
  const cells = those(drawn, { tag: 'rect' }).filter(({ fill }) => fill !== 'none');
  const links = drawn.filter(({ tag, d }) => tag === 'path' && d?.includes('C'));
  return { drawn, cells, links };
}

test('shuffle: outputs as strips of their colours, and a link from each word to itself', async () => {
  const picture = await mountFigure('shuffle', { sentence, shuffle: 1, tags: false });
  const { model } = picture;
  const { order, outputs, shuffledOutputs, peak } = model;
  assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4]);
  const { cells, links } = linksOf(picture);
  const wide = 640 / 5;
  // The words glide; the animation frame that is due is not run, so they stand where they begin.
  assert.equal(cells.length, 2 * 5 * 16);
  cells.forEach((cell, n) => {
    const [word, lower, column] = [Math.floor(n / 32), Math.floor(n / 16) % 2, n % 16];
    const value = lower
      ? shuffledOutputs[order.indexOf(word) * 16 + column]
      : outputs[word * 16 + column];
    assert.ok(
      isTint(cell.fill, value / peak),
      `word ${word}, ${lower ? 'below' : 'above'}, ${column}`,
    );
    near(
      Number(cell.x),
      (lower ? order.indexOf(word) : word) * wide + 6 + (column * (wide - 12)) / 16,
      `cell ${n}`,
      0.1,
    );
  });
  const coloured = links.filter(({ stroke }) => stroke !== tones.paper);
  coloured.forEach((link, word) => {
    assert.equal(link.stroke, trailTone(word / 4));
    assert.equal(link['stroke-dasharray'], undefined);
    const numbers = link.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    near(numbers[0], (word + 0.5) * wide, `link ${word}, above`);
    near(numbers[6], (order.indexOf(word) + 0.5) * wide, `link ${word}, below`);
  });
  assert.equal(coloured.length, 5);
  assert.equal(picture.text('.shuffle-sign'), '=');
  picture.destroy();
});

test('shuffle: words keep their colour and stand in their slots, each slot with its number and tag', async () => {
  const picture = await mountFigure('shuffle', { sentence, shuffle: 2, tags: true });
  const { order } = picture.model;
  const [upper, lower] = picture.all('.shuffle-slots');
  for (const row of [upper, lower]) {
    assert.deepEqual(
      [...row.querySelectorAll('.shuffle-number')].map(({ textContent }) => textContent),
      ['0', '1', '2', '3', '4'],
    );
    assert.ok(row.classList.contains('shuffle-tagged'));
    const labels = [...row.querySelectorAll('.shuffle-word')];
    labels.forEach((label, word) => {
      assert.equal(label.textContent, words[word]);
      assert.equal(label.style.getPropertyValue('--tone'), `var(--trail-${word})`);
      const place = row === upper ? word : order.indexOf(word);
      assert.equal(Number(label.style.getPropertyValue('--at')), place);
    });
    [...row.querySelectorAll('canvas')].forEach((canvas, slot) => {
      const { image } = sheetOf(canvas);
      for (let column = 0; column < 16; ++column) {
        const angle = slot / 10000 ** ((2 * Math.floor(column / 2)) / 16);
        const pixel = [...(image?.data.slice(4 * column, 4 * column + 3) ?? [])];
        assert.ok(
          isTint(`rgb(${pixel.join(', ')})`, column % 2 ? Math.cos(angle) : Math.sin(angle)),
          `slot ${slot}, ${column}`,
        );
      }
    });
  }
  const dashed = linksOf(picture).links.filter(({ stroke }) => stroke !== tones.paper);
  for (const link of dashed) assert.equal(link['stroke-dasharray'], '7 6');
  assert.equal(picture.text('.shuffle-sign'), '\u2260');
  picture.destroy();
});

test('shuffle: the verdict says what was moved and what was changed', async () => {
  const picture = await mountFigure('shuffle', { sentence, shuffle: 0, tags: false });
  const verdict = () =>
    picture.all('.shuffle-verdict .readout').map(({ textContent }) => textContent);
  const said = (/** @type {string} */ key) =>
    picture.stage.text(`labels.${key}`, { difference: picture.model.difference });
  const repeated = (/** @type {string} */ key) =>
    picture.stage.text(`labels.${key}`, { word: '\u2068the\u2069', slots: '0, 3' });
  assert.deepEqual(verdict(), [said('still'), repeated('alike')]);
  picture.change({ shuffle: 1 });
  assert.deepEqual(verdict(), [said('movedOnly'), repeated('alike')]);
  picture.change({ tags: true });
  assert.deepEqual(verdict(), [said('changed'), repeated('unlike')]);
  const spoken = picture.stage.text('labels.spoken', {
    written: sentence,
    shuffled: picture.model.order.map((/** @type {number} */ from) => words[from]).join(' '),
  });
  assert.equal(picture.text('.unseen'), spoken);
  picture.change({ sentence: 'alone' });
  assert.deepEqual(verdict(), [said('alone'), '']);
  picture.destroy();
});
