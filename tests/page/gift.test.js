import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeGift, giftOf, giftText } from '../../web/page/gift.js';

// Written by hand from Moodle's description of the format.
test('what GIFT would read as its own signs is escaped, a backslash too', () => {
  assert.equal(escapeGift('a=b~c#d{e}f:g\\h'), String.raw`a\=b\~c\#d\{e\}f\:g\\h`);
  assert.equal(giftText('At $\\omega = \\pi/6$'), String.raw`At \\(\\omega \= \\pi/6\\)`);
  assert.equal(giftText('$\\mathrm{PE}(3)$'), String.raw`\\(\\mathrm\{PE\}(3)\\)`);
  assert.equal(giftText('a < b, *not* c [@press2021].'), 'a &lt; b, <em>not</em> c.');
  assert.equal(giftText('$\\sine{\\sin}$'), String.raw`\\(\{\\sin\}\\)`);
});

test('a question for a number has its answer, its slips and its reason', () => {
  const written = giftOf(
    {
      id: 'period',
      question: 'A wave has $\\omega = \\pi/4$. How many slots?',
      unit: 'slots',
      slips: [{ reply: 'That is half a turn.' }],
      reason: 'It is 8.',
    },
    { answer: { value: 8, room: 0.08 }, slips: [{ value: 4, room: 0.04 }] },
  );
  assert.equal(
    written,
    String.raw`::period::[html]A wave has \\(\\omega \= \\pi/4\\). How many slots? (slots) {#
=%100%8:0.08
=%0%4:0.04#That is half a turn.
####It is 8.
}`,
  );
});

test('a choice has one right option, and a reason for each', () => {
  const written = giftOf(
    {
      id: 'two',
      question: 'Why two?',
      options: [
        { text: 'One would do.', reason: 'No.' },
        { text: 'Two: a point.', reason: 'Yes.' },
      ],
      right: 1,
      reason: 'A circle.',
    },
    null,
  );
  assert.equal(
    written,
    String.raw`::two::[html]Why two? {
~One would do.#No.
=Two\: a point.#Yes.
####A circle.
}`,
  );
});
