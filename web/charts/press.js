/**
 * What a press means. A mouse acts at once. A finger may only be scrolling, so nothing is touched
 * until it shows its purpose: a tap acts when it is lifted, a drag begins once it has gone sideways.
 *
 * @typedef {'tap' | 'drag' | 'none' | 'open'} Intent  open: not to be told yet
 */

/** CSS pixels that a finger may waver. */
const kWaver = 8;

/** Told to all that hold the element: what is changed from now on may have to be taken back. */
export const kHeld = 'press-held';
/** What has changed since `kHeld` was not meant, and goes back. */
export const kDropped = 'press-dropped';

/**
 * @param {number} dx since the finger came down
 * @param {number} dy
 * @returns {Intent}
 */
export function intentOf(dx, dy) {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (across > kWaver && across > along) return 'drag';
  return along > kWaver ? 'none' : 'open';
}

/** @param {Element} element @param {string} what */
export function tell(element, what) {
  element.dispatchEvent(new CustomEvent(what, { bubbles: true }));
}

/**
 * Calls `act` for a press and, with `drag`, while it is drawn along. A press that the browser takes
 * away (because it scrolls after all) is announced by `kDropped`.
 *
 * @param {HTMLElement} element  or an SVG element, which hears of the same events
 * @param {{act: (event: PointerEvent) => void, drag?: boolean}} to
 * @returns {{readonly pressed: boolean}} whether a press is under way, whatever it will mean
 */
export function followPress(element, { act, drag = true }) {
  /** @type {{id: number, x: number, y: number, intent: Intent} | null} */
  let press = null;

  const begin = (/** @type {PointerEvent} */ event) => {
    if (!press) return;
    press.intent = 'drag';
    tell(element, kHeld);
    if (drag) element.setPointerCapture(event.pointerId);
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, intent: 'open' };
    if (event.pointerType !== 'mouse') return;
    begin(event);
    act(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    if (press.intent === 'open') {
      const intent = intentOf(event.clientX - press.x, event.clientY - press.y);
      if (intent === 'drag' && drag) begin(event);
      else if (intent !== 'open') press.intent = 'none';
    }
    if (press.intent === 'drag' && drag) act(event);
  });
  element.addEventListener('pointerup', (event) => {
    if (event.pointerId !== press?.id) return;
    const { intent } = press;
    press = null;
    if (intent === 'open') act(event);
  });
  element.addEventListener('pointercancel', (event) => {
    if (event.pointerId !== press?.id) return;
    const { intent } = press;
    press = null;
    if (intent === 'drag') tell(element, kDropped);
  });
  return {
    get pressed() {
      return press !== null;
    },
  };
}
