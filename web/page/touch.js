import { intentOf, kDropped, kHeld, tell } from '../charts/press.js';

/**
 * Fingers on the page: sliders wait for a purpose as pictures do, and what a broken-off drag has
 * changed goes back.
 */

/**
 * A slider of the browser's own moves as soon as a finger comes down on it, also where the finger
 * only passes by. Here its word counts once the finger is lifted in place or has gone sideways.
 *
 * Call it before anything else listens to the slider's `input`.
 *
 * @param {HTMLInputElement} slider
 */
export function guardSlider(slider) {
  /** @type {{id: number, x: number, y: number, before: string, wish: string | null,
   *   intent: import('../charts/press.js').Intent} | null} */
  let press = null;

  slider.addEventListener('pointerdown', (event) => {
    press = null;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    press = { id, x, y, before: slider.value, wish: null, intent: 'open' };
  });
  slider.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id || press.intent !== 'open') return;
    press.intent = intentOf(event.clientX - press.x, event.clientY - press.y);
    if (press.intent === 'drag') tell(slider, kHeld);
  });
  slider.addEventListener('input', (event) => {
    if (!press || press.intent === 'drag') return;
    event.stopImmediatePropagation();
    press.wish = slider.value;
    slider.value = press.before;
  });
  slider.addEventListener('pointerup', (event) => {
    if (event.pointerId !== press?.id) return;
    const { intent, wish } = press;
    if (intent === 'none') return;
    press = null;
    if (intent !== 'open' || wish === null) return;
    slider.value = wish;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  slider.addEventListener('pointercancel', (event) => {
    if (event.pointerId !== press?.id) return;
    // The slider hears more of a finger that scrolls, so it stays on guard until that is lifted.
    const { intent } = press;
    press.intent = 'none';
    if (intent === 'drag') tell(slider, kDropped);
    else slider.value = press.before;
  });
  for (const end of ['touchend', 'touchcancel', 'keydown']) {
    slider.addEventListener(end, () => {
      press = null;
    });
  }
}

/**
 * Puts back what a drag inside an element has changed, when the browser takes the drag away.
 *
 * @param {HTMLElement} element
 * @param {import('./store.js').Store} store
 */
export function bindTakingBack(element, store) {
  /** @type {import('../figures/parameters.js').State | null} */
  let before = null;
  element.addEventListener(kHeld, () => {
    before = store.state;
  });
  element.addEventListener(kDropped, () => {
    const past = before;
    before = null;
    if (!past) return;
    const now = new Map(Object.entries(store.state));
    const changed = Object.entries(past).filter(([key, value]) => !Object.is(now.get(key), value));
    store.change(Object.fromEntries(changed));
  });
}
