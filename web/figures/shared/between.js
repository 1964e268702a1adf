/**
 * What lies between two models, for a picture that moves from one to the other. Angles go the short
 * way round.
 */

/** @param {number} from @param {number} to @param {number} share */
export function mixed(from, to, share) {
  return from + (to - from) * share;
}

/**
 * @param {number} from in radians
 * @param {number} to in radians
 * @param {number} share
 */
export function turned(from, to, share) {
  const whole = 2 * Math.PI;
  const turn = to - from;
  return from + (turn - Math.round(turn / whole) * whole) * share;
}

/** The same direction as an angle from 0 to a whole turn. @param {number} angle */
export function withinTurn(angle) {
  const whole = 2 * Math.PI;
  return angle - Math.floor(angle / whole) * whole;
}

/**
 * A point on the circle between two others.
 *
 * @param {{sine: number, cosine: number}} from
 * @param {{sine: number, cosine: number}} to
 * @param {number} share
 */
export function pointBetween(from, to, share) {
  const sine = mixed(from.sine, to.sine, share);
  const cosine = mixed(from.cosine, to.cosine, share);
  const length = Math.hypot(sine, cosine);
  // Opposite points have no short way between them.
  return length < 1e-3 ? to : { sine: sine / length, cosine: cosine / length };
}
