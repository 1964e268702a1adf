import assert from 'node:assert/strict';
import { test } from 'node:test';
import { live, nextFrame } from '../../support/document.js';
import { middleOf, near, scaleIn, those } from '../../support/drawn.js';
import { tones } from '../../support/tones.js';
import { mountFigure, nothing } from '../mounted.js';
import { engine } from '../support.js';

/** Three batches that the figure asks for, made up so that right answers are known. */
function scripted() {
  /** @type {any[]} */
  const asked = [];
  const readBack = (/** @type {any} */ wish) => {
    asked.push(wish);
    const n = asked.length;
    return {
      trials: 100,
      exact: 50 + n,
      withinOne: 80,
      withinTwo: 90 + n,
      word: 95,
      wordSquares: 94,
      formula: 0.5,
      wordKnown: 1,
    };
  };
  return { asked, engine: { ...engine, readBack } };
}

test('add: bars are the shares of all trials so far, with their spread', async () => {
  const { asked, engine: own } = scripted();
  const picture = await mountFigure('add', { dModel: 64 }, { engine: own });
  const check = (/** @type {number} */ batches) => {
    const trials = 100 * batches;
    const sum = (/** @type {(n: number) => number} */ of) =>
      Array.from({ length: batches }, (_, n) => of(n + 1)).reduce((a, b) => a + b, 0);
    const shares = [sum((n) => 50 + n), 80 * batches, sum((n) => 90 + n), 95 * batches].map(
      (count) => (100 * count) / trials,
    );
    const drawn = picture.drawn();
    const y = scaleIn(drawn, 'y');
    const bars = those(drawn, { tag: 'rect' });
    assert.deepEqual(
      bars.map(({ fill }) => fill),
      ['position', 'position', 'position', 'ink'].map((tone) => tones[tone]),
    );
    bars.forEach((bar, n) => {
      near(Number(bar.height), y(0) - y(shares[n]), `bar ${n}`);
      const share = shares[n] / 100;
      const spread = (n === 3 ? 0.94 : share) - share * share;
      const label = picture.stage.text('labels.percent', {
        share: shares[n],
        error: 100 * Math.sqrt(spread / trials),
      });
      const over = drawn.filter(
        ({ tag, x }) => tag === 'text' && Math.abs(Number(x) - middleOf(bar)[0]) < 1,
      );
      assert.equal(over[1].text, label);
      near(Number(over[1].y), Number(bar.y) - 10, `number of bar ${n}`);
    });
    assert.equal(picture.text('.panel-head'), picture.stage.text('labels.trials', { trials }));
  };
  check(1);
  // It adds trials as soon as it is seen, one batch a frame, each from where the last one ended.
  const [observer] = [...live.observers].slice(-1);
  /** @type {any} */ (observer).act([{ isIntersecting: true }]);
  nextFrame();
  check(2);
  nextFrame();
  check(3);
  assert.deepEqual(
    asked.map(({ firstTrial }) => firstTrial),
    [undefined, 100, 200],
  );
  /** @type {any} */ (observer).act([{ isIntersecting: false }]);
  nextFrame();
  nextFrame();
  check(3);
  assert.deepEqual(picture.destroy(), nothing);
});

test('add: another width begins to count anew, the same one goes on', async () => {
  const { asked, engine: own } = scripted();
  const picture = await mountFigure('add', { dModel: 64 }, { engine: own });
  assert.equal(asked.at(-1).dModel, 64);
  picture.change({ dModel: 128 });
  assert.equal(asked.at(-1).dModel, 128);
  assert.equal(picture.text('.panel-head'), picture.stage.text('labels.trials', { trials: 100 }));
  assert.equal(asked.at(-1).scale, picture.state.addScale === 'root' ? 1 / Math.sqrt(128) : 1);
  picture.destroy();
});
