/** @import {Frame} from './frame.js' */

/**
 * Tells the frames when they come near the screen, and when they are on it.
 *
 * @param {Frame[]} frames
 * @param {(frame: Frame, seen: boolean) => void} [note] is told too when one comes into sight or leaves
 * @returns {() => void} looks no longer
 */
export function watchFrames(frames, note = () => {}) {
  if (!('IntersectionObserver' in globalThis)) {
    for (const frame of frames) {
      frame.setNear(true);
      frame.setVisible(true);
    }
    return () => {};
  }
  const byElement = new Map(frames.map((frame) => [/** @type {Element} */ (frame.element), frame]));
  const watch = (
    /** @type {string} */ rootMargin,
    /** @type {(frame: Frame, near: boolean) => void} */ tell,
  ) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const frame = byElement.get(target);
          if (frame) tell(frame, isIntersecting);
        }
      },
      { rootMargin },
    );
    for (const frame of frames) observer.observe(frame.element);
    return observer;
  };
  const observers = [
    watch('0px', (frame, seen) => {
      frame.setVisible(seen);
      note(frame, seen);
    }),
    watch('400px 0px', (frame, near) => frame.setNear(near)),
    watch('900px 0px', (frame, near) => near && frame.prepare()),
  ];
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

/** Milliseconds after the first scrolling before all the other figures are fetched. */
const kRest = 2000;

/**
 * Who reads on will need the other figures too, or print them, or go offline: they come one by one
 * while nothing else happens.
 *
 * @param {Frame[]} frames
 */
export function fetchTheRest(frames) {
  const fetchAll = async () => {
    for (const frame of frames) await frame.whenLoaded();
  };
  addEventListener('scroll', () => setTimeout(fetchAll, kRest), { once: true, passive: true });
}
