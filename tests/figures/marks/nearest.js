import assert from 'node:assert/strict';
import { test } from 'node:test';
import { near, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure } from '../mounted.js';

const kLimit = 1000;
/** How far two slots are apart. @param {number} k @param {number} pairs */
function distance(k, pairs) {
  let sum = 0;
  for (let pair = 0; pair < pairs; ++pair) {
    const half = Math.sin(k / 10000 ** (pair / pairs) / 2);
    sum += 4 * half * half;
  }
  return Math.sqrt(sum);
}

test('nearest: two bars for each ladder, the nearest slot and the next one, on a scale of powers', async () => {
  const picture = await mountFigure('nearest', { nearestLimit: kLimit });
  const drawn = picture.drawn();
  const bars = drawn.filter(({ tag, fill }) => tag === 'rect' && fill !== tones.paper);
  assert.equal(bars.length, 12);
  const wanted = [1, 2, 4, 8, 16, 32].map((pairs) => {
    const all = Array.from({ length: kLimit }, (_, n) => distance(n + 1, pairs));
    const least = Math.min(...all);
    return { pairs, slot: all.indexOf(least) + 1, least, next: all[0] };
  });
  // One unit of the scale is a power of ten; the floor is the first power below all bars.
  const lowest = Math.min(...wanted.map(({ least }) => least));
  const floor = Math.floor(Math.log10(lowest));
  const foot = Number(bars[0].y) + Number(bars[0].height);
  const high = (/** @type {number} */ value) => (Math.log10(value) - floor) / (1 - floor);
  const whole = Number(bars[6].height) / high(wanted[0].next);
  wanted.forEach(({ slot, least, next }, n) => {
    near(Number(bars[n].height), whole * high(least), `nearest of ladder ${n}`, 0.2);
    near(Number(bars[n + 6].height), whole * high(next), `next door of ladder ${n}`, 0.2);
    for (const bar of [bars[n], bars[n + 6]])
      near(Number(bar.y) + Number(bar.height), foot, 'foot');
    assert.equal(bars[n].fill, tones[slot === 1 ? 'shifted' : 'warning']);
    assert.equal(bars[n + 6].fill, tones.muted);
    const [name] = those(drawn, {
      text: picture.stage.text('labels.slot', { slot }),
      tag: 'text',
    }).filter(({ x }) => Math.abs(Number(x) - Number(bars[n].x) - Number(bars[n].width) / 2) < 0.1);
    near(Number(name.y), Number(bars[n].y) - 10, `name of ladder ${n}`);
    assert.equal(name.fill, bars[n].fill);
    assert.ok(
      Number(bars[n + 6].x) > Number(bars[n].x) + Number(bars[n].width) - 0.5,
      'side by side',
    );
  });
  const numbers = drawn.filter(({ text }) => ['1', '2', '4', '8', '16', '32'].includes(text));
  assert.ok(numbers.length >= 6);
  const hatches = drawn.filter(({ stroke, tag }) => tag === 'path' && stroke === tones.paper);
  assert.equal(hatches.length, 6);
  picture.destroy();
});
