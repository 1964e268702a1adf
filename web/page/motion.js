/**
 * Lets pictures move from one state to the next. The state itself jumps; what is drawn goes from
 * the last model to the present one, a step per animation frame, without asking the encoder.
 *
 * @typedef {(share: number) => void} Draw  share: how far, 0 to 1; the last call gets 1
 * @typedef {ReturnType<typeof createMotion>} Motion
 */

/** Milliseconds that a picture takes to get from one state to another. */
const kLength = 200;
/** The first step is drawn at once, as if a frame had passed. */
const kFrame = 16;

/** @param {{still?: () => boolean, now?: () => number}} [around] still: nothing may move */
export function createMotion({ still = isStill, now = () => performance.now() } = {}) {
  /** @type {Map<object, {draw: Draw, start: number, length: number, linear: boolean}>} */
  const moving = new Map();
  /** When each of them was last set in motion. @type {WeakMap<object, number>} */
  const before = new WeakMap();
  /** The time between the steps of a player that runs. @type {number | null} */
  let pace = null;
  let jumping = false;
  let frame = 0;

  const step = () => {
    frame = 0;
    const time = now();
    for (const [who, { draw, start, length, linear }] of [...moving]) {
      const share = Math.min((time - start) / length, 1);
      if (share >= 1) moving.delete(who);
      draw(linear || share >= 1 ? share : eased(share));
    }
    if (moving.size > 0) frame = requestAnimationFrame(step);
  };

  return {
    /**
     * Draws now, and on in the next frames until all the way is gone.
     *
     * @param {object} who a later motion of the same one takes its place
     * @param {Draw} draw
     */
    move(who, draw) {
      const time = now();
      const since = time - (before.get(who) ?? Number.NEGATIVE_INFINITY);
      before.set(who, time);
      if (jumping || still()) {
        moving.delete(who);
        draw(1);
        return;
      }
      // Events that follow each other quickly are a motion of the hand: keep up with it.
      const follows = since < kLength;
      const length = pace ?? (follows ? Math.max(since, kFrame) : kLength);
      moving.set(who, { draw, start: time - kFrame, length, linear: follows || pace !== null });
      frame ||= requestAnimationFrame(step);
      draw(Math.min(kFrame / length, 1));
    },
    /** Ends a motion where it was to lead. @param {object} who */
    finish(who) {
      const motion = moving.get(who);
      moving.delete(who);
      motion?.draw(1);
    },
    /** Takes it out without drawing anything more. @param {object} who */
    drop(who) {
      moving.delete(who);
    },
    /** Whether a player sets the state, and not a hand. */
    get playing() {
      return pace !== null;
    },
    /** A player runs, a step every so many milliseconds; null: it rests. @param {number | null} every */
    setPace(every) {
      pace = every;
    },
    /** What is changed during `act` is shown at once. @param {() => void} act */
    jump(act) {
      jumping = true;
      act();
      requestAnimationFrame(() => {
        jumping = false;
      });
    },
    destroy() {
      cancelAnimationFrame(frame);
      moving.clear();
    },
  };
}

function isStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Quick at first, gentle at the end. @param {number} share */
function eased(share) {
  const left = 1 - share;
  return 1 - left * left * left;
}
