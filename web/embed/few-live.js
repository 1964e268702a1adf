/**
 * Keeps few pictures that nobody sees: canvases are memory, which phones grant little of, and a
 * page of notes may hold many figures.
 *
 * @import {Frame} from '../page/frame.js'
 */

/** So many pictures out of sight stay drawn, ready for a reader who scrolls back. */
const kMost = 2;

/** In the order in which they left the screen, the earliest first. @type {Set<Frame>} */
const unseen = new Set();

/** @param {Frame} frame @param {boolean} seen */
export function noteSeen(frame, seen) {
  unseen.delete(frame);
  if (!seen) unseen.add(frame);
  releaseOthers();
}

/** Lets go of what is drawn and not seen, but for the last few. */
export function releaseOthers() {
  const live = [...unseen].filter((frame) => frame.live);
  for (const frame of live.slice(0, Math.max(live.length - kMost, 0))) frame.release();
}

/** @param {Frame} frame one that is destroyed */
export function forgetSeen(frame) {
  unseen.delete(frame);
}
