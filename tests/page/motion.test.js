import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createMotion } from '../../web/page/motion.js';

/** @type {Array<() => void>} */
let frames = [];
let clock = 0;
beforeEach(() => {
  frames = [];
  clock = 0;
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ run) => frames.push(run),
    cancelAnimationFrame: () => {
      frames = [];
    },
  });
});

/** @param {number} to milliseconds */
function frameAt(to) {
  clock = to;
  for (const run of frames.splice(0)) run();
}

function watched({ still = false } = {}) {
  /** @type {number[]} */
  const shares = [];
  const motion = createMotion({ still: () => still, now: () => clock });
  return { motion, shares, draw: (/** @type {number} */ share) => void shares.push(share) };
}

test('a motion draws at once, never goes back, and ends at 1 after a fifth of a second', () => {
  const { motion, shares, draw } = watched();
  motion.move({}, draw);
  assert.equal(shares.length, 1);
  assert.ok(shares[0] > 0 && shares[0] < 1);
  for (let time = 16; time <= 208; time += 16) frameAt(time);
  assert.equal(shares.at(-1), 1);
  assert.deepEqual(
    shares,
    [...shares].sort((a, b) => a - b),
  );
  assert.equal(frames.length, 0);
});

test('nothing moves where the reader wants no motion', () => {
  const { motion, shares, draw } = watched({ still: true });
  motion.move({}, draw);
  assert.deepEqual(shares, [1]);
  assert.equal(frames.length, 0);
});

test('play is even: with 600 ms to a step, half of the way is gone after half of the time', () => {
  const { motion, shares, draw } = watched();
  motion.setPace(600);
  motion.move({}, draw);
  frameAt(284);
  assert.equal(shares.at(-1), 0.5);
  frameAt(584);
  assert.equal(shares.at(-1), 1);
});

test('events that follow each other quickly are kept up with', () => {
  const { motion, shares, draw } = watched();
  const who = {};
  motion.move(who, draw);
  frameAt(30);
  motion.move(who, draw);
  frameAt(60);
  assert.equal(shares.at(-1), 1);
});

test('a jump is no motion, and a finished one is drawn where it leads', () => {
  const { motion, shares, draw } = watched();
  motion.jump(() => motion.move({}, draw));
  assert.deepEqual(shares, [1]);
  frameAt(16);
  const who = {};
  motion.move(who, draw);
  motion.finish(who);
  assert.equal(shares.at(-1), 1);
  frameAt(32);
  assert.equal(shares.at(-1), 1);
});
