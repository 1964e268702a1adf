/** One word in so many milliseconds. */
const kPerSlot = 2000;

/**
 * The line walks along the sentence by itself until somebody touches the picture. It stands while
 * it cannot be seen, and where the reader wants no motion.
 *
 * @param {Element} element
 * @param {{last: () => number, from: () => number, move: (slot: number) => void,
 *   allowed: () => boolean}} to
 */
export function createDrift(element, { last, from, move, allowed }) {
  let wanted = false;
  let seen = false;
  let frame = 0;
  let then = 0;
  let way = 1;
  const step = (/** @type {number} */ now) => {
    frame = requestAnimationFrame(step);
    // After a pause of any length the walk goes on from where it stood.
    const passed = Math.min(now - then, 100);
    then = now;
    let next = from() + (way * passed) / kPerSlot;
    if (next >= last()) [next, way] = [last(), -1];
    if (next <= 0) [next, way] = [0, 1];
    if (next !== from()) move(next);
  };
  const settle = () => {
    const going = wanted && seen && allowed() && !document.hidden;
    if (going && !frame) {
      then = performance.now();
      frame = requestAnimationFrame(step);
    } else if (!going && frame) {
      cancelAnimationFrame(frame);
      frame = 0;
    }
  };
  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver(([entry]) => {
          seen = entry.isIntersecting;
          settle();
        })
      : null;
  // Where nobody tells, it counts as seen.
  if (observer) observer.observe(element);
  else seen = true;
  document.addEventListener('visibilitychange', settle);
  const quiet = matchMedia('(prefers-reduced-motion: reduce)');
  quiet.addEventListener('change', settle);
  return {
    start() {
      wanted = true;
      settle();
    },
    stop() {
      wanted = false;
      settle();
      // It may have stopped between two words.
      if (from() !== Math.round(from())) move(Math.round(from()));
    },
    destroy() {
      wanted = false;
      settle();
      observer?.disconnect();
      document.removeEventListener('visibilitychange', settle);
      quiet.removeEventListener('change', settle);
    },
  };
}
